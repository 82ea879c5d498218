import { asProblem } from '../../shared/problem.ts';
import type { Comment, Element, ElementContent, Root, RootContent } from 'hast';
import type { MdxFlowExpressionHast, MdxTextExpressionHast } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { MdxjsEsmHast } from 'mdast-util-mdxjs-esm';
import type { Transformer } from 'unified';
import type { CompileState } from '../page/compile-state.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { readAttributes, withStyleObject } from './jsx-attributes.ts';
import type { JsxAttribute } from './jsx-data.ts';
import { staticElement } from './static-element.ts';

type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type ExpressionNode = MdxFlowExpressionHast | MdxTextExpressionHast;
type AnyNode = RootContent | ElementContent;

/**
 * Turns all MDX nodes of a tree into elements, so that the other plugins need not know MDX. `<img
 * src="…" />` becomes an image as in Markdown, a component becomes `docs-jsx`, and an expression
 * becomes `docs-value`. The JavaScript is collected for the MDX module.
 */
export function jsxElements({ inlineStyles }: Pick<Conversion, 'inlineStyles'>): Transformer<Root> {
  return (tree, file) => {
    const conversion = { state: compileStateOf(file), inlineStyles };
    tree.children = convertAll(withoutBreaks(tree.children), conversion);
  };
}

interface Conversion {
  readonly state: CompileState;
  /** Whether elements may have `style` attributes. */
  readonly inlineStyles: boolean;
}

/** Removes the white space after imports and exports, so that they leave no empty lines. */
function withoutBreaks(nodes: readonly RootContent[]): readonly RootContent[] {
  return nodes.filter(
    (node, index) => node.type !== 'text' || node.value.trim() !== '' || nodes[index - 1]?.type !== 'mdxjsEsm',
  );
}

function convertAll<T extends AnyNode>(nodes: readonly T[], conversion: Conversion): (T | ElementContent)[] {
  return nodes.flatMap((node) => convert(node, conversion));
}

function convert<T extends AnyNode>(node: T, conversion: Conversion): readonly (T | ElementContent)[] {
  switch (node.type) {
    case 'element':
      node.children = convertAll(node.children, conversion);
      return [node];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return convertJsx(node, conversion);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [convertExpression(node, conversion.state)];
    case 'mdxjsEsm':
      collectModule(node, conversion.state);
      return [];
    default:
      return [node];
  }
}

/**
 * Tags that earlier plugins replaced with tabs, if they were blocks of their own. A remaining tag
 * is inside a paragraph.
 */
const blockTags: ReadonlySet<string> = new Set(['CodeGroup', 'PackageManagers']);

function convertJsx(node: JsxNode, conversion: Conversion): readonly ElementContent[] {
  const { state, inlineStyles } = conversion;
  const children = convertAll(node.children, conversion);
  if (node.name === null) return children;
  const place = placeOf(node);
  if (blockTags.has(node.name) && !state.script.declared.has(node.name)) {
    const title = `\`<${node.name}>\` is inside a line of text.`;
    const hint = 'Put it on its own line, with a blank line before and after it.';
    if (node.type === 'mdxJsxTextElement')
      state.messages.push(asProblem({ code: 'invalid-mdx', title, hint, ...place }));
    return children;
  }
  const isElement = /^[a-z]/.test(node.name) && !node.name.includes('.');
  const context = { state, place, inlineStyles };
  const read = readAttributes(node.attributes, { ...context, element: isElement ? node.name : null });
  const isThemeLink = node.name === 'Link' && !state.script.declared.has(node.name);
  const named = isThemeLink ? withHref(read) : read;
  const plain = isElement ? staticElement(node.name, named, children) : null;
  if (plain) return [{ ...plain, position: node.position }];
  if (!isElement) state.script.components.push({ name: node.name, ...place });
  const attributes = isElement ? withStyleObject(named, { ...context, element: node.name }) : named;
  const keepsStyle = isElement && inlineStyles ? ({ keepsStyle: true } as const) : {};
  const jsx = { name: node.name, attributes, ...keepsStyle, ...place };
  return [{ type: 'element', tagName: 'docs-jsx', properties: {}, children, position: node.position, data: { jsx } }];
}

/** Other generators call the address of a `<Link>` `to`. */
function withHref(attributes: readonly JsxAttribute[]): readonly JsxAttribute[] {
  if (attributes.some(({ name }) => name === 'href')) return attributes;
  return attributes.map((attribute) => (attribute.name === 'to' ? { ...attribute, name: 'href' } : attribute));
}

function convertExpression(node: ExpressionNode, { script }: CompileState): Element | Comment {
  const program = node.data?.estree;
  // The braces contain only comments.
  if (program?.body.length === 0) {
    const value = program.comments?.map((comment) => comment.value).join('\n') ?? '';
    return { type: 'comment', value, position: node.position };
  }
  const place = placeOf(node);
  const index = script.pieces.push({ kind: 'value', code: node.value, ...place }) - 1;
  const value = { index, ...place };
  return {
    type: 'element',
    tagName: 'docs-value',
    properties: {},
    children: [],
    position: node.position,
    data: { value },
  };
}

function collectModule(node: MdxjsEsmHast, { script, messages }: CompileState): void {
  const program = node.data?.estree;
  if (!program || node.value.trim() === '') return;
  const layout = program.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (!layout) {
    script.pieces.push({ kind: 'module', code: node.value, ...placeOf(node) });
    return;
  }
  const lines = (layout.loc?.start.line ?? 1) - (program.body[0]?.loc?.start.line ?? 1);
  messages.push(
    asProblem({
      code: 'invalid-mdx',
      title: 'A page has no `export default`: its text is what it exports.',
      hint: 'Give the component a name, `export function Example() { … }`, and use it in the text, `<Example />`.',
      // The line numbers of the JavaScript parser are not global line numbers. So only the difference
      // of two of its lines is used, added to the line of the node.
      line: placeOf(node).line + lines,
      column: (layout.loc?.start.column ?? 0) + 1,
    }),
  );
}
