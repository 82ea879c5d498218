import { keepConsent, readConsent } from '../../shared/state/consent.ts';
import { on } from '../behaviors/on.ts';

/**
 * Asks the reader for consent, unless the reader has chosen before, and handles the buttons of the
 * banner and of the footer. `onGranted` is called once, when the reader consents.
 */
export function startConsent(onGranted: () => void): void {
  // What is loaded cannot be unloaded, so a withdrawal loads the page again.
  let isStarted = readConsent() === true;
  let opener: Element | null = null;
  const banner = () => document.querySelector<HTMLElement>('.consent');
  const show = (isShown: boolean) => {
    const element = banner();
    if (element) element.hidden = !isShown;
  };
  const close = () => {
    show(false);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    opener = null;
  };
  const choose = (isGranted: boolean) => {
    keepConsent(isGranted);
    close();
    if (isGranted && !isStarted) onGranted();
    else if (!isGranted && isStarted) location.reload();
    isStarted = isGranted;
  };
  const whenParsed = () => show(readConsent() === null);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', whenParsed);
  else whenParsed();
  on(['click'], (target) => {
    const button = target.closest<HTMLElement>('[data-consent]');
    const action = button?.dataset['consent'];
    if (action === 'ask') {
      opener = button;
      show(true);
      banner()?.querySelector<HTMLElement>('h2')?.focus();
    } else if (action === 'granted' || action === 'denied') choose(action === 'granted');
  });
  // Only a reader who has chosen before may leave the choice as it is.
  on(['keydown'], (target, event) => {
    if (event.key === 'Escape' && target.closest('.consent') && readConsent() !== null) close();
  });
}
