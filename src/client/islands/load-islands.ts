import { loadOnce } from '../loading/load-once.ts';
import type { Hydration } from './hydrate.tsx';

/** The functions that load and run the code of islands. */
export interface IslandCode {
  /**
   * Fetches the files of an island without running them. Running React takes a phone a tenth of a
   * second, so it runs only for readers who use an island.
   */
  readonly prepare: (name: string) => Promise<void>;
  /** Hydrates an island; rejects if its code cannot be loaded. */
  readonly hydrate: (island: HTMLElement) => Promise<void>;
}

/**
 * Returns the island code of a window. The modules import each other. A browser keeps a failed
 * module, and all modules that import it, until the page is left. With another address, each try
 * would load a second copy of React. Therefore the files are first fetched, because a failed fetch
 * is not kept. They are imported when all of them are in the browser's cache.
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
    // The address has a hash of the module's bytes.
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
  // Browsers cache only complete responses.
  await response.arrayBuffer();
}

/** Makes the browser compile a fetched module. */
function preload(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
