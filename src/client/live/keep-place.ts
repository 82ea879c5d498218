import { mainArea } from '../navigation/main-area.ts';

/** Height of the navbar in CSS pixels. Content above this position is covered. */
const frameHeight = 64;

/**
 * Runs a change of the page. If the page is scrolled, the first visible content keeps its position
 * in the window.
 */
export function keepPlace(change: () => void): void {
  const root = document.documentElement;
  const marks = scrollY === 0 ? [] : firstVisible().map((element) => ({ element, top: topOf(element) }));
  // Browsers with scroll anchoring would correct the position a second time.
  root.style.overflowAnchor = 'none';
  change();
  const mark = marks.find(({ element }) => element.isConnected && element.getClientRects().length > 0);
  if (mark) scrollBy({ top: topOf(mark.element) - mark.top, behavior: 'instant' });
  root.style.overflowAnchor = '';
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/**
 * Returns the first visible elements of the text: the innermost first, each followed by its next
 * siblings.
 */
function firstVisible(): readonly Element[] {
  const found: Element[] = [];
  let parent: Element | null = mainArea();
  while (parent) {
    const children: readonly Element[] = [...parent.children];
    const index = children.findIndex((child) => child.getBoundingClientRect().bottom > frameHeight);
    if (index < 0) break;
    found.unshift(...children.slice(index, index + 20));
    parent = children[index] ?? null;
  }
  return found;
}
