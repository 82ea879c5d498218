import { pageEvent } from '../../shared/dom.ts';
import { getColorMode, subscribeColorMode } from '../../shared/state/color-mode.ts';

/**
 * Names the color switch by the mode that the page shows, for as long as React does not; follows
 * other windows. Where readers have no switch the mode stays the site's.
 */
export function startColorLabels(): void {
  if (!document.querySelector('[data-label-light]')) return;
  const name = () => {
    const mode = getColorMode();
    for (const button of document.querySelectorAll<HTMLElement>('[data-label-light]')) {
      const label = (mode === 'dark' ? button.dataset['labelDark'] : button.dataset['labelLight']) ?? '';
      button.setAttribute('aria-label', label);
      button.title = label;
    }
  };
  name();
  subscribeColorMode(name);
  document.addEventListener(pageEvent, name);
}
