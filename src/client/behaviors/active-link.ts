import { findAnchor } from './anchor.ts';

/**
 * Returns which of the links in a table of contents leads to the current section;
 * undefined above the first one. `offset` is the height of what covers the top of the page.
 */
export function activeLink(links: readonly HTMLAnchorElement[], offset: number): HTMLAnchorElement | undefined {
  const boxes = links.map((link) => boxOf(findAnchor(link)));
  const next = boxes.findIndex((box) => box && box.top >= offset);
  const isNextRead = (boxes[next]?.bottom ?? 0) < innerHeight / 2;
  return links[next < 0 ? links.length - 1 : isNextRead ? next : next - 1];
}

/** An anchor without height, such as an empty element, takes the box of its parent. */
function boxOf(anchor: Element | null): DOMRect | undefined {
  const box = anchor?.getBoundingClientRect();
  return box?.height === 0 && anchor?.parentElement ? boxOf(anchor.parentElement) : box;
}
