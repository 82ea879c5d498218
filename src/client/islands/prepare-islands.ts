import { islandTag, slotTag } from '../../shared/dom.ts';
import { onPage } from '../behaviors/on-page.ts';
import { isSlow } from '../loading/is-slow.ts';
import { whenIdle } from '../loading/when-idle.ts';
import type { IslandCode } from './load-islands.ts';
import type { HydrateIsland } from './start-islands.ts';

/**
 * Fetches the code for the islands of each page in advance. Hydrates the islands with the
 * strategies `idle` and `visible`.
 */
export function prepareIslands(code: IslandCode, hydrate: HydrateIsland): void {
  onPage(() => {
    whenIdle(() => {
      const islands = document.querySelectorAll<HTMLElement>(`${islandTag}:not([data-ready])`);
      const names = new Set([...islands].map((island) => island.getAttribute('name') ?? ''));
      // If this fails, the code is fetched again when the reader uses the island.
      if (!isSlow()) for (const name of names) code.prepare(name).catch(() => undefined);
      for (const island of islands) {
        const strategy = island.getAttribute('strategy');
        if (strategy === 'idle') hydrate(island);
        if (strategy === 'visible') hydrateWhenVisible(island, hydrate);
      }
    });
  });
}

function hydrateWhenVisible(island: HTMLElement, hydrate: HydrateIsland): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    hydrate(island);
  });
  // The elements of islands and slots have no box, so observe an element inside them.
  const box = island.querySelector(`:not(${islandTag},${slotTag})`);
  if (box) observer.observe(box);
}
