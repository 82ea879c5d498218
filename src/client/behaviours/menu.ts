import { desktopWidth, pageEvent } from '../../shared/dom.ts';
import { on } from './on.ts';

const root = document.documentElement;

/**
 * Makes a drawer of the menu of narrow screens. `data-drawer` on the root element names the panel that it shows: `primary`, the
 * navbar's items, or `secondary`, the page's sidebar. Without this script the style sheet shows both, one after the other.
 */
export function startMenu(): void {
  showFirst();
  // `toggle` does not bubble.
  on(['toggle'], (target) => target.matches('.menu') && follow(), true);
  on(['click'], onClick);
  on(['keydown'], (_target, { key }) => key === 'Escape' && close());
  on([pageEvent], close);
  matchMedia(`(width >= ${desktopWidth}px)`).addEventListener('change', close);
  // The button Back closes the menu, and the page stays.
  globalThis.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType === 'traverse' && event.cancelable && close()) event.preventDefault();
  });
}

function menu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>('.menu');
}

function follow(): void {
  const isOpen = menu()?.open === true && innerWidth < desktopWidth;
  for (const part of document.querySelectorAll('.skip-link, .announcement, .brand, .main, .footer')) {
    part.toggleAttribute('inert', isOpen);
  }
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>('.dropdown')) {
    dropdown.open = isOpen && dropdown.matches('.active:not(:has(summary > .icon))');
  }
}

function showFirst(): void {
  show(document.querySelector('.sidebar') ? 'secondary' : 'primary');
}

function show(panel: string): void {
  root.dataset['drawer'] = panel;
}

/** Closes the menu and gives the focus back; says whether it was open. */
function close(): boolean {
  const details = menu();
  if (!details?.open) return false;
  details.open = false;
  details.querySelector('summary')?.focus({ preventScroll: true });
  return true;
}

function onClick(target: Element): void {
  const panel = target.closest<HTMLElement>('[data-panel]')?.dataset['panel'];
  if (target.closest('summary')?.matches('.menu > summary')) {
    if (menu()?.open) return;
    // Before the menu opens, so that no frame shows the wrong panel. A bar that disappears with the page's scroll leaves its place.
    showFirst();
    root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
  } else if (panel) {
    show(panel);
    document.querySelector<HTMLElement>(`${panel === 'primary' ? '.navbar-list' : '.tree'} a`)?.focus();
  } else if (!target.closest('.navbar-nav, .sidebar, summary') || target.closest('a')) close();
}
