import { findAnchor } from '../behaviors/anchor.ts';
import { historyState, keepInHistory } from '../page/history-state.ts';

/** Time after the last movement before the position is saved, in milliseconds. */
const settled = 100;

/**
 * Saves the scroll position in each history entry. `isShown` returns whether the current entry is
 * the page that is shown.
 */
export function createScroll(isShown: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    if (isShown()) keepInHistory({ scroll: scrollY });
  };
  /**
   * Scrolls to the saved position of this entry, or else to the target of the hash, or else to the
   * top.
   */
  const restore = () => {
    clearTimeout(timer);
    const { scroll } = historyState();
    const target = findAnchor(location);
    if (scroll === undefined && target) target.scrollIntoView();
    else scrollTo({ top: scroll ?? 0, behavior: 'instant' });
  };
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(save, settled);
    },
    { passive: true },
  );
  addEventListener('pagehide', save);
  // A page from the back/forward cache is not started again, and WebKit scrolls it to the top.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isShown()) restore();
  });
  history.scrollRestoration = 'manual';
  if (history.state) restore();
  return { save, restore };
}
