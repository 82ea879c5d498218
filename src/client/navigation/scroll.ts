import { findAnchor } from '../behaviors/anchor.ts';
import { historyState, keepInHistory } from '../page/history-state.ts';

/** How long after the last movement the position is kept, in milliseconds. */
const settled = 100;

/** Keeps the scroll position of each entry of the history. `isShown` tells whether the current entry is the page that shows. */
export function createScroll(isShown: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    if (isShown()) keepInHistory({ scroll: scrollY });
  };
  /** Goes to where the reader was at this entry, else to the target of the address, else to the top. */
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
  // A page that comes back from the browser's memory is not started again; WebKit shows its top.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isShown()) restore();
  });
  history.scrollRestoration = 'manual';
  if (history.state) restore();
  return { save, restore };
}
