import { messageParts } from '../../shared/message-parts.ts';
import { on } from '../behaviors/on.ts';

/** Distance from the link and from the edges of the window, in CSS pixels. */
const gap = 8;

/** Shows a tooltip with the problem of a broken link while the link is hovered or focused. */
export function startLinkTip(box: Element): void {
  const tip = document.createElement('p');
  tip.className = 'tip';
  tip.role = 'tooltip';
  tip.popover = 'manual';
  box.append(tip);
  const show = (target: Element) => {
    const link = target.closest<HTMLElement>('a[data-broken]');
    if (!link) return tip.hidePopover();
    tip.replaceChildren(...wordsOf(link.dataset['broken'] ?? ''));
    tip.showPopover();
    const { left, top, bottom } = link.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = tip;
    const isBelow = top < offsetHeight + 2 * gap;
    tip.style.left = `${Math.max(gap, Math.min(left, innerWidth - offsetWidth - gap))}px`;
    tip.style.top = `${isBelow ? bottom + gap : top - offsetHeight - gap}px`;
  };
  on(['pointerover', 'focusin'], show);
  on(['scroll', 'focusout'], () => tip.hidePopover());
}

function wordsOf(message: string): readonly (string | Element)[] {
  return messageParts(message).map(({ text, isCode }) => {
    if (!isCode) return text;
    const code = document.createElement('code');
    code.textContent = text;
    return code;
  });
}
