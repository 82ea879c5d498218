import type { Element } from 'hast';
import { h } from 'hastscript';
import type { BookPart } from '../plan/book-parts.ts';
import type { BookAddresses } from './book-addresses.ts';
import { connectChapter } from './connect-chapter.ts';
import { type Chapter, headingAt } from './create-chapter.ts';
import { writeItems } from './write-contents.ts';

interface PartContext {
  readonly chapters: ReadonlyMap<BookPart, Chapter>;
  readonly addresses: BookAddresses;
  /** Title of the notes. */
  readonly notes: string;
}

/**
 * Returns the parts of a book, each on a new page. The heading of a category inside another is
 * above its first page instead, so that no sheet has a heading only.
 */
export function writeParts(parts: readonly BookPart[], context: PartContext): readonly Element[] {
  const written: Element[] = [];
  let above: Element[] = [];
  const write = (part: BookPart): void => {
    const chapter = context.chapters.get(part);
    if (chapter) {
      const text = connectChapter(chapter, context.addresses, context.notes);
      written.push(section(part, 'chapter', [...above, ...text]));
      above = [];
    } else if (part.depth > 0) {
      above.push(h('div', { id: part.id, className: ['heading-above'] }, headingOf(part)));
    } else {
      written.push(section(part, 'part', [...headingOf(part), ...writeItems(part)]));
    }
    for (const item of part.items) write(item);
  };
  for (const part of parts) write(part);
  return written;
}

function section({ id }: BookPart, kind: string, children: Element[]): Element {
  return h('section', { id, className: [kind, `running-${id}`] }, children);
}

function headingOf({ title, depth, description }: BookPart): Element[] {
  const lead = description === null ? [] : [h('p', { className: ['lead'] }, description)];
  return [headingAt(1, depth, h('h1', title)), ...lead];
}
