import type { Nodes, Paragraph, Root } from 'mdast';
import type { Transformer } from 'unified';

/**
 * Replaces a paragraph that contains only components and expressions with its children: `<Card />`
 * on a separate line is a block.
 */
export function unravel(): Transformer<Root> {
  return (tree) => unravelIn(tree);
}

function unravelIn(node: Nodes): void {
  if (!('children' in node)) return;
  const children: Nodes[] = node.children.flatMap((child) => (child.type === 'paragraph' ? blocksOf(child) : [child]));
  for (const child of children) unravelIn(child);
  // Children of a paragraph are allowed in its place. The types do not express this.
  Object.assign(node, { children });
}

function blocksOf(paragraph: Paragraph): readonly Nodes[] {
  const written = paragraph.children.filter((child) => child.type !== 'text' || !/^[\t\n\r ]*$/.test(child.value));
  const isScript = ({ type }: Nodes) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
  if (written.length === 0 || !written.every(isScript)) return [paragraph];
  for (const child of written) {
    const type = child.type === 'mdxTextExpression' ? 'mdxFlowExpression' : 'mdxJsxFlowElement';
    Object.assign(child, { type });
  }
  return written;
}
