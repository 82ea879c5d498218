import type { Element, ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import type { Chapter } from './create-chapter.ts';
import { createNotes, type NoteNumbers } from './number-notes.ts';
import type { BookAddresses } from './book-addresses.ts';
import { decodeComponent } from '../../shared/decode-address.ts';

/** Returns what is filled with the number of the page that has an id. */
export function pageNumberOf(id: string, className: string): Element {
  return h('span', { className: [className], dataNumberOf: id });
}

/**
 * Returns the text of a chapter for the book: links lead to pages of the book, others have the
 * number of a note, and the notes follow at the end.
 */
export function connectChapter(chapter: Chapter, addresses: BookAddresses, notesTitle: string): readonly Element[] {
  const notes = createNotes(chapter.part.id);
  const connect = connector(chapter, addresses, notes);
  const whole = h('div', chapter.children.flatMap(connect));
  const body = h('div', { className: ['chapter-body'] }, whole.children);
  const list = notes.write(connect, notesTitle);
  return list === null ? [body] : [body, list];
}

function connector(chapter: Chapter, addresses: BookAddresses, notes: NoteNumbers) {
  const { ids, url, part } = chapter;
  const connectLink = (link: Element): ElementContent[] => {
    const { href } = link.properties;
    if (typeof href !== 'string') return [link];
    if (href.startsWith('#')) {
      const id = ids.get(decodeComponent(href.slice(1))) ?? part.id;
      return [withHref(link, `#${id}`)];
    }
    const found = addresses.resolve(href, url);
    if (found.type === 'book') {
      const inner = withHref(link, `#${found.id}`);
      return found.isElsewhere(part) ? [inner, pageNumberOf(found.id, 'page-reference')] : [inner];
    }
    const outer = withHref(link, found.address);
    return isShown(toString(link), found.address) ? [outer] : [outer, notes.mark(found.address)];
  };
  const connect = (node: ElementContent): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const { properties } = node;
    if (properties['dataFootnotes'] !== undefined) {
      notes.addFootnotes(node);
      return [];
    }
    if (isFootnoteReference(node)) return [notes.markFootnote(node)];
    if (properties['dataFootnoteBackref'] !== undefined) return [];
    const children = node.children.flatMap(connect);
    // The mark of a footnote is raised itself.
    if (node.tagName === 'sup' && node.children.some(isFootnoteReference)) return children;
    const own: Element = { ...node, properties: withIds(properties, ids), children };
    return node.tagName === 'a' ? connectLink(own) : [own];
  };
  return connect;
}

function isFootnoteReference(node: ElementContent): boolean {
  return node.type === 'element' && node.properties['dataFootnoteRef'] !== undefined;
}

/** Returns properties in which ids of the page are those of the book. */
function withIds(properties: Properties, ids: ReadonlyMap<string, string>): Properties {
  const { id, ...others } = properties;
  const entries = Object.entries(others).flatMap(([name, value]) => {
    if (name === 'ariaLabelledBy' || name === 'ariaDescribedBy' || name === 'headers' || name === 'htmlFor') {
      const known = String(value)
        .split(/[ ,]+/)
        .flatMap((each) => ids.get(each) ?? []);
      return known.length === 0 ? [] : [[name, known.join(' ')] as const];
    }
    if (typeof value !== 'string' || !value.includes('url(#')) return [[name, value] as const];
    return [
      [name, value.replaceAll(/url\(#([^)]+)\)/g, (_, each: string) => `url(#${ids.get(each) ?? each})`)] as const,
    ];
  });
  return { ...Object.fromEntries(entries), ...(typeof id === 'string' && { id: ids.get(id) ?? id }) };
}

function withHref(link: Element, href: string): Element {
  const { rel: _rel, download: _download, ...properties } = link.properties;
  return { ...link, properties: { ...properties, href } };
}

/** A link whose text is its address needs no note. */
function isShown(text: string, address: string): boolean {
  const bare = (written: string) =>
    written
      .trim()
      .replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
      .replace(/\/$/, '');
  return bare(text) === bare(address);
}
