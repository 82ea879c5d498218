import { mainArea } from '../navigation/main-area.ts';

/** What lies higher in the window is behind the navbar, in CSS pixels. */
const frameHeight = 64;

/** Runs a change of the page; what a reader who has scrolled sees first stays where it is in the window. */
export function keepPlace(change: () => void): void {
  const root = document.documentElement;
  const marks = scrollY === 0 ? [] : firstVisible().map((element) => ({ element, top: topOf(element) }));
  // Browsers that do the same by themselves would do it twice.
  root.style.overflowAnchor = 'none';
  change();
  const mark = marks.find(({ element }) => element.isConnected && element.getClientRects().length > 0);
  if (mark) scrollBy({ top: topOf(mark.element) - mark.top, behavior: 'instant' });
  root.style.overflowAnchor = '';
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** Returns what begins the visible part of the text, the most inner element first, each followed by those after it. */
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
