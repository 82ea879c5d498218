import { storageKey } from '../../shared/state/storage.ts';

// What the reader has done to the sidebar of a page lasts for the window: a reload shows it again.
// The page's address is part of it, since another page opens its own branch and scrolls to it.

type SidebarState = readonly [path: string, scrollTop: number, open: readonly string[]];

/** Stores which categories of the sidebar are open, and how far it is scrolled. */
export function keepSidebar(): void {
  const sidebar = document.querySelector('.sidebar');
  if (!sidebar) return;
  const open = categories(sidebar).filter((details) => details.open);
  const state: SidebarState = [location.pathname, sidebar.scrollTop, open.map(categoryPath)];
  try {
    sessionStorage.setItem(storageKey('sidebar'), JSON.stringify(state));
  } catch {
    // Storage is blocked or full: the page loads as for a new reader.
  }
}

/** Shows the sidebar as it was when the same page was left. */
export function restoreSidebar(): void {
  const sidebar = document.querySelector('.sidebar');
  const state = sidebar && readState();
  if (!state) return;
  const [path, scrollTop, open] = state;
  if (path !== location.pathname) return;
  for (const details of categories(sidebar)) details.open = open.includes(categoryPath(details));
  // The first frame waits for the style sheet, without which nothing can be scrolled.
  requestAnimationFrame(() => (sidebar.scrollTop = scrollTop));
}

function readState(): SidebarState | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey('sidebar')) ?? 'null');
  } catch {
    return null;
  }
}

function categories(sidebar: Element): readonly HTMLDetailsElement[] {
  return [...sidebar.querySelectorAll<HTMLDetailsElement>('.tree details')];
}

/** Returns the labels of a category and of those around it. */
function categoryPath(details: Element): string {
  const outer = details.parentElement?.closest('details');
  return `${outer ? categoryPath(outer) : ''}/${details.firstElementChild?.textContent}`;
}
