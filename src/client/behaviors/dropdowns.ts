import { on } from './on.ts';
import { isFolded } from './menu.ts';

/**
 * Closes the menus of the navbar on events outside them, and adds the keyboard control of a menu.
 * `early` are the recorded events.
 */
export function startDropdowns(early: readonly Event[]): void {
  on(['pointerdown', 'touchstart', 'focusin'], (target) => closeOthers(target));
  on(['click'], (target) => target.closest('.dropdown-link') && closeOthers());
  // Runs before the drawer's listener, so that Escape closes the menu and the drawer stays open.
  on(['keydown'], onKey, true);
  for (const event of early) {
    if (event instanceof KeyboardEvent && event.target instanceof Element) onKey(event.target, event);
  }
}

function closeOthers(target?: Element): void {
  // In the drawer a menu is part of the list, and closing it would move the content under the
  // finger.
  if (target && document.querySelector('.menu[open]')) return;
  for (const open of document.querySelectorAll<HTMLDetailsElement>('.dropdown[open]')) {
    if (!target || !open.contains(target)) open.open = false;
  }
}

function onKey(target: Element, event: KeyboardEvent): void {
  const dropdown = target.closest<HTMLDetailsElement>('.dropdown');
  if (!dropdown || event.altKey || event.ctrlKey || event.metaKey) return;
  const items = [...dropdown.querySelectorAll<HTMLElement>('.dropdown-menu :is(a, button)')];
  const index = items.findIndex((item) => item === target);
  const next = new Map([
    ['ArrowDown', index + 1],
    ['ArrowUp', index < 0 ? -1 : index - 1],
    ['Home', 0],
    ['End', -1],
  ]).get(event.key);
  const isEscape = event.key === 'Escape' && dropdown.open;
  if (isEscape) event.stopImmediatePropagation();
  else if (next === undefined || (!dropdown.open && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  dropdown.open = !isEscape;
  (isEscape ? dropdown.querySelector('summary') : items.at((next ?? 0) % items.length))?.focus();
}

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
