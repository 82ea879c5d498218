import { pageEvent } from '../../shared/dom.ts';
import { getColorChoice, nextColorChoice, setColorChoice, subscribeColorMode } from '../../shared/state/color-mode.ts';

const selector = '[data-label-light]';

/**
 * Sets the label of the color switch for the current mode until React does it. It also follows
 * changes in other windows. Without a color switch, the mode never changes.
 */
export function startColorLabels(): void {
  if (!document.querySelector(selector)) return;
  const name = () => {
    for (const button of document.querySelectorAll<HTMLElement>(selector)) {
      const label = button.getAttribute(`data-label-${getColorChoice()}`) ?? '';
      button.setAttribute('aria-label', label);
      button.title = label;
    }
  };
  name();
  subscribeColorMode(name);
  document.addEventListener(pageEvent, name);
}

/** Changes the color mode if `button` is the color switch; returns whether it is. */
export function switchColor(button: Element): boolean {
  const isSwitch = button.matches(selector);
  if (isSwitch) setColorChoice(nextColorChoice(getColorChoice(), button.hasAttribute('data-label-system')));
  return isSwitch;
}
