import { fileName } from '../../../client/navigation/links.ts';
import { isKeepable } from './is-keepable.ts';
import type { Store } from './store.ts';
import type { FileList } from './worker-site.ts';

/** Files that are loaded at the same time. */
const atOnce = 4;

/**
 * Keeps all files of a list. Returns whether anything had to be loaded; rejects if that fails, so
 * that the rest is loaded next time. `path` of the list has a hash, so a kept list is done.
 */
export async function keepAll(path: string, scope: string, store: Store): Promise<boolean> {
  const address = scope + path;
  if (await store.findFile(address)) return false;
  const earlier = await store.findFile(address, true);
  const known: FileList = earlier ? await earlier.json() : {};
  const response = await fetch(address);
  if (!isKeepable(address, response)) throw new Error(`${address}: ${response.status}`);
  const list: FileList = await response.clone().json();
  const keep = async ([file, hash]: readonly [string, string]) => {
    const target = scope + file;
    const isPage = !fileName.test(file);
    const kept = isPage ? await store.findPage(target) : await store.findFile(target);
    if (kept && (known[file] ?? hash) === hash) return;
    const loaded = await fetch(target);
    if (!isKeepable(target, loaded)) throw new Error(`${target}: ${loaded.status}`);
    await (isPage ? store.addPage(target, loaded) : store.addFile(target, loaded));
  };
  const waiting = Object.entries(list).values();
  const work = async () => {
    for (const each of waiting) await keep(each);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await store.addFile(address, response);
  return true;
}
