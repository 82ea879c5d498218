import { pageEvent } from '../../shared/dom.ts';
import { on } from '../behaviours/on.ts';

/** Loads what tabs need once a page has them; settles when the page that shows has what it needs. */
export async function startTabs(): Promise<void> {
  on([pageEvent], () => void load());
  await load();
}

async function load(): Promise<void> {
  if (!document.querySelector('.tabs')) return;
  // What does not come leaves the tabs as the server printed them, and everything else as it is.
  await import(new URL(TABS_MODULE, import.meta.url).href).catch(() => undefined);
}
