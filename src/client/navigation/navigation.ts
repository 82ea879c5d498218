import { beside } from '../loading/own-address.ts';
import { visitEvent, baseMeta } from '../../shared/dom.ts';
import { historyState } from '../page/history-state.ts';
import { isPlain } from '../page/is-plain.ts';
import { createPages, type Pages } from './fetch-page.ts';
import { isPageAddress, pageLink } from './links.ts';
import { createVisits, type LoadFailureScreens } from './visit.ts';

/**
 * Starts client-side navigation: it fetches the next page and applies the differences. Returns the
 * page cache.
 */
export function startNavigation(loadScreens: LoadFailureScreens): Pages {
  const pages = createPages(siteBase());
  const { base } = pages;
  const { visit, isShown } = createVisits(pages, loadScreens);
  addEventListener('click', (event) => {
    if (!isPlain(event) || event.defaultPrevented) return;
    const link = pageLink(event.target, base);
    const address = link && new URL(link.href);
    // Only the browser can find and highlight a text fragment.
    if (!address || address.hash.includes(':~:')) return;
    // The browser handles links to headings of the same page, except while the drawer is open: its
    // history entry must be replaced.
    if (address.hash && isShown(address) && address.search === location.search && !historyState().drawer) return;
    event.preventDefault();
    void visit(address, true);
  });
  addEventListener('popstate', () => void visit(new URL(location.href), false));
  document.addEventListener(visitEvent, (event) => {
    const address = new URL(event.detail, location.href);
    if (isPageAddress(address, base)) void visit(address, true);
    else location.assign(address);
  });
  return pages;
}

/**
 * Returns the base path of the site. For a site that works under any path, it is computed from the
 * address of the early script, which is in `assets/`.
 */
function siteBase(): string {
  const base = document.querySelector<HTMLMetaElement>(`meta[name=${baseMeta}]`)?.content ?? '/';
  return beside(base === './' ? '..' : base).pathname;
}
