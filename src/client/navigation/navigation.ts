import { visitEvent } from '../../shared/dom.ts';
import { createPages } from './fetch-page.ts';
import { isPageAddress, pageLink, siteBase } from './links.ts';
import { startPrefetch } from './prefetch.ts';
import { createVisits } from './visit.ts';

/** Follows the site's links without leaving the page: the next page is fetched and what differs is swapped. */
export function startNavigation(): void {
  // From disk, browsers fetch nothing.
  if (location.protocol === 'file:') return;
  const base = siteBase();
  const pages = createPages(base);
  const { visit, isShown } = createVisits(pages);
  addEventListener('click', (event) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)
      return;
    const link = pageLink(event.target, base);
    const address = link && new URL(link.href);
    if (!address || (address.hash && isShown(address))) return;
    event.preventDefault();
    void visit(address, true);
  });
  addEventListener('popstate', () => void visit(new URL(location.href), false));
  document.addEventListener(visitEvent, (event) => {
    const address = new URL(event instanceof CustomEvent ? String(event.detail) : '', location.href);
    if (isPageAddress(address, base)) void visit(address, true);
    else location.assign(address);
  });
  startPrefetch(pages, base);
}
