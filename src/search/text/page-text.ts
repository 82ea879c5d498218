import { searchAttribute } from '../../shared/dom.ts';

/** The searched text of a page: what stands before the first heading with an anchor, then a section for each. */
export type PageText = readonly SectionText[];

export interface SectionText {
  /** Anchor; null for the text of the page before the others. */
  readonly id: string | null;
  readonly title: string;
  readonly text: string;
}

/** Takes the elements and texts of a page in their order, and makes sections of them. */
export interface PageTextReader {
  /** Returns false if nothing in the element is searched: neither its content nor its end is expected then. */
  readonly open: (name: string, attribute: (name: string) => string | null | undefined) => boolean;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
  readonly end: () => PageText;
}

/** Elements that hold no text of the page. */
const silent: ReadonlySet<string> = new Set([
  'nav',
  'button',
  'svg',
  'math',
  'script',
  'style',
  'template',
  'select',
  'iframe',
  'noscript',
]);
/** Elements that do not end a word. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi code del em i ins kbd mark s small span strong sub sup u var wbr'.split(' '),
);
const heading = /^h[1-6]$/;
/** Attributes of the links to a footnote and back, whose numbers and arrows would end the words before them. */
const footnoteLinks = ['data-footnote-ref', 'data-footnote-backref'];

/** Returns a reader of one page. */
export function createPageTextReader(): PageTextReader {
  const sections: { id: string | null; title: string; text: string }[] = [{ id: null, title: '', text: '' }];
  let inHeading = false;
  const add = (text: string) => {
    const section = sections.at(-1);
    if (section) section[inHeading ? 'title' : 'text'] += text;
  };
  return {
    open: (name, attribute) => {
      if (silent.has(name) || attribute(searchAttribute) === 'off' || attribute('aria-hidden') === 'true') return false;
      if (name === 'a' && (attribute('class') === 'anchor' || footnoteLinks.some((link) => attribute(link) != null))) {
        return false;
      }
      const id = attribute('id') ?? null;
      if (heading.test(name) && (id !== null || name === 'h1')) {
        // A heading in a list of posts is no section of its page; the title is the page's own.
        if (name !== 'h1') sections.push({ id, title: '', text: '' });
        inHeading = true;
      } else if (!inline.has(name)) add(' ');
      return true;
    },
    text: add,
    close: (name) => {
      if (heading.test(name)) inHeading = false;
      if (!inline.has(name)) add(' ');
    },
    end: () => sections.map(({ id, title, text }) => ({ id, title: oneLine(title), text: oneLine(text) })),
  };
}

function oneLine(text: string): string {
  // Most spaces are as they should be.
  return text.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();
}
