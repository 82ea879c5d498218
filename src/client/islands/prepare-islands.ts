import { islandTag } from '../../shared/dom.ts';
import { onPage } from '../behaviors/on-page.ts';
import { isSlow } from '../loading/is-slow.ts';
import { whenIdle } from '../loading/schedule.ts';
import type { IslandCode } from './load-islands.ts';
import type { HydrateIsland } from './start-islands.ts';
import { boxOf, watchNear } from './watch-near.ts';

/**
 * Fetches the code of an island in advance when the reader comes near it. Hydrates the islands of
 * each page with the strategies `idle` and `visible`.
 */
export function prepareIslands(code: IslandCode, hydrate: HydrateIsland): void {
  const setIslands = watchNear((island) => {
    // If this fails, the code is fetched again when the reader uses the island.
    if (!isSlow()) code.prepare(island.getAttribute('name') ?? '').catch(() => undefined);
  });
  onPage(() => {
    whenIdle(() => {
      const islands = document.querySelectorAll<HTMLElement>(`${islandTag}:not([data-ready])`);
      setIslands(islands);
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
  const box = boxOf(island);
  if (box) observer.observe(box);
}
