import { announce } from './announce.ts';

/**
 * Shows a notice whose button loads the page again, instead of an earlier one. A click outside
 * closes it, or Escape.
 */
export function showNotice(html: string): void {
  hideNotice();
  const notice = document.createElement('docs-notice');
  notice.innerHTML = html;
  notice.popover = 'auto';
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
  notice.addEventListener('toggle', (event) => event.newState === 'closed' && notice.remove());
  document.body.append(notice);
  notice.showPopover();
  announce(notice.querySelector('p')?.textContent ?? '');
}

/** Removes the notice that is shown, if there is one. */
export function hideNotice(): void {
  document.querySelector('docs-notice')?.remove();
}
