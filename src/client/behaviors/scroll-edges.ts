import { onPage } from './on-page.ts';

/** Boxes that scroll sideways if their content is too wide. */
const selector = '.code pre, .table-box, .diagram, .formula, .tab-list';

/** Marks the boxes whose content is too wide, so that they fade out at the edges. */
export function startScrollEdges(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      target.toggleAttribute('data-overflows', target.scrollWidth > target.clientWidth);
    }
  });
  onPage(() => {
    sizes.disconnect();
    for (const box of document.querySelectorAll(selector)) sizes.observe(box);
  });
}
