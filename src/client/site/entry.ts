import { askConsentEvent, visitEvent } from '../../shared/dom.ts';
import { keepConsent, readConsent } from '../../shared/state/consent.ts';

export { onPage } from './follow-pages.ts';

/** The events that docsgen dispatches on `document`, and that it listens to. */
export interface DocsgenEvents {
  /**
   * A page is shown, on load or after navigation. After navigation, it is dispatched when the page
   * is drawn, or earlier if the page has tabs. It is also dispatched when a reader goes to a
   * different part of the same page, and when `docsgen dev` updates the page; `onPage` ignores
   * these.
   */
  'docsgen:page': Event;
  /** Dispatch it to go to the URL in `detail`, like a link. `visit` does this for you. */
  'docsgen:visit': CustomEvent<string>;
  /**
   * A reader's choice was stored in this window. `detail` is its name: `theme`, `consent`,
   * `version.<collection>`, `tab.<group>`, `announcement.dismiss`, `announcement.dismissed`,
   * `sidebar.hidden`, `language.hint` or `search.recent`.
   */
  'docsgen:store': CustomEvent<string>;
  /** The reader has consented (`detail` is true), or refused or withdrawn consent (false). */
  'docsgen:consent': CustomEvent<boolean>;
  /** Dispatch it to ask for consent again. `askConsent` does this for you. */
  'docsgen:ask-consent': Event;
}

declare global {
  interface DocumentEventMap extends DocsgenEvents {}
}

/** Goes to a URL as a link does: without a reload if it is a page of the site. */
export function visit(address: string): void {
  document.dispatchEvent(new CustomEvent(visitEvent, { detail: address }));
}

/**
 * Returns whether the reader has consented; null for a reader who has not chosen, or is not asked.
 */
export function hasConsent(): boolean | null {
  return readConsent();
}

/**
 * Stores the choice of the reader: true for consent, false to refuse or to withdraw it. What needs
 * consent is then loaded, or the page is loaded again without it.
 */
export function setConsent(isGranted: boolean): void {
  keepConsent(isGranted);
}

/** Shows the question for consent, as the button in the footer does. */
export function askConsent(): void {
  document.dispatchEvent(new CustomEvent(askConsentEvent));
}
