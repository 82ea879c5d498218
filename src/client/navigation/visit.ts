import { deliveredEvent, pageEvent } from '../../shared/dom.ts';
import { addStatus, announce } from '../page/announce.ts';
import type { showCrash } from '../page/crash.ts';
import { findAnchor } from '../behaviors/anchor.ts';
import { historyState, keepInHistory } from '../page/history-state.ts';
import type { Pages } from './fetch-page.ts';
import type { createErrorPage } from './error-page.ts';
import { mainArea } from './main-area.ts';
import { createProgress } from './progress.ts';
import { createScroll } from './scroll.ts';
import { closeMenus, copyPage, type DeliveredPage, loadStyles, parsePage, swapPage } from './swap.ts';

/** What is shown in place of a page that failed. */
interface FailureScreens {
  readonly createErrorPage: typeof createErrorPage;
  readonly showCrash: typeof showCrash;
}

/** Loads these screens; rejects if their code does not come. */
export type LoadFailureScreens = () => Promise<FailureScreens>;

/** Goes to pages of the site. */
export interface Visits {
  /** Shows a page; one that the history leads to (`isPush` false) is at its address already. A later visit ends an earlier one. */
  readonly visit: (address: URL, isPush: boolean) => Promise<void>;
  /** Returns whether an address is on the page that shows: no query makes another page of it. */
  readonly isShown: (address: URL | Location) => boolean;
}

/** Returns the visits of one window, which begin at the page that it shows. */
export function createVisits(pages: Pages, loadScreens: LoadFailureScreens): Visits {
  // As it was delivered, so before scripts add to it. After a crash nobody knows what the document is.
  let delivered: DeliveredPage | null = { page: copyPage(), address: new URL(location.href) };
  let shown = location.pathname;
  let current = new AbortController();
  prepareDocument();
  const progress = createProgress();
  const isShown = ({ pathname }: URL | Location) => pathname === shown;
  const scroll = createScroll(() => isShown(location));
  document.addEventListener(deliveredEvent, (event) => {
    if (delivered && event instanceof CustomEvent) delivered = { ...delivered, page: event.detail };
  });

  const arrive = (address: URL, isPush: boolean) => {
    if (!isPush) return;
    scroll.save();
    addEntry(address, isShown(address));
  };
  const settle = (isPush: boolean) => {
    progress.done();
    scroll.restore();
    if (isPush) (location.hash ? findAnchor(location) : mainArea())?.focus({ preventScroll: true });
    document.dispatchEvent(new Event(pageEvent));
  };
  /** Shows a page in place of the delivered one. */
  const show = (old: DeliveredPage, next: HTMLElement, address: URL, isPush: boolean) => {
    const isFocusLost = mainArea()?.contains(document.activeElement) === true;
    arrive(address, isPush);
    try {
      swapPage(old.page, next);
      delivered = { page: next, address };
      shown = location.pathname;
      announce(document.title);
    } catch (error) {
      // What comes next is all of a page, be it this one or another.
      delivered = null;
      shown = '';
      void crash(error, loadScreens);
    }
    settle(isPush);
    if (isFocusLost && !isPush) mainArea()?.focus({ preventScroll: true });
  };
  const fail = async (failure: unknown, address: URL, isPush: boolean, signal: AbortSignal) => {
    const screens = await loadScreens().catch(() => null);
    if (signal.aborted) return;
    const page = delivered && screens?.createErrorPage({ frame: delivered, address, failure });
    if (!delivered || !page) return loadWhole(address);
    show(delivered, page, address, isPush);
    // It is not the page of its address.
    shown = '';
    const main = mainArea();
    main?.focus({ preventScroll: true });
    main?.querySelector('button')?.addEventListener('click', () => void visit(address, false));
  };

  const visit = async (address: URL, isPush: boolean): Promise<void> => {
    current.abort();
    const { signal } = (current = new AbortController());
    // At once: the reader sees that the click has been heard.
    if (isPush || !isShown(address)) closeMenus();
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
      if (!signal.aborted) show(delivered, next, final, isPush);
    } catch (error) {
      await fail(error, address, isPush, signal);
    }
  };
  return { visit, isShown };
}

function prepareDocument(): void {
  // Browsers look a relative one up again from every page.
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  icon?.setAttribute('href', icon.href);
  addStatus();
  if (!historyState().isRetry) return;
  keepInHistory({ isRetry: false });
  mainArea()?.focus({ preventScroll: true });
}

/** Adds an entry to the history for an address, or changes the current one where a new one would lead nowhere else. */
function addEntry(address: URL, isShown: boolean): void {
  const { hash, search, href } = location;
  // Another query is the same place of the same page: the reader stays where they are.
  const state = isShown && address.hash === hash && address.search !== search ? { scroll: scrollY } : null;
  // The entry of an open drawer goes with it.
  history[address.href === href || historyState().drawer ? 'replaceState' : 'pushState'](state, '', address);
}

/** Says that the page is half one and half another: what is tried again is all of it. */
async function crash(failure: unknown, loadScreens: LoadFailureScreens): Promise<void> {
  const screens = await loadScreens().catch(() => null);
  const reload = () => {
    keepInHistory({ isRetry: true });
    location.reload();
  };
  if (screens) screens.showCrash(mainArea() ?? document.body, failure, reload);
  else reload();
}

/** The address may be the current one already, where a browser would only look for its hash. */
function loadWhole(address: URL): void {
  if (address.href === location.href) location.reload();
  else if (historyState().drawer) location.replace(address);
  else location.assign(address);
}
