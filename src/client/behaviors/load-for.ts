import { pageEvent } from '../../shared/dom.ts';
import { on } from './on.ts';
import { importAlone, loadOnce } from '../loading/load-once.ts';

/**
 * Loads a module on the first page with an element that it is for. Resolves when the current page
 * has the module, if it needs it. `path` is relative to the late script.
 */
export async function loadFor(selector: string, path: string): Promise<void> {
  const load = loadOnce((failures) => importAlone(new URL(path, import.meta.url), failures));
  const prepare = async () => {
    // If this fails, the elements stay as the server rendered them.
    if (document.querySelector(selector)) await load().catch(() => undefined);
  };
  on([pageEvent], () => void prepare());
  await prepare();
}
