import { pageEvent } from '../../shared/dom.ts';
import { getColorChoice, subscribeColorMode } from '../../shared/state/color-mode.ts';

/**
 * Sets the label of the color switch for the current mode until React does it. It also follows
 * changes in other windows. Without a color switch, the mode never changes.
 */
export function startColorLabels(): void {
  if (!document.querySelector('[data-label-light]')) return;
  const name = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-label-light]')) {
      const label = button.getAttribute(`data-label-${getColorChoice()}`) ?? '';
      button.setAttribute('aria-label', label);
      button.title = label;
    }
  };
  name();
  subscribeColorMode(name);
  document.addEventListener(pageEvent, name);
}
