import type { Nodes, Paragraph, RootContent } from 'mdast';
import { isElementName } from '../../../src/markdown/html/element-names.ts';
import type { Summary } from '../../../src/content/summarize.ts';
import { parseByReference } from '../plugins/native-parser/parsers.ts';

/**
 * Returns the summary of a text as its tree has it that `remark-parse` gives, by the rules of
 * `summarize`.
 */
export function summarizeByParser(text: string): Summary {
  const tree = parseByReference(text);
  const blocks = 'children' in tree ? tree.children.filter(isRootContent) : [];
  const first = blocks.find((block) => !isSilent(block));
  const heading = first?.type === 'heading' && first.depth === 1 ? textOf(first) : null;
  const paragraph = blocks.find((block): block is Paragraph => block.type === 'paragraph' && !isSilent(block));
  return { heading, paragraph: paragraph ? textOf(paragraph) : null };
}

function isRootContent(node: Nodes): node is RootContent {
  return node.type !== 'root';
}

/** What may come before the heading of a page: HTML, comments, definitions, pictures. */
function isSilent(block: RootContent): boolean {
  if (block.type === 'html' || block.type === 'definition' || block.type === 'footnoteDefinition') return true;
  if (block.type !== 'paragraph') return false;
  return block.children.every((child) => isPicture(child) || (child.type === 'text' && child.value.trim() === ''));
}

function isPicture(node: Nodes): boolean {
  if (node.type === 'link' || node.type === 'linkReference') return node.children.every(isPicture);
  return node.type === 'image' || node.type === 'imageReference';
}

function textOf(node: Nodes): string {
  return visibleText(node)
    .replace(/\s*\{#[^}]+\}\s*$/, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

function visibleText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'html': {
      const name = /^<\/?([a-z][^\s/>]*)/i.exec(node.value)?.[1];
      if (name?.toLowerCase() === 'br') return ' ';
      return name === undefined || isElementName(name, new Set()) ? '' : node.value;
    }
    default:
      return 'children' in node ? node.children.map(visibleText).join('') : '';
  }
}
