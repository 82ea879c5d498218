import { addressListMeta } from '../../shared/address-list.ts';
import { importAlone, loadOnce } from '../loading/load-once.ts';

/** Loads, on a 404 page, the module that looks for the page that the reader wants. */
export async function startForward(): Promise<void> {
  if (!document.querySelector(`meta[name=${addressListMeta}]`)) return;
  // If this fails, the reader has the 404 page.
  await loadOnce((failures) => importAlone(new URL(FORWARD_MODULE, import.meta.url), failures))().catch(
    () => undefined,
  );
}
