import { deliveredEvent, pageEvent } from '../../shared/dom.ts';
import { morphChildren } from '../navigation/morph.ts';
import { loadStyles } from '../navigation/swap.ts';
import { keepPlace } from './keep-place.ts';
import { fixedParts, parseDocument } from './page-document.ts';
import { patchAttributes, patchElement } from './patch.ts';
import { showChange } from './show-change.ts';

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
  const changed = new Set<Element>();
  const note = (element: Element) => void changed.add(element);
  keepPlace(() => patchDocument(old, next, note));
  document.dispatchEvent(new CustomEvent(deliveredEvent, { detail: parseDocument(html) }));
  document.dispatchEvent(new Event(pageEvent));
  showChange(changed);
}

function patchDocument(old: HTMLElement, next: HTMLElement, note: (element: Element) => void): void {
  const [oldHead, nextHead] = [old, next].map((root) => root.querySelector('head'));
  const [oldBody, nextBody] = [old, next].map((root) => root.querySelector('body'));
  // Elements of the head are added or removed, never changed. Files are identified by name.
  if (oldHead && nextHead) morphChildren(document.head, oldHead, nextHead);
  if (oldBody && nextBody) patchElement(document.body, oldBody, nextBody, note);
  patchAttributes(document.documentElement, old, next);
}
