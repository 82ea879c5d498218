import { reducesMotion } from '../behaviors/reduced-motion.ts';
import { mainSelector } from '../navigation/main-area.ts';

/**
 * Runs a change of the document. Returns the elements of the body that it has added, moved or
 * changed; for a changed text, the element around it.
 */
export function elementsChangedBy(change: () => void): ReadonlySet<Element> {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  change();
  const records = observer.takeRecords();
  observer.disconnect();
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  return new Set(records.flatMap((record) => changedIn(record, added)));
}

/** A moved node is removed in one record and added in another. */
function changedIn(
  { type, target, addedNodes, removedNodes }: MutationRecord,
  added: ReadonlySet<Node>,
): readonly Element[] {
  const elements = [...addedNodes].filter((node) => node instanceof Element);
  const isWhole = [...addedNodes, ...removedNodes].every((node) => node instanceof Element && added.has(node));
  if (type === 'childList' && isWhole) return elements;
  const around = target instanceof Element ? target : target.parentElement;
  return around ? [...elements, around] : elements;
}

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
