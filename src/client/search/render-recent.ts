import { find, labelWith, type Parts } from './parts.ts';
import { renderGroup, renderLink, type RenderedResults } from './render-results.ts';
import { forgetSearch, recentSearches } from './recent.ts';
import { resultsAddress } from './results-address.ts';

/**
 * Recent searches, and a button for each that removes it. The buttons are separate, because an
 * option of a list cannot contain a button.
 */
export interface RenderedRecent extends RenderedResults {
  readonly removers: readonly HTMLElement[];
}

interface RecentOptions {
  readonly parts: Parts;
  readonly resultsHref: string;
  readonly onForgotten: () => void;
}

/** Returns the reader's recent searches as elements. */
export function renderRecent({ parts, resultsHref, onForgotten }: RecentOptions): RenderedRecent {
  const queries = recentSearches();
  if (queries.length === 0) return { groups: [], links: [], removers: [] };
  const { group } = renderGroup('recent', parts);
  const links = queries.map((query) =>
    renderLink('recent', { href: resultsAddress(resultsHref, query), title: query, lang: null }, parts),
  );
  group.append(...links);
  const removers = queries.map((query) => {
    const button = parts.copy('remove');
    button.ariaLabel = labelWith(button, { query });
    button.addEventListener('click', () => {
      forgetSearch(query);
      onForgotten();
      find(parts.dialog, 'input', HTMLElement).focus();
    });
    return button;
  });
  return { groups: [group], links, removers };
}
