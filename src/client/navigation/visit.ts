import { deliveredEvent, pageEvent } from '../../shared/dom.ts';
import { addStatus, announce } from '../page/announce.ts';
import type { showCrash } from '../page/crash.ts';
import { findAnchor } from '../behaviors/anchor.ts';
import { afterFrame } from '../loading/schedule.ts';
import { historyState, keepInHistory } from '../page/history-state.ts';
import { type Pages, takeRoot } from './fetch-page.ts';
import type { createErrorPage } from './error-page.ts';
import { mainArea } from './main-area.ts';
import { loadStyles } from './page-styles.ts';
import { createProgress } from './progress.ts';
import { createScroll } from './scroll.ts';
import { closeMenus, copyPage, type DeliveredPage, isOfThisBuild, swapPage } from './swap.ts';

/** The screens for a page that failed. */
interface FailureScreens {
  readonly createErrorPage: typeof createErrorPage;
  readonly showCrash: typeof showCrash;
}

/** Loads these screens; rejects if their code cannot be loaded. */
export type LoadFailureScreens = () => Promise<FailureScreens>;

/** The client-side visits of a window. */
export interface Visits {
  /**
   * Shows a page. If the visit comes from the history (`isPush` is false), the window already has
   * the address. A new visit cancels the current one.
   */
  readonly visit: (address: URL, isPush: boolean) => Promise<void>;
  /** Returns whether an address is that of the current page; the query is ignored. */
  readonly isShown: (address: URL | Location) => boolean;
}

/** Returns the visits of a window. They start with its current page. */
export function createVisits(pages: Pages, loadScreens: LoadFailureScreens): Visits {
  // A copy from before scripts change the page. Null after a crash: its state is then unknown.
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
    dispatchPageEvent();
  };
  /** Shows the next page in place of the delivered one. */
  const show = (old: DeliveredPage, next: HTMLElement, address: URL, isPush: boolean) => {
    const isFocusLost = mainArea()?.contains(document.activeElement);
    arrive(address, isPush);
    try {
      swapPage(old.page, next);
      delivered = { page: next, address };
      shown = location.pathname;
      announce(document.title);
    } catch (error) {
      // The next visit must load a whole document.
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
    // The error page is not the page of its address.
    shown = '';
    const main = mainArea();
    main?.focus({ preventScroll: true });
    main?.querySelector('button')?.addEventListener('click', () => void visit(address, false));
  };

  const visit = async (address: URL, isPush: boolean): Promise<void> => {
    current.abort();
    const { signal } = (current = new AbortController());
    // Close the menus at once, so that the reader sees a reaction to the click.
    if (isPush || !isShown(address)) closeMenus();
    if (isShown(address)) {
      arrive(address, isPush);
      return settle(isPush);
    }
    progress.start();
    try {
      const page = await pages.load(address, { signal });
      if (signal.aborted) return;
      if (!page || !delivered) return loadWhole(address);
      const next = takeRoot(page);
      if (!isOfThisBuild(next)) return loadWhole(address);
      const final = new URL(page.address.hash || address.hash, page.address);
      await loadStyles(next, final, signal);
      if (!signal.aborted) show(delivered, next, final, isPush);
    } catch (error) {
      await fail(error, address, isPush, signal);
    }
  };
  return { visit, isShown };
}

/**
 * Dispatches the page event. What follows it can wait until the reader sees the page, except for
 * remembered tabs, which change the layout.
 */
function dispatchPageEvent(): void {
  const dispatch = () => void document.dispatchEvent(new Event(pageEvent));
  if (mainArea()?.querySelector('.tabs')) dispatch();
  else afterFrame(dispatch);
}

function prepareDocument(): void {
  // Browsers resolve a relative icon address again for every page.
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  icon?.setAttribute('href', icon.href);
  addStatus();
  if (!historyState().isRetry) return;
  keepInHistory({ isRetry: false });
  mainArea()?.focus({ preventScroll: true });
}

/** Adds a history entry for an address, or changes the current entry if the address is the same. */
function addEntry(address: URL, isShown: boolean): void {
  const { hash, search, href } = location;
  // A change of the query alone keeps the scroll position.
  const state = isShown && address.hash === hash && address.search !== search ? { scroll: scrollY } : null;
  // The entry of the open drawer is replaced.
  history[address.href === href || historyState().drawer ? 'replaceState' : 'pushState'](state, '', address);
}

/** Shows the crash screen after a swap that failed halfway. Its button reloads the whole page. */
async function crash(failure: unknown, loadScreens: LoadFailureScreens): Promise<void> {
  const screens = await loadScreens().catch(() => null);
  const reload = () => {
    keepInHistory({ isRetry: true });
    location.reload();
  };
  if (screens) screens.showCrash(mainArea() ?? document.body, failure, reload);
  else reload();
}

/**
 * For the current address, `location.assign` would only scroll to the hash, so the page is
 * reloaded.
 */
function loadWhole(address: URL): void {
  if (address.href === location.href) location.reload();
  else if (historyState().drawer) location.replace(address);
  else location.assign(address);
}
