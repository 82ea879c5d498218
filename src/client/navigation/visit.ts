import { pageEvent, regionAttribute } from '../../shared/dom.ts';
import { showCrash } from '../crash.ts';
import { createAnnouncer } from './announce.ts';
import { type Pages, pageKey } from './fetch-page.ts';
import { showLoadError } from './load-error.ts';
import { createProgress } from './progress.ts';
import { createScroll, hashTarget } from './scroll.ts';
import { copyPage, loadStyles, parsePage, swapPage } from './swap.ts';
import { transition } from './transition.ts';

/** Goes to pages of the site. */
export interface Visits {
  /** Shows a page; one that the history leads to (`isPush` false) is at its address already. A later visit ends an earlier one. */
  readonly visit: (address: URL, isPush: boolean) => Promise<void>;
  /** Returns whether an address is on the page that shows. */
  readonly isShown: (address: URL | Location) => boolean;
}

/** Returns the visits of one window, which begin at the page that it shows. */
export function createVisits(pages: Pages): Visits {
  // As it was delivered, so before scripts add to it. After a crash nobody knows what the document is.
  let delivered: HTMLElement | null = copyPage();
  let shown = pageKey(location);
  let current = new AbortController();
  const announce = createAnnouncer();
  const progress = createProgress();
  const isShown = (address: URL | Location) => pageKey(address) === shown;
  const scroll = createScroll(() => isShown(location));

  const arrive = (address: URL, isPush: boolean) => {
    if (!isPush) return;
    scroll.save();
    history[address.href === location.href ? 'replaceState' : 'pushState'](null, '', address);
  };
  const settle = (isPush: boolean) => {
    progress.done();
    scroll.restore();
    if (isPush) (location.hash ? hashTarget() : mainArea())?.focus({ preventScroll: true });
    document.dispatchEvent(new Event(pageEvent));
  };

  const visit = async (address: URL, isPush: boolean): Promise<void> => {
    current.abort();
    const { signal } = (current = new AbortController());
    if (isShown(address)) {
      arrive(address, isPush);
      return settle(isPush);
    }
    progress.start();
    try {
      const page = await pages.load(address, { signal });
      if (signal.aborted) return;
      const next = page && parsePage(page.html);
      if (!next || !delivered) return loadWhole(address);
      const final = new URL(page.address);
      final.hash = address.hash;
      await loadStyles(next, final, signal);
      await transition(() => {
        if (signal.aborted || !delivered) return;
        arrive(final, isPush);
        try {
          swapPage(delivered, next);
          delivered = next;
          shown = pageKey(location);
          announce();
        } catch (error) {
          // The page is half one and half another: what comes next is all of a page, be it this one or another.
          delivered = null;
          shown = '';
          showCrash(mainArea() ?? document.body, error, () => location.reload());
        }
        settle(isPush);
      });
    } catch (error) {
      if (signal.aborted) return;
      arrive(address, isPush);
      shown = '';
      showLoadError(error, () => void visit(address, false));
      settle(true);
    }
  };
  return { visit, isShown };
}

function mainArea(): HTMLElement | null {
  return document.querySelector(`[${regionAttribute}=main]`);
}

/** The address may be the current one already, where a browser would only look for its hash. */
function loadWhole(address: URL): void {
  if (address.href === location.href) location.reload();
  else location.assign(address);
}
