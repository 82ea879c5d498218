import { consentBarAttribute } from '../../shared/dom.ts';

/** A bar that ends farther from the end of the window does not reach the notes in its corner. */
const nearEnd = 96;

/**
 * Keeps the notes in the corner above the question for consent, whose buttons they would cover on a
 * narrow screen. The style sheet of the panel uses the property that this sets on `box`.
 */
export function keepCornerFree(box: HTMLElement): void {
  const bar = document.querySelector(`[${consentBarAttribute}]`);
  if (bar === null) return;
  new ResizeObserver(() => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    const isBelow = height > 0 && innerHeight - bottom < nearEnd;
    box.style.setProperty('--covered', `${isBelow ? innerHeight - top : 0}px`);
  }).observe(bar);
}
