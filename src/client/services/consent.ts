import { askConsentEvent, consentBarAttribute, consentEvent } from '../../shared/dom.ts';
import { keepConsent, readConsent } from '../../shared/state/consent.ts';
import { on } from '../behaviors/on.ts';

/**
 * Asks the reader for consent, unless the reader has chosen before, and handles the buttons of the
 * bar and of the footer. `onGranted` is called once, when the reader consents. The bar may be the
 * site's own, and scripts of the site may choose for the reader.
 */
export function startConsent(onGranted: () => void): void {
  // What is loaded cannot be unloaded, so a withdrawal loads the page again.
  let isStarted = readConsent() === true;
  let opener: Element | null = null;
  const bar = () => document.querySelector<HTMLElement>(`[${consentBarAttribute}]`);
  const show = (isShown: boolean) => {
    const element = bar();
    if (element) element.hidden = !isShown;
  };
  const close = () => {
    show(false);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    opener = null;
  };
  const whenParsed = () => show(readConsent() === null);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', whenParsed);
  else whenParsed();
  document.addEventListener(consentEvent, ({ detail: isGranted }) => {
    close();
    if (isGranted && !isStarted) onGranted();
    else if (!isGranted && isStarted) location.reload();
    isStarted = isGranted;
  });
  document.addEventListener(askConsentEvent, () => {
    opener = document.activeElement;
    show(true);
    bar()?.querySelector<HTMLElement>('[tabindex="-1"], a, button')?.focus();
  });
  on(['click'], (target) => {
    const button = target.closest<HTMLElement>('[data-consent]');
    const action = button?.dataset['consent'];
    if (action === 'ask') {
      button?.focus({ preventScroll: true });
      document.dispatchEvent(new CustomEvent(askConsentEvent));
    } else if (action === 'granted' || action === 'denied') keepConsent(action === 'granted');
  });
  // Only a reader who has chosen before may leave the choice as it is.
  on(['keydown'], (target, event) => {
    if (event.key === 'Escape' && target.closest(`[${consentBarAttribute}]`) && readConsent() !== null) close();
  });
}
