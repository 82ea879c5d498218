import { fileName } from '../../../client/navigation/links.ts';
import { isKeepable } from './is-keepable.ts';
import type { KeptPage } from './offline-html.ts';
import { reachFiles } from './reach.ts';
import { storeNames } from './store-names.ts';

/** Number of pages that are kept. */
const mostPages = 200;

/**
 * Number of pages beyond these at which the oldest are removed, with the files that only they need.
 */
const slack = 20;

/** Files in which others can be named. */
const textName = /\.(?:js|css|json|txt)$/;

/** What the worker keeps of a site. Sites on one host have stores of their own. */
export interface Store {
  /**
   * Returns the kept copy of a page, also if its address is written with or without a slash at its
   * end.
   */
  readonly findPage: (address: string) => Promise<Response | undefined>;
  /** Keeps a page as the newest. If there are too many, the oldest are removed. Returns whether. */
  readonly addPage: (address: string, page: Response) => Promise<boolean>;
  /** Returns the newest of the kept pages, the last one first. */
  readonly pages: () => Promise<readonly KeptPage[]>;
  /**
   * Returns the kept copy of a file. With `isAnyQuery`, one from an earlier build counts as well.
   */
  readonly findFile: (address: string, isAnyQuery?: boolean) => Promise<Response | undefined>;
  readonly addFile: (address: string, file: Response) => Promise<void>;
  /** Fetches what is not kept; rejects if that fails. */
  readonly fetchFile: (address: string) => Promise<Response>;
  /** Removes the files in a folder whose names are none of these. */
  readonly keepOnly: (folder: string, names: ReadonlySet<string>) => Promise<void>;
  /** Removes the files that neither these addresses nor a kept page need. */
  readonly sweep: (needed: readonly string[]) => Promise<void>;
}

/**
 * Opens the store of the site in a scope. `isBounded` is false for a site that is kept as a whole.
 */
export function openStore(scope: string, isBounded: boolean): Store {
  const names = storeNames(scope);
  const pages = () => caches.open(names.pages);
  const files = () => caches.open(names.files);
  const addFile = async (address: string, file: Response) => (await files()).put(address, file);
  const findFile = async (address: string, ignoreSearch = false) => {
    const kept = await (await files()).match(address, { ignoreSearch, ignoreVary: true });
    // An earlier worker kept whatever a host answered.
    return kept && isKeepable(address, kept) ? kept : undefined;
  };
  return {
    findPage: async (address) => {
      const cache = await pages();
      const other = address.endsWith('/') ? address.slice(0, -1) : `${address}/`;
      for (const each of [address, other]) {
        const kept = await cache.match(each, { ignoreVary: true });
        if (kept && isKeepable(each, kept)) return kept;
      }
      return undefined;
    },
    addPage: async (address, page) => {
      const cache = await pages();
      // What is added last counts as the newest.
      await cache.delete(address, { ignoreVary: true });
      await cache.put(address, page);
      const kept = isBounded ? await cache.keys() : [];
      if (kept.length <= mostPages + slack) return false;
      for (const { url } of kept.slice(0, -mostPages)) await cache.delete(url, { ignoreVary: true });
      return true;
    },
    pages: async () => {
      const cache = await pages();
      const kept = (await cache.keys()).toReversed().slice(0, mostPages);
      return Promise.all(
        kept.map(async ({ url }) => ({ path: new URL(url).pathname, html: await textOf(cache, url) })),
      );
    },
    findFile,
    addFile,
    fetchFile: async (address) => {
      const kept = await findFile(address);
      if (kept) return kept;
      const response = await fetch(address);
      if (!isKeepable(address, response)) throw new Error(`${address}: ${response.status}`);
      await addFile(address, response.clone());
      return response;
    },
    keepOnly: async (folder, names) => {
      const cache = await files();
      for (const { url } of await cache.keys())
        if (url.startsWith(folder) && !names.has(url.slice(folder.length)))
          await cache.delete(url, { ignoreVary: true });
    },
    sweep: async (needed) => {
      const [pageCache, cache] = [await pages(), await files()];
      const kept = (await cache.keys()).map(({ url }) => {
        const name = new URL(url).pathname.split('/').at(-1) ?? '';
        const text = async () => (textName.test(name) || !fileName.test(name) ? textOf(cache, url) : '');
        return { url, name, text };
      });
      const wanted = kept.filter(({ url }) => needed.includes(url));
      const texts = await Promise.all([
        ...(await pageCache.keys()).map(({ url }) => textOf(pageCache, url)),
        ...wanted.map(({ text }) => text()),
      ]);
      const reached = await reachFiles(texts, kept);
      for (const file of kept)
        if (!reached.has(file) && !wanted.includes(file)) await cache.delete(file.url, { ignoreVary: true });
    },
  };
}

async function textOf(cache: Cache, url: string): Promise<string> {
  return (await cache.match(url, { ignoreVary: true }))?.text() ?? '';
}
