import type { Nodes, Paragraph, Root } from 'mdast';
import type { Transformer } from 'unified';

/**
 * Takes components and expressions out of a paragraph that holds nothing else: `<Card />` on a line
 * of its own is a block.
 */
export function unravel(): Transformer<Root> {
  return (tree) => unravelIn(tree);
}

function unravelIn(node: Nodes): void {
  if (!('children' in node)) return;
  const children: Nodes[] = node.children.flatMap((child) => (child.type === 'paragraph' ? blocksOf(child) : [child]));
  for (const child of children) unravelIn(child);
  // What a paragraph held is allowed where it stood, which types do not tell.
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
