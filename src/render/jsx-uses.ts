import type { Element } from 'hast';
import type { ComponentType, ElementType, JSX, ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import type { JsxAttribute, JsxData, ValueData } from '../markdown/mdx/jsx-data.ts';
import { ContentError, explainThrown } from './content-error.ts';
import type { FinalReference } from './final-reference.ts';
import type { PageScope, PageValues } from './page-values.ts';
import { isReactObject } from './react-object.ts';

export interface JsxContext {
  readonly mdxModule: PageValues | null;
  readonly scope: PageScope;
  /** The theme's components and elements, by name. */
  readonly components: Readonly<Record<string, ElementType>>;
  readonly resolve: (index: number) => FinalReference;
}

interface Props {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

type Make = (type: ElementType, props: Props, key?: string) => ReactNode;

/** Names of the placeholder elements of components and expressions. */
const placeholders: ReadonlySet<unknown> = new Set(['docs-jsx', 'docs-value']);

/**
 * Property of an element whose content is already HTML. Authors cannot write it: it has a space.
 */
export const insideProperty = 'inside html';

/** Renders the components and expressions of one page. */
export interface JsxUses {
  /**
   * Returns an element with an index by which `jsx` and `jsxs` find the component or expression.
   */
  readonly add: (element: Element) => Element;
  readonly jsx: Make;
  readonly jsxs: Make;
}

/**
 * Returns the renderer of the components and expressions of one page. It throws a `ContentError` if
 * one of them fails.
 */
export function createJsxUses(context: JsxContext): JsxUses {
  const uses: (JsxData | ValueData)[] = [];
  const add = (element: Element): Element => {
    const use = element.data?.jsx ?? element.data?.value;
    if (!use) return element;
    return { ...element, properties: { use: uses.push(use) - 1 } };
  };
  const wrap =
    (make: Make): Make =>
    (type, props, key) => {
      const use = placeholders.has(type) ? uses[Number(props['use'])] : undefined;
      if (!use) return make(type, withInside(withJoinedText(props)), key);
      if (!('name' in use)) return evaluate(use, context);
      const { children } = props;
      const own = propsOf(use, context);
      return make(componentOf(use, context), children === undefined ? own : { ...own, children }, key);
    };
  return { add, jsx: wrap(jsx), jsxs: wrap(jsxs) };
}

function withInside(props: Props): Props {
  const { [insideProperty]: html, ...own } = props;
  return typeof html === 'string' ? { ...own, dangerouslySetInnerHTML: { __html: html } } : props;
}

/**
 * Joins adjacent texts, such as a word and the value of an expression: else React adds comments.
 */
function withJoinedText(props: Props): Props {
  const { children } = props;
  if (!Array.isArray(children)) return props;
  const joined: ReactNode[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (isText(child) && isText(last)) joined[joined.length - 1] = `${last}${child}`;
    else joined.push(child);
  }
  return joined.length === children.length ? props : { ...props, children: joined };
}

function isText(node: ReactNode): node is string | number {
  return typeof node === 'string' || typeof node === 'number';
}

function evaluate(value: ValueData, { mdxModule, scope }: JsxContext): ReactNode {
  try {
    return mdxModule?.values[value.index]?.(scope);
  } catch (error) {
    throw explainThrown(error, 'The expression', value);
  }
}

function componentOf(use: JsxData, { mdxModule, components }: JsxContext): ElementType {
  const { name } = use;
  const own = mdxModule?.names[name];
  const known = components[name] ?? (isTag(name) ? name : undefined);
  if (!own && known) return known;
  const component = own?.();
  if (isComponent(component)) return component;
  const what = component === undefined ? 'undefined' : `a ${typeof component}`;
  throw new ContentError(
    'invalid-component',
    `\`<${name}>\` is not a component: its value is ${what}.`,
    'Look at how it is imported: `import Name from` takes the default export, `import { Name } from` a named one.',
    use,
  );
}

function isTag(name: string): name is keyof JSX.IntrinsicElements {
  return /^[a-z]/.test(name);
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || isReactObject(value);
}

function propsOf(use: JsxData, context: JsxContext): Props {
  const props: Record<string, unknown> = {};
  for (const attribute of use.attributes) Object.assign(props, propOf(attribute, use, context));
  // Lowercase elements are treated as HTML, which has inline styles only if the site allows them.
  if (/^[a-z]/.test(use.name) && !use.keepsStyle) delete props['style'];
  return props;
}

/** Returns an object with the props of an attribute. */
function propOf(attribute: JsxAttribute, use: JsxData, context: JsxContext): unknown {
  if (attribute.name === null) {
    return evaluate({ ...use, index: attribute.index }, context);
  }
  if ('index' in attribute) return { [attribute.name]: evaluate(attribute, context) };
  if (attribute.reference === undefined) return { [attribute.name]: attribute.value };
  const { address, width, height } = context.resolve(attribute.reference);
  const hasSize = use.attributes.some(({ name }) => name === 'width' || name === 'height');
  const isSized = attribute.name === 'src' && width !== null && height !== null && !hasSize;
  const size = isSized ? { width, height } : {};
  return { [attribute.name]: address, ...size };
}
