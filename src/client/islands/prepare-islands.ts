import { islandTag, slotTag } from '../../shared/dom.ts';
import { onPage } from '../behaviors/on-page.ts';
import { isSlow } from '../loading/is-slow.ts';
import { whenIdle } from '../loading/schedule.ts';
import type { IslandCode } from './load-islands.ts';
import type { HydrateIsland } from './start-islands.ts';
import { boxOf, watchNear } from './watch-near.ts';

/**
 * Fetches the code of an island in advance when the reader comes near it. Hydrates the islands of
 * each page that do not wait for the reader: those with the strategies `idle` and `visible`, and
 * those without a box, which nobody can reach.
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
        if (strategy === 'idle' || !boxOf(island)) hydrate(island);
        else if (strategy) hydrateWhenVisible(island, hydrate);
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
  const inside = `:is(${islandTag},${slotTag})>:not(${islandTag},${slotTag})`;
  const boxes = [...island.querySelectorAll(inside)].filter(hasBox);
  const around = island.parentElement?.closest(`:not(${islandTag},${slotTag})`);
  // In a closed fold, what is around the island has no box either: it comes into view later.
  if (boxes.length === 0 && around && hasBox(around)) return hydrate(island);
  for (const box of boxes.length > 0 ? boxes : [around ?? island]) observer.observe(box);
}

function hasBox(element: Element): boolean {
  return element.getClientRects().length > 0;
}
