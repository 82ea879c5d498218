import { findAnchor } from './anchor.ts';
import { on } from './on.ts';
import { onPage } from './on-page.ts';

/**
 * Marks the link of the section that is being read in the table of contents, and keeps it in view.
 */
export function startTocHighlight(): void {
  let links: readonly HTMLAnchorElement[] = [];
  let frame = 0;
  const update = () => {
    frame = 0;
    // The table of contents is hidden on narrow screens.
    if (!links[0]?.offsetParent) return;
    const active = links[activeIndex(links)];
    if (active?.ariaCurrent) return;
    for (const link of links) link.ariaCurrent = link === active ? 'true' : null;
    const toc = active?.offsetParent;
    // It stays where it is while the keyboard walks through it.
    if (active && toc && !toc.querySelector(':focus-visible')) toc.scrollTop = active.offsetTop - toc.clientHeight / 2;
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  onPage(() => {
    links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
    schedule();
  });
  on(['scroll'], schedule);
  addEventListener('resize', schedule);
}

function activeIndex(links: readonly HTMLAnchorElement[]): number {
  const offset = document.querySelector<HTMLElement>('.navbar:not([data-hide-on-scroll])')?.offsetHeight ?? 0;
  const boxes = links.map((link) => boxOf(findAnchor(link)));
  const next = boxes.findIndex((box) => box && box.top >= offset);
  return next < 0 ? links.length - 1 : (boxes[next]?.bottom ?? 0) < innerHeight / 2 ? next : next - 1;
}

/** An anchor without height, such as an empty element, takes the box of its parent. */
function boxOf(anchor: Element | null): DOMRect | undefined {
  const box = anchor?.getBoundingClientRect();
  return box?.height === 0 && anchor?.parentElement ? boxOf(anchor.parentElement) : box;
}
