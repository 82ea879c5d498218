import { desktopWidth, pageEvent } from '../../shared/dom.ts';
import { on } from './on.ts';

/**
 * Minimum distance of the entry from the edges of the sidebar, in pixels. Nearer to an edge it
 * fades out or is under the bar.
 */
const margin = 64;

/**
 * Keeps the sidebar's entry of the current page in view, when a page arrives and when the drawer
 * opens. Only the sidebar is scrolled, never the page. If the reader has scrolled the sidebar, it
 * is not scrolled until another sidebar replaces it.
 */
export function startSidebarEntry(): void {
  let entry: HTMLElement | null = null;
  let scrollTop = 0;
  // Whether the reader may have scrolled the sidebar. Browsers scroll it too (scroll anchoring), so
  // `scrollTop` alone is not enough. At first true, because the reader may have scrolled before
  // this script started.
  let isTouched = true;

  const follow = () => {
    const sidebar = document.querySelector('.sidebar');
    const isReplaced = entry?.isConnected === false;
    entry = sidebar?.querySelector<HTMLElement>('.tree [aria-current]') ?? null;
    // An entry in a closed category has no height.
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
  // In an animation frame the layout is computed anyway, and other listeners have marked the entry
  // by then.
  const arrive = () => {
    requestAnimationFrame(() => {
      // The event can be repeated for the same page, and the reader may have changed its sidebar.
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
  // Tabs stay above the entries while these are scrolled.
  const tabs = sidebar.querySelector('.sidebar-tabs')?.getBoundingClientRect().bottom ?? 0;
  return inner.top >= Math.max(outer.top + margin, tabs) && inner.bottom <= outer.bottom - margin;
}

function middle(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}
