import { desktopWidth, pageEvent } from '../../shared/dom.ts';
import { on } from './on.ts';

/** How far inside the sidebar its entry must lie, in pixels: nearer to an edge it fades, or lies under the bar there. */
const margin = 64;

/**
 * Keeps the sidebar's entry of the page that shows in view: as a page arrives, and as the drawer
 * opens. Only the sidebar is scrolled, never the page. A sidebar that the reader has scrolled stays
 * as it is, until another takes its place.
 */
export function startSidebarEntry(): void {
  let entry: HTMLElement | null = null;
  let scrollTop = 0;
  // Browsers scroll it too, to keep what is in it in place as entries come above. A reader may have been quicker than this script.
  let isTouched = true;

  const follow = () => {
    const sidebar = document.querySelector('.sidebar');
    const isReplaced = entry?.isConnected === false;
    entry = sidebar?.querySelector<HTMLElement>('[aria-current]') ?? null;
    // An entry in a closed fold has no height.
    if (!sidebar || !entry?.offsetHeight) return;
    if (!isInView(entry, sidebar)) {
      if (isTouched && sidebar.scrollTop !== scrollTop && !isReplaced) return;
      sidebar.scrollTop += middle(entry) - middle(sidebar);
    }
    ({ scrollTop } = sidebar);
    isTouched = false;
  };
  const touch = ({ target }: Event) => {
    isTouched ||= target instanceof Element && target.closest('.sidebar') !== null;
  };
  // In a frame, whose layout is made anyway; other listeners have marked the entry by then.
  const arrive = () => {
    requestAnimationFrame(() => {
      // The event may come again for the same page, whose sidebar the reader may have changed.
      const isKnown = entry?.isConnected && entry.ariaCurrent !== null;
      if (!isKnown && innerWidth >= desktopWidth) follow();
    });
  };

  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(type, touch, { passive: true });
  arrive();
  on([pageEvent], arrive);
  // `toggle` does not bubble.
  on(['toggle'], (target) => target.matches('.menu[open]') && follow(), true);
}

function isInView(entry: Element, sidebar: Element): boolean {
  const [inner, outer] = [entry.getBoundingClientRect(), sidebar.getBoundingClientRect()];
  return inner.top >= outer.top + margin && inner.bottom <= outer.bottom - margin;
}

function middle(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}
