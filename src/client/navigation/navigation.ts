import { visitEvent } from '../../shared/dom.ts';
import { historyState } from '../page/history-state.ts';
import { isPlain } from '../page/is-plain.ts';
import { createPages, type Pages } from './fetch-page.ts';
import { isPageAddress, pageLink } from './links.ts';
import { siteBase } from './site-base.ts';
import { createVisits, type LoadFailureScreens } from './visit.ts';

/**
 * Follows the site's links without leaving the page: the next page is fetched and what differs is swapped. Returns the pages that it
 * keeps.
 */
export function startNavigation(loadScreens: LoadFailureScreens): Pages {
  const pages = createPages(siteBase());
  const { base } = pages;
  const { visit, isShown } = createVisits(pages, loadScreens);
  addEventListener('click', (event) => {
    if (!isPlain(event) || event.defaultPrevented) return;
    const link = pageLink(event.target, base);
    const address = link && new URL(link.href);
    // Browsers alone find words that an address names, and mark them.
    if (!address || address.hash.includes(':~:')) return;
    // A heading of the page is the browser's, but for the entry of the drawer, which goes with it.
    if (address.hash && isShown(address) && address.search === location.search && !historyState().drawer) return;
    event.preventDefault();
    void visit(address, true);
  });
  addEventListener('popstate', () => void visit(new URL(location.href), false));
  document.addEventListener(visitEvent, (event) => {
    const address = new URL(event instanceof CustomEvent ? String(event.detail) : '', location.href);
    if (isPageAddress(address, base)) void visit(address, true);
    else location.assign(address);
  });
  return pages;
}
