import { deliveredEvent, pageEvent } from '../../shared/dom.ts';
import { loadStyles } from '../navigation/page-styles.ts';
import { elementsChangedBy, showChange } from './show-change.ts';
import { fixedParts, parseDocument } from './page-document.ts';
import { patchPage } from './patch-page.ts';
import { mainArea } from '../navigation/main-area.ts';

interface PageUpdate {
  /** HTML of the current page as it was delivered; null if it is unknown. */
  readonly delivered: string | null;
  /** New HTML of the page. */
  readonly html: string;
  /** Returns whether the window still shows the page. Called after new style sheets are loaded. */
  readonly isStill: () => boolean;
}

/**
 * Changes the current page to the new HTML. Reloads the page if the change needs a new document.
 */
export async function updatePage({ delivered, html, isStill }: PageUpdate): Promise<void> {
  const old = delivered === null ? null : parseDocument(delivered);
  const next = parseDocument(html);
  if (!old || fixedParts(old) !== fixedParts(next)) return location.reload();
  try {
    await loadStyles(next, new URL(location.href), new AbortController().signal);
  } catch {
    return location.reload();
  }
  if (!isStill()) return;
  const changed = elementsChangedBy(() => keepPlace(() => patchPage(old, next)));
  document.dispatchEvent(new CustomEvent(deliveredEvent, { detail: parseDocument(html) }));
  document.dispatchEvent(new Event(pageEvent));
  showChange(changed);
}

/** Height of the navbar in CSS pixels. Content above this position is covered. */
const frameHeight = 64;

/**
 * Runs a change of the page. If the page is scrolled, the first visible content keeps its position
 * in the window.
 */
function keepPlace(change: () => void): void {
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
