import { deliveredEvent, pageEvent } from '../../shared/dom.ts';
import { morphChildren } from '../navigation/morph.ts';
import { loadStyles } from '../navigation/swap.ts';
import { keepPlace } from './keep-place.ts';
import { fixedParts, parseDocument } from './page-document.ts';
import { patchAttributes, patchElement } from './patch.ts';
import { showChange } from './show-change.ts';

interface PageUpdate {
  /** HTML of the page that shows, as it was delivered; null where that is not known. */
  readonly delivered: string | null;
  /** HTML of the page as it is now. */
  readonly html: string;
  /** Tells, once new style sheets are there, whether the window still shows the page. */
  readonly isStill: () => boolean;
}

/** Makes the page that shows the one that it is now; what only a new document can take in loads it again. */
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
  // The head is a set: its elements are the same or others, and its files are known by their names.
  if (oldHead && nextHead) morphChildren(document.head, oldHead, nextHead);
  if (oldBody && nextBody) patchElement(document.body, oldBody, nextBody, note);
  patchAttributes(document.documentElement, old, next);
}
