import { desktopWidth, pageEvent } from '../../shared/dom.ts';
import { afterFrame } from '../loading/schedule.ts';
import { historyState, keepInHistory } from '../page/history-state.ts';
import { on } from './on.ts';

const root = document.documentElement;

/**
 * Turns the menu of narrow screens into a drawer. `data-drawer` on the root element names the
 * visible panel: `primary`, the navbar's items, or `secondary`, the page's sidebar. Without this
 * script, the style sheet shows both, one after the other. The open drawer has its own history
 * entry, so that the Back button closes it and the page stays.
 */
export function startMenu(): void {
  let isReturning = false;

  /** Closes the drawer for the reader, and removes its history entry. */
  const close = () => {
    if (!hide() || !historyState().drawer) return;
    isReturning = true;
    history.back();
  };

  // The reader may have opened the menu before this script started.
  if (menu()?.open) follow();
  else matchHistory();
  // `toggle` does not bubble.
  on(['toggle'], (target) => target.matches('.menu') && follow(), true);
  // The hidden panels are laid out when the reader is about to open them, not with every page.
  on(['pointerdown'], (target) => {
    if (target.closest('.menu > summary')) prepare();
  });
  on(['click'], (target, event) => {
    if (onClick(target, event)) close();
  });
  on(['keydown'], (_target, { key }) => key === 'Escape' && close());
  on([pageEvent], matchHistory);
  addEventListener('resize', () => void (!isFolded() && close()));
  addEventListener('pageshow', matchHistory);
  addEventListener(
    'popstate',
    (event) => {
      // Removing the entry must not change the page. The reader may have opened the drawer again in
      // the meantime.
      if (isReturning) {
        event.stopImmediatePropagation();
        follow();
      } else matchHistory();
      isReturning = false;
    },
    true,
  );
}

function menu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>('.menu');
}

/** Returns whether the navbar is folded into the menu: then its button is in the bar. */
export function isFolded(): boolean {
  return !!menu()?.getClientRects()[0];
}

function isOpen(): boolean {
  return menu()?.open === true && isFolded();
}

/** Updates the page and the history for the open or closed drawer. */
function follow(): void {
  const isDrawer = isOpen();
  if (isDrawer) prepare();
  if (isDrawer && !historyState().drawer) {
    keepInHistory({ scroll: scrollY });
    history.pushState({ ...history.state, drawer: true }, '');
  }
  // Browsers then style all elements again, so the drawer is shown before.
  afterFrame(updateInert);
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>('.dropdown')) {
    dropdown.open = isDrawer && dropdown.matches('.active:not(:has(summary > .icon))');
  }
}

/** Makes the page behind the drawer inert if it is open, and usable if not. */
function updateInert(): void {
  for (const part of document.querySelectorAll('.skip-link, .announcement, .brand, .main, .footer')) {
    part.toggleAttribute('inert', isOpen());
  }
}

/** Opens or closes the drawer to match the current history entry. */
function matchHistory(): void {
  const details = menu();
  if (!historyState().drawer) hide();
  else if (details && isFolded()) {
    prepare();
    details.open = true;
  }
}

/** Closes the menu and restores the focus; returns whether it was open. */
function hide(): boolean {
  const details = menu();
  if (!details?.open) return false;
  details.open = false;
  details.querySelector('summary')?.focus({ preventScroll: true });
  return true;
}

/** Makes the menu a drawer, if it is not one yet. */
function prepare(): void {
  root.dataset['drawer'] ??= firstPanel();
}

function firstPanel(): string {
  // On wide screens it is beside the text.
  return innerWidth < desktopWidth && document.querySelector('.sidebar') ? 'secondary' : 'primary';
}

/** Handles a click and returns whether it closes the drawer. */
function onClick(target: Element, event: Event): boolean {
  const panel = target.closest<HTMLElement>('[data-panel]')?.dataset['panel'];
  const link = target.closest('a');
  if (target.closest('summary')?.matches('.menu > summary')) {
    if (isOpen()) {
      event.preventDefault();
      return true;
    }
    // Done before the menu opens, so that no frame shows the wrong panel. The gutter keeps the
    // space of a scroll bar that disappears.
    root.dataset['drawer'] = firstPanel();
    root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
  } else if (panel) {
    root.dataset['drawer'] = panel;
    document.querySelector<HTMLElement>(`${panel === 'primary' ? '.navbar-list' : '.tree'} a`)?.focus();
  } else if (link) {
    // Links to other pages close the drawer when they are followed.
    const isHere = isOpen() && link.href === location.href;
    if (isHere) event.preventDefault();
    return isHere;
  } else return !target.closest('.navbar-nav, .sidebar, summary');
  return false;
}
