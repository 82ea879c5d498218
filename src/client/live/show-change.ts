import { reducesMotion } from '../behaviors/reduced-motion.ts';
import { mainSelector } from '../navigation/main-area.ts';

/** How long a changed place is tinted, in milliseconds. */
const duration = 900;

/** More at once are no place to look at. */
const most = 12;

/** Tints for a moment what has changed in the text, where it is seen. Nothing moves. */
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

/** Returns the element that is tinted for a changed one; null if there is nothing to be seen of it. */
function boxOf(element: Element): Element | null {
  // Folds are animated by the reader's clicks, which ask what runs already.
  const place = element.closest(`${mainSelector} .prose *`);
  if (!place || place.matches('details') || !place.isConnected) return null;
  const { top, bottom } = place.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && bottom > top ? place : null;
}
