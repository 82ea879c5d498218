import { onPage } from './on-page.ts';

/** Boxes that scroll sideways if their content is too wide. */
const selector = '.code pre, .table-box, .diagram, .formula, .tab-list';

/** Marks the boxes whose content is too wide, so that they fade out at the edges. */
export function startScrollEdges(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const [box, isWide] of measureWidths(entries)) box.toggleAttribute('data-overflows', isWide);
  });
  onPage(() => {
    sizes.disconnect();
    for (const box of document.querySelectorAll(selector)) sizes.observe(box);
  });
}

/**
 * Returns the boxes, each with whether its content is too wide. All are measured here, before the
 * caller changes the first one: each change costs a new layout.
 */
export function measureWidths(entries: readonly ResizeObserverEntry[]): readonly (readonly [Element, boolean])[] {
  return entries.map(({ target }) => [target, target.scrollWidth > target.clientWidth]);
}
