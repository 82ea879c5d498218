import type { Element, ElementContent, Root } from 'hast';
import type { Terms } from './read-glossary.ts';

/** A part of a text: a term with its definition, or what is between two terms. */
interface Part {
  readonly text: string;
  /** The term as the glossary writes it; null for other text. */
  readonly term: string | null;
}

/** Returns the parts of a text. */
type SplitText = (text: string) => readonly Part[];

/** Elements whose text is no prose, or does something already. */
const skipped: ReadonlySet<string> = new Set(
  'a abbr button code dfn h1 h2 h3 h4 h5 h6 kbd math pre samp script style summary svg textarea var'.split(' '),
);

/** Marks the first use of each term in a page, and puts its definition beside it. */
export function markTerms(tree: Root, terms: Terms): void {
  const seen = new Set<string>();
  const split = createSplitter([...terms.keys()]);
  const toNode = ({ text, term }: Part): ElementContent => {
    if (term === null || seen.has(term)) return { type: 'text', value: text };
    seen.add(term);
    return termElement(text, terms.get(term) ?? '', `glossary-${seen.size}`);
  };
  const mark = (parent: Root | Element): void => {
    for (const child of [...parent.children]) {
      if (child.type === 'element' && !skipped.has(child.tagName)) mark(child);
      if (child.type !== 'text') continue;
      const parts = split(child.value);
      const at = parent.children.findIndex((each) => each === child);
      if (parts.some(({ term }) => term !== null && !seen.has(term)))
        parent.children.splice(at, 1, ...parts.map(toNode));
    }
  };
  mark(tree);
}

/**
 * Returns a function that finds terms in texts, as whole words and in the plural too. A term with
 * capitals inside, such as `SDP`, must be written like that.
 */
function createSplitter(terms: readonly string[]): SplitText {
  const longestFirst = terms.toSorted((a, b) => b.length - a.length);
  const words = longestFirst.map((term) => term.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)).join('|');
  const found = new RegExp(String.raw`(?<![\p{L}\p{N}])(${words})(?:e?s)?(?![\p{L}\p{N}])`, 'giu');
  const byLetters = new Map(terms.map((term) => [term.toLowerCase(), term]));
  return (text) => {
    const parts: Part[] = [];
    let at = 0;
    for (const { 0: written, 1: letters = '', index } of text.matchAll(found)) {
      const term = byLetters.get(letters.toLowerCase());
      if (term === undefined || (/\p{Lu}/u.test(term.slice(1)) && letters !== term)) continue;
      parts.push({ text: text.slice(at, index), term: null }, { text: written, term });
      at = index + written.length;
    }
    return [...parts, { text: text.slice(at), term: null }].filter((part) => part.text !== '');
  };
}

function termElement(text: string, definition: string, id: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['glossary-term'], tabIndex: 0, ariaDescribedBy: [id] },
    children: [
      { type: 'text', value: text },
      {
        type: 'element',
        tagName: 'span',
        // The search finds the glossary's words where they are written, not on every page.
        properties: { className: ['glossary-definition'], id, role: 'tooltip', dataSearch: 'off' },
        children: [{ type: 'text', value: definition }],
      },
    ],
  };
}
