import { loadOnce } from '../loading/load-once.ts';
import { whenIdle } from '../loading/schedule.ts';
import type { Hydration } from './hydrate.tsx';

/** How long a click may follow the pointer, in milliseconds. */
const mostWait = 1000;

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
      // The click may come while the files are on their way.
      const answered = isHandledEarly(island) && answer(island);
      await fetchCode(island.getAttribute('name') ?? '', 'auto');
      await answered;
      const { hydrate } = await loadHydration();
      await hydrate(island);
    },
  };
}

/** Returns whether the early script handles the clicks on an island until React is there. */
function isHandledEarly(island: HTMLElement): boolean {
  return island.firstElementChild?.matches('[data-label-light],[data-dismiss]') ?? false;
}

/**
 * Resolves when the page has shown its answer to a click on an element, or when no click comes. A
 * click that follows the pointer would wait for React, which runs for a fifth of a second on a
 * phone.
 */
function answer(element: HTMLElement): Promise<void> {
  return new Promise((done) => {
    const finish = () => whenIdle(done);
    element.addEventListener('click', finish, { once: true });
    setTimeout(finish, mostWait);
  });
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
