/** How long after the last movement the position is kept, in milliseconds. */
const settled = 100;

interface ScrollState {
  readonly scroll?: number;
}

/** Keeps the scroll position of each entry of the history. `isShown` tells whether the current entry is the page that shows. */
export function createScroll(isShown: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    // Other scripts may keep something there too.
    if (isShown()) history.replaceState({ ...history.state, scroll: scrollY }, '');
  };
  /** Goes to where the reader was at this entry, else to the target of the address, else to the top. */
  const restore = () => {
    clearTimeout(timer);
    const state: ScrollState | null = history.state;
    const target = hashTarget();
    if (state?.scroll === undefined && target) target.scrollIntoView();
    else scrollTo({ top: state?.scroll ?? 0, behavior: 'instant' });
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
  history.scrollRestoration = 'manual';
  if (history.state) restore();
  return { save, restore };
}

/** Returns the element that the hash of the address names. */
export function hashTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decode(id));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
