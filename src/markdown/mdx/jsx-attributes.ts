import { asProblem } from '../../shared/problem.ts';
import type { Expression } from 'estree';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type { CompileState } from '../page/compile-state.ts';
import { placeOf, rangeOf } from '../page/compile-state.ts';
import { adviseOnStyle } from '../html/style-advice.ts';
import { cssOf, styleObject } from './inline-styles.ts';
import type { JsxAttribute } from './jsx-data.ts';

interface AttributeContext {
  readonly state: CompileState;
  /** Place of the tag. */
  readonly place: ReturnType<typeof placeOf>;
  /** Name of the HTML element. Null for a component. */
  readonly element: string | null;
  /** Whether elements may have `style` attributes. */
  readonly inlineStyles: boolean;
}

/**
 * Returns the attributes of a tag. Plain values are stored directly, other values as their index in
 * the MDX module.
 */
export function readAttributes(
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
  context: AttributeContext,
): readonly JsxAttribute[] {
  return attributes.flatMap((attribute): JsxAttribute[] => {
    const place = attribute.position ? placeOf(attribute) : context.place;
    const { pieces } = context.state.script;
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return [{ name: null, index: pieces.push({ kind: 'spread', code: attribute.value, ...place }) - 1 }];
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) return [{ name, value: true }];
    if (typeof value === 'string') return [withPlace({ name, value }, attribute, context.state)];
    const statement = value.data?.estree?.body[0];
    const plain = statement?.type === 'ExpressionStatement' ? plainValue(statement.expression) : null;
    if (plain !== null) return [withPlace({ name, value: plain }, attribute, context.state)];
    if (context.element !== null) {
      const css = name === 'style' && statement?.type === 'ExpressionStatement' ? cssOf(statement.expression) : null;
      // `safeHtml` looks at it.
      if (css !== null) return [{ name, value: css }];
      if (rejectAttribute(name, { ...context, element: context.element, place })) return [];
    }
    return [{ name, index: pieces.push({ kind: 'value', code: value.value, ...place }) - 1, ...place }];
  });
}

/** The attributes that may be references. */
const addresses: ReadonlySet<string> = new Set(['href', 'to', 'src', 'srcDark', 'poster', 'captions']);

function withPlace(
  plain: { readonly name: string; readonly value: string | number | boolean },
  attribute: MdxJsxAttribute,
  { lines }: CompileState,
): JsxAttribute {
  return attribute.position && addresses.has(plain.name) ? { ...plain, place: rangeOf(attribute, lines) } : plain;
}

/**
 * Returns the value of a literal such as `{300}` or `{'text'}`, or null for any other expression.
 */
function plainValue(expression: Expression): string | number | boolean | null {
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? null;
  }
  if (expression.type !== 'Literal') return null;
  const { value } = expression;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/**
 * Returns the attributes of an element that is rendered with the values of the page, where `style`
 * is an object.
 */
export function withStyleObject(
  attributes: readonly JsxAttribute[],
  context: AttributeContext & { readonly element: string },
): readonly JsxAttribute[] {
  const { state, place } = context;
  return attributes.flatMap((attribute): JsxAttribute[] => {
    if (attribute.name !== 'style' || !('value' in attribute)) return [attribute];
    if (rejectAttribute('style', context)) return [];
    const code = JSON.stringify(styleObject(String(attribute.value)));
    return [{ name: 'style', index: state.script.pieces.push({ kind: 'value', code, ...place }) - 1, ...place }];
  });
}

/**
 * Returns whether an HTML element cannot have this attribute, and reports a warning. The text of a
 * page is static HTML, so event handlers are left out, and `style` unless the site allows it.
 */
function rejectAttribute(
  name: string,
  { state, place, element, inlineStyles }: AttributeContext & { readonly element: string },
): boolean {
  const isHandler = /^on[A-Z]/.test(name);
  if ((name !== 'style' || inlineStyles) && !isHandler) return false;
  state.messages.push(
    asProblem({
      code: 'removed-html',
      title: `The ${name} attribute of <${element}> is left out.`,
      hint: isHandler
        ? "The text of a page cannot run scripts. Put the element into its own component, in a file that begins with 'use client'."
        : adviseOnStyle(''),
      ...place,
    }),
  );
  return true;
}
