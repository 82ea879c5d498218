import { on } from './on.ts';

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
