import { keepHighlight, pagePath } from './kept-highlight.ts';
import { keepSearch } from './recent.ts';

/** Maximum number of words to highlight on a page. */
const mostWords = 32;

/**
 * Stores the query when a link of the list is followed, and stores the words to highlight on its
 * page.
 */
export function remember(link: HTMLAnchorElement, query: string): void {
  keepSearch(query);
  if (link.matches('.hit')) keepHighlight({ path: pagePath(new URL(link.href)), words: wordsOf(link, query) });
}

/**
 * Returns the marked words, which have the spelling of the text, and the words of the query, which
 * may occur further below on the page.
 */
function wordsOf(link: HTMLAnchorElement, query: string): readonly string[] {
  const marked = [...link.querySelectorAll('mark')].map((mark) => mark.textContent);
  return [...new Set([...marked, ...query.split(/\s+/).filter((word) => word.length > 1)])].slice(0, mostWords);
}
