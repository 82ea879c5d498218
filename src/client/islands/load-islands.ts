import { loadOnce } from '../loading/load-once.ts';
import type { Hydration } from './hydrate.tsx';

/** The code of the islands. */
export interface IslandCode {
  /** Fetches what an island needs, and runs none of it: running React takes a phone a tenth of a second, which only those pay who use it. */
  readonly prepare: (name: string) => Promise<void>;
  /** Hydrates an island; rejects if its code does not come. */
  readonly hydrate: (island: HTMLElement) => Promise<void>;
}

/**
 * Returns the code of the islands of a window. Their modules import each other, and a browser keeps a module that has failed, with all
 * that import it, until the page is left; under another address each would bring a React of its own. So they are fetched as files
 * first, of which a failure is not kept, and imported once all of them are in the browser's cache.
 */
export function createIslandCode(): IslandCode {
  const files = new Map<string, () => Promise<void>>();
  const fetchOnce = (path: string, priority: RequestPriority) => {
    const load = files.get(path) ?? loadOnce(() => fetchFile(addressOf(path), priority));
    files.set(path, load);
    return load();
  };
  const fetchCode = async (name: string, priority: RequestPriority) => {
    const needed = ISLAND_MODULES[name] ?? [];
    await Promise.all(needed.map((path) => fetchOnce(path, priority)));
    return needed;
  };
  const loadHydration = loadOnce(async () => {
    const module: Hydration = await import(addressOf(HYDRATE_MODULE));
    return module;
  });
  return {
    prepare: async (name) => {
      for (const path of await fetchCode(name, 'low')) preload(addressOf(path));
    },
    hydrate: async (island) => {
      await fetchCode(island.getAttribute('name') ?? '', 'auto');
      const { hydrate } = await loadHydration();
      await hydrate(island);
    },
  };
}

function addressOf(path: string): string {
  return new URL(path, import.meta.url).href;
}

async function fetchFile(address: string, priority: RequestPriority): Promise<void> {
  const response = await fetch(address, { priority });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Browsers keep what has come as a whole.
  await response.arrayBuffer();
}

/** Has the browser compile a module that it has fetched. */
function preload(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
