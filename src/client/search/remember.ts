import { keepHighlight, pagePath } from './kept-highlight.ts';
import { keepSearch } from './recent.ts';

/** Keeps what a reader has searched for when a link of the list is followed, and for the page that it leads to its words. */
export function remember(link: HTMLAnchorElement, query: string): void {
  keepSearch(query);
  if (link.matches('.hit')) keepHighlight({ path: pagePath(new URL(link.href)), words: wordsOf(link, query) });
}

/** What the engine has marked is as it stands in the text; what it has not may stand further below. */
function wordsOf(link: HTMLAnchorElement, query: string): readonly string[] {
  const marked = [...link.querySelectorAll('mark')].map((mark) => mark.textContent);
  return [...new Set([...marked, ...query.split(/\s+/).filter((word) => word.length > 1)])];
}
