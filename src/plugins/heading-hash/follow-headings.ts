/** Time after the last movement before the address changes, in milliseconds. */
const settled = 150;
/** A heading counts as reached this many pixels before it is where a link to it would put it. */
const tolerance = 8;

/** Keeps the hash of the section that is read in the address. The history gets no new entries. */
function followHeadings(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const headings = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, h4, h5, h6)[id]')];
    const hash = hashOf(headings.findLast(isReached));
    if (hash === location.hash || isOtherTargetVisible(headings)) return;
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(update, settled);
  };
  addEventListener('scroll', schedule, { passive: true });
}

function hashOf(heading: HTMLElement | undefined): string {
  return heading ? `#${encodeURIComponent(heading.id)}` : '';
}

function isReached(heading: HTMLElement): boolean {
  const margin = pixels(getComputedStyle(heading).scrollMarginTop);
  // The navbar covers this part of the window.
  const padding = pixels(getComputedStyle(document.documentElement).scrollPaddingTop);
  return heading.getBoundingClientRect().top <= margin + padding + tolerance;
}

/** Returns 0 for `auto`. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/**
 * A link may have led to something else than a heading, such as a footnote, which is still read.
 */
function isOtherTargetVisible(headings: readonly HTMLElement[]): boolean {
  const target = document.querySelector<HTMLElement>(':target');
  if (!target || headings.includes(target) || target.localName === 'main') return false;
  const { top, bottom } = target.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

followHeadings();
