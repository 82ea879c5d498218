import { islandTag, slotTag } from '../../shared/dom.ts';
import { onPage } from '../behaviours/on-page.ts';
import { isSlow } from '../is-slow.ts';
import { whenIdle } from '../when-idle.ts';
import type { Wake } from './start-islands.ts';

/** Fetches the code of every page's islands in advance, and wakes those whose strategy waits for no reader. */
export function prepareIslands(wake: Wake): void {
  onPage(() => {
    whenIdle(() => {
      const islands = document.querySelectorAll<HTMLElement>(`${islandTag}:not([data-ready])`);
      preload(new Set([...islands].map((island) => island.getAttribute('name') ?? '')));
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

/** Fetched, not run: running React takes a phone a tenth of a second, which only those pay who use it. */
function preload(names: ReadonlySet<string>): void {
  if (isSlow()) return;
  for (const path of [...names].flatMap((name) => ISLAND_MODULES[name] ?? [])) {
    const { href } = new URL(path, import.meta.url);
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
