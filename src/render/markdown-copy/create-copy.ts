import type { CopiedPage } from '../../site/page-props/markdown-copy.ts';
import { mainPart } from '../../search/text/main-part.ts';
import { writeBlocks } from './blocks.ts';
import type { DiagramSource } from './copy-context.ts';
import { escapeText, inlineText } from './inline.ts';
import { findPart, readParts } from './parts.ts';

export interface CopyOptions extends Omit<CopiedPage, 'output'> {
  readonly diagrams: readonly DiagramSource[];
}

/**
 * Returns the Markdown copy of a page, made from its HTML: the title, the description, the address,
 * and everything in its main area that has text for readers.
 */
export function createMarkdownCopy({ url, title, description, diagrams }: CopyOptions, html: string): string {
  const address = (written: string) => (URL.canParse(written, url) ? new URL(written, url).href : written);
  const nodes = readParts(mainPart(html));
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
