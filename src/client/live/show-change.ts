import { reducesMotion } from '../behaviors/reduced-motion.ts';
import { mainSelector } from '../navigation/main-area.ts';

/** Time that a changed element is highlighted, in milliseconds. */
const duration = 900;

/** With more changes than this, nothing is highlighted. */
const most = 12;

/** Highlights changed elements of the text for a moment if they are visible. Nothing moves. */
export function showChange(changed: ReadonlySet<Element>): void {
  const shown = [...changed].map(boxOf).filter((element) => element !== null);
  const places = new Set(
    shown.filter((element) => !shown.some((other) => other !== element && other.contains(element))),
  );
  if (places.size > most || reducesMotion()) return;
  for (const place of places) {
    place.animate(
      { backgroundColor: ['color-mix(in oklab, var(--accent-text) 18%, transparent)', 'transparent'] },
      { duration, easing: 'ease-out' },
    );
  }
}

/** Returns the element to highlight for a changed one; null if it is not visible. */
function boxOf(element: Element): Element | null {
  // The click handler of `<details>` checks for running animations, so it is never animated here.
  const place = element.closest(`${mainSelector} .prose *`);
  if (!place || place.matches('details') || !place.isConnected) return null;
  const { top, bottom } = place.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && bottom > top ? place : null;
}
