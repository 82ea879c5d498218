import type { Heading, Nodes } from 'mdast';
import { eachMarkdownNode } from '../../markdown/page/walk.ts';
import type { MarkdownFormat } from '../../markdown/page/compiled-page.ts';
import { readHeadingEnd } from '../../markdown/headings/heading-end.ts';
import type { ParseText } from '../../markdown/text-parser.ts';
import { splitFrontMatter } from '../../shared/front-matter.ts';

/** A heading as it stands in a file. HTML and code have none. */
export interface WrittenHeading {
  /** Line of its first character, from 1. */
  readonly line: number;
  /** Column of its first character, from 1. */
  readonly column: number;
  /** Offset after its text, before marks that close it. */
  readonly end: number;
  /** Offset after its text without the id; equal to `end` if it has none. */
  readonly idStart: number;
}

/**
 * Returns the headings of a text with their offsets in it, without those that have no text. Returns
 * none for MDX that a build refuses.
 */
export function writtenHeadings(text: string, format: MarkdownFormat, parse: ParseText): readonly WrittenHeading[] {
  const headings: WrittenHeading[] = [];
  // A byte order mark is no part of the first line.
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const source = withoutFrontMatter(text.slice(start));
  try {
    eachMarkdownNode(parse(source, format), (node) => {
      const found = node.type === 'heading' ? headingAt(node, source, start) : null;
      if (found) headings.push(found);
    });
  } catch {
    return [];
  }
  return headings;
}

function headingAt({ position, children }: Heading, source: string, shift: number): WrittenHeading | null {
  const last: Nodes | undefined = children.at(-1);
  const [from, to] = [position?.start, last?.position?.end.offset];
  if (from === undefined || to === undefined) return null;
  const first = children[0]?.position?.start.offset ?? 0;
  const written = readHeadingEnd(source.slice(first, to));
  const idStart = written?.id == null ? 0 : written.start;
  return {
    line: from.line,
    column: from.column,
    end: shift + to,
    // What is nothing but an id would be an empty heading without it.
    idStart: shift + (idStart === 0 ? to : first + idStart),
  };
}

/** Returns a text with spaces in place of its front matter, so that all offsets stay. */
function withoutFrontMatter(text: string): string {
  const lines = splitFrontMatter(text.replace(/\r\n?/g, '\n')).bodyLine;
  const ends = [...text.matchAll(/\r\n|\r|\n/g)].slice(0, lines);
  const last = ends.at(-1);
  const end = last ? last.index + last[0].length : 0;
  return text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}
