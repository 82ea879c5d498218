import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';

/** The notes of a chapter: the addresses of its links, and the footnotes of its author. */
export interface NoteNumbers {
  /** Returns the mark of the note with an address. */
  readonly mark: (address: string) => Element;
  /** Takes over the list of footnotes of the page. */
  readonly addFootnotes: (list: Element) => void;
  /** Returns the mark of a footnote, in place of the page's own. */
  readonly markFootnote: (reference: Element) => Element;
  /**
   * Returns the list of all notes in the order of their numbers; null if there are none. A footnote
   * may have links itself, whose notes follow.
   */
  readonly write: (connect: (node: ElementContent) => ElementContent[], title: string) => Element | null;
}

/** Returns the notes of a chapter, which are numbered in the order in which they are asked for. */
export function createNotes(chapter: string): NoteNumbers {
  // An address, or the id of a footnote on its page behind a number sign.
  const keys: string[] = [];
  const footnotes = new Map<string, Element>();
  const numberOf = (key: string): number => {
    const index = keys.indexOf(key);
    return index === -1 ? keys.push(key) : index + 1;
  };
  const idOf = (number: number) => `${chapter}-note-${number}`;
  const markOf = (key: string): Element => {
    const number = numberOf(key);
    return h('sup', { className: ['note-mark'] }, [
      h('a', { href: `#${idOf(number)}`, role: 'doc-noteref' }, String(number)),
    ]);
  };
  return {
    mark: markOf,
    addFootnotes: (list) => {
      for (const item of itemsIn(list)) footnotes.set(`#${String(item.properties.id)}`, item);
    },
    markFootnote: ({ properties: { href } }) => markOf(String(href)),
    write: (connect, title) => {
      const items: Element[] = [];
      for (let index = 0; index < keys.length; index += 1) {
        const key = keys[index] ?? '';
        const footnote = footnotes.get(key);
        const content = footnote
          ? footnote.children.flatMap(connect)
          : [h('a', { href: key, className: ['note-address'] }, key.replace(/^(?:mailto|tel):/, ''))];
        items.push(h('li', { id: idOf(index + 1) }, content));
      }
      if (items.length === 0) return null;
      const label = h('p', { className: ['notes-title'] }, title);
      return h('section', { className: ['notes'], role: 'doc-endnotes' }, [label, h('ol', items)]);
    },
  };
}

function itemsIn({ children }: Element): readonly Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'li' ? [child] : itemsIn(child);
  });
}
