import { searchAttribute } from '../../shared/dom.ts';

/**
 * The indexed text of a page: the text before the first heading with an anchor, then one section
 * for each such heading.
 */
export type PageText = readonly SectionText[];

export interface SectionText {
  /** Anchor; null for the text before the first section. */
  readonly id: string | null;
  readonly title: string;
  readonly text: string;
  /** What of the text is code, each piece after a space. */
  readonly code: string;
}

/** Receives the elements and texts of a page in order, and collects them into sections. */
export interface PageTextReader {
  /**
   * Returns false if the element is not indexed. Then the caller must skip its content and must not
   * call `close`.
   */
  readonly open: (name: string, attribute: (name: string) => string | null | undefined) => boolean;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
  readonly end: () => PageText;
}

/** Elements without indexed text. */
const skipped: ReadonlySet<string> = new Set([
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
/** Elements with code, keys or output. */
const code: ReadonlySet<string> = new Set(['code', 'kbd', 'samp', 'pre']);
/**
 * Attributes of the links to a footnote and back. Their numbers and arrows would be joined to the
 * words before them.
 */
const footnoteLinks = ['data-footnote-ref', 'data-footnote-backref'];

/** Returns a reader for one page. */
export function createPageTextReader(): PageTextReader {
  const sections: { id: string | null; title: string; text: string; code: string }[] = [emptySection(null)];
  let inHeading = false;
  let codeDepth = 0;
  const add = (text: string) => {
    const section = sections.at(-1);
    if (!section) return;
    section[inHeading ? 'title' : 'text'] += text;
    if (codeDepth > 0 && !inHeading) section.code += text;
  };
  return {
    open: (name, attribute) => {
      if (skipped.has(name) || attribute(searchAttribute) === 'off' || attribute('aria-hidden') === 'true')
        return false;
      if (name === 'a' && (attribute('class') === 'anchor' || footnoteLinks.some((link) => attribute(link) != null))) {
        return false;
      }
      const id = attribute('id') ?? null;
      if (heading.test(name) && (id !== null || name === 'h1')) {
        // An `h1` starts no section: it is the title of the page. Headings without an id, as in a
        // list of posts, start no section either.
        if (name !== 'h1') sections.push(emptySection(id));
        inHeading = true;
      } else if (!inline.has(name)) add(' ');
      if (code.has(name)) codeDepth += 1;
      return true;
    },
    text: add,
    close: (name) => {
      if (heading.test(name)) inHeading = false;
      if (!inline.has(name)) add(' ');
      if (!code.has(name)) return;
      codeDepth -= 1;
      const section = sections.at(-1);
      if (section) section.code += ' ';
    },
    end: () =>
      sections.map(({ id, title, text, code: ownCode }) => ({
        id,
        title: oneLine(title),
        text: oneLine(text),
        code: oneLine(ownCode),
      })),
  };
}

function emptySection(id: string | null) {
  return { id, title: '', text: '', code: '' };
}

function oneLine(text: string): string {
  // Most spaces are single already.
  return text.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();
}
