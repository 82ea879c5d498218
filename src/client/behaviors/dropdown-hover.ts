import { isFolded } from './menu.ts';
import { on } from './on.ts';

/**
 * Time that a mouse must be over a menu before it opens, and time that it may be away before the
 * menu closes, in milliseconds.
 */
const restFor = 80;
const awayFor = 250;

/**
 * Opens the menus of the navbar on mouse hover. A click on a menu that was opened by hover keeps it
 * open instead of closing it. A menu that was closed by a click stays closed until the mouse enters
 * it again.
 */
export function startDropdownHover(): void {
  let under: HTMLDetailsElement | null = null;
  let opened: HTMLDetailsElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = (dropdown: HTMLDetailsElement) => {
    if (dropdown.open) return;
    opened = dropdown;
    dropdown.open = true;
  };
  const close = () => {
    // If the menu has the focus, it closes as other menus do.
    if (opened && !opened.matches(':focus-within')) opened.open = false;
    opened = null;
  };
  const move = (dropdown: HTMLDetailsElement | null) => {
    if (dropdown === under) return;
    under = dropdown;
    clearTimeout(timer);
    if (dropdown && !dropdown.open) timer = setTimeout(open, restFor, dropdown);
    else if (opened && dropdown !== opened) timer = setTimeout(close, awayFor);
  };

  on(['pointerover'], (target, { pointerType }) => {
    if (pointerType === 'mouse' && !isFolded()) move(dropdownAt(target));
  });
  document.documentElement.addEventListener('pointerleave', () => move(null));
  on(['click'], (target, event) => {
    clearTimeout(timer);
    const dropdown = target.closest('summary')?.parentElement;
    if (!dropdown || dropdown !== opened) return;
    if (opened.open) event.preventDefault();
    opened = null;
  });
  on(['keydown'], (_target, { key }) => {
    if (key === 'Escape') close();
  });
}

/** Returns the menu of an element: the one around it, or the one beside a link that has a menu. */
function dropdownAt(target: Element): HTMLDetailsElement | null {
  const around = target.closest<HTMLDetailsElement>('.dropdown');
  return around ?? target.closest('.dropdown-split')?.querySelector<HTMLDetailsElement>('.dropdown') ?? null;
}
