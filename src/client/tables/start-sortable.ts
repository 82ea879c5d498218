import { pageEvent } from '../../shared/dom.ts';
import { on } from '../behaviors/on.ts';
import { importAlone, loadOnce } from '../loading/load-once.ts';

/**
 * Loads the module for sortable tables on the first page with one. Resolves when the current page
 * has the module, if it needs it.
 */
export async function startSortable(): Promise<void> {
  const load = loadOnce((failures) => importAlone(new URL(SORTABLE_MODULE, import.meta.url), failures));
  const prepare = async () => {
    // If this fails, the tables stay as they are.
    if (document.querySelector('table[data-sortable]')) await load().catch(() => undefined);
  };
  on([pageEvent], () => void prepare());
  await prepare();
}
