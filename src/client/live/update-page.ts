import { deliveredEvent, pageEvent } from '../../shared/dom.ts';
import { loadStyles } from '../navigation/page-styles.ts';
import { elementsChangedBy } from './show-change.ts';
import { keepPlace } from './keep-place.ts';
import { fixedParts, parseDocument } from './page-document.ts';
import { patchPage } from './patch-page.ts';
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
  const changed = elementsChangedBy(() => keepPlace(() => patchPage(old, next)));
  document.dispatchEvent(new CustomEvent(deliveredEvent, { detail: parseDocument(html) }));
  document.dispatchEvent(new Event(pageEvent));
  showChange(changed);
}
