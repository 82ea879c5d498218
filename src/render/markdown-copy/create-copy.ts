import type { CopiedPage } from '../../site/page-props/markdown-copy.ts';
import { writeBlocks } from './blocks.ts';
import type { DiagramSource } from './copy-context.ts';
import { escapeText, inlineText } from './inline.ts';
import { findPart, type PartNode } from './parts.ts';

export interface CopyOptions extends Omit<CopiedPage, 'output'> {
  readonly diagrams: readonly DiagramSource[];
}

/**
 * Returns the Markdown copy of a page: the title, the description, the address, and `nodes`, which
 * are everything in its main area that has text for readers.
 */
export function createMarkdownCopy(
  { url, title, description, diagrams }: CopyOptions,
  nodes: readonly PartNode[],
): string {
  const address = (written: string) => (URL.canParse(written, url) ? new URL(written, url).href : written);
  const heading = findPart(nodes, ({ name }) => name === 'h1');
  const context = { address, diagrams, heading };
  const shown = heading ? inlineText(heading.children, context) : '';
  const blocks = writeBlocks(nodes, context);
  const quoted = description === null ? '' : escapeText(description).trim();
  const head = [`# ${shown === '' ? escapeText(title) : shown}`];
  // A list of pages shows its description as its first paragraph.
  if (quoted !== '' && blocks[0] !== quoted) head.push(`> ${quoted}`);
  return `${[...head, `Source: <${url}>`, ...blocks].join('\n\n')}\n`;
}
