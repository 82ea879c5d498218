import { islandTag, slotTag } from '../../shared/dom.ts';
import { onPage } from '../behaviors/on-page.ts';
import { isSlow } from '../loading/is-slow.ts';
import { whenIdle } from '../loading/when-idle.ts';
import type { IslandCode } from './load-islands.ts';
import type { Wake } from './start-islands.ts';

/** Fetches the code of every page's islands in advance, and wakes those whose strategy waits for no reader. */
export function prepareIslands(code: IslandCode, wake: Wake): void {
  onPage(() => {
    whenIdle(() => {
      const islands = document.querySelectorAll<HTMLElement>(`${islandTag}:not([data-ready])`);
      const names = new Set([...islands].map((island) => island.getAttribute('name') ?? ''));
      // What does not come is fetched again when a reader reaches for it.
      if (!isSlow()) for (const name of names) code.prepare(name).catch(() => undefined);
      for (const island of islands) {
        const strategy = island.getAttribute('strategy');
        if (strategy === 'idle') wake(island);
        if (strategy === 'visible') wakeVisible(island, wake);
      }
    });
  });
}

function wakeVisible(island: HTMLElement, wake: Wake): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    wake(island);
  });
  // The elements of islands and of their slots have no box: what is seen is inside of them.
  const box = island.querySelector(`:not(${islandTag},${slotTag})`);
  if (box) observer.observe(box);
}
