import { pageEvent } from '../../shared/dom.ts';
import { on } from '../behaviours/on.ts';

/** Loads what tabs need once a page has any; settles when the page that shows has what it needs. */
export async function startTabs(): Promise<void> {
  const load = async () => {
    if (document.querySelector('.tabs')) await import('./tabs.ts');
  };
  on([pageEvent], () => void load());
  await load();
}
