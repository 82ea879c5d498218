import type { Element } from 'hast';
import { h } from 'hastscript';
import type { BookPart } from '../plan/book-parts.ts';
import { pageNumberOf } from './connect-chapter.ts';
import type { Section } from './create-chapter.ts';

/** A longer table of contents lists pages only. */
const mostLines = 240;

/** Returns the table of contents of a book: its parts with the sections of their pages. */
export function writeContents(
  parts: readonly BookPart[],
  sectionsOf: (part: BookPart) => readonly Section[],
  title: string,
): Element {
  const count = (list: readonly BookPart[]): number =>
    list.reduce((sum, part) => sum + 1 + sectionsOf(part).length + count(part.items), 0);
  const hasSections = count(parts) <= mostLines;
  const write = (part: BookPart): Element => {
    const sections = hasSections ? sectionsOf(part) : [];
    const items = [...sections.map((section) => h('li', [line(section)])), ...part.items.map(write)];
    return h('li', { className: [`contents-${part.depth}`] }, [line(part), ...listOf(items)]);
  };
  return h('nav', { className: ['contents'], ariaLabelledBy: 'contents' }, [
    h('h2', { id: 'contents', className: ['level-1'] }, title),
    ...listOf(parts.map(write)),
  ]);
}

/** Returns the list of the parts below a heading, each with its page. */
export function writeItems({ items }: BookPart): Element[] {
  if (items.length === 0) return [];
  const lines = items.map((item) => h('li', [line(item)]));
  return [h('ol', { className: ['part-items'] }, lines)];
}

function listOf(items: Element[]): Element[] {
  return items.length === 0 ? [] : [h('ol', items)];
}

function line({ id, title }: Section): Element {
  return h('a', { href: `#${id}`, className: ['contents-line'] }, [
    h('span', title),
    h('span', { className: ['contents-dots'], ariaHidden: 'true' }),
    pageNumberOf(id, 'contents-number'),
  ]);
}
