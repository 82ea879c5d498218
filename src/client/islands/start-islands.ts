import { islandTag, pageEvent, slotTag } from '../../shared/dom.ts';
import { whenIdle } from '../when-idle.ts';
import type { Hydration } from './hydrate.tsx';

/** Events that say that a reader reaches for something. */
const intents = ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const;
/** Events that React would have handled, had it been there. */
const replayed = ['click', 'keydown'] as const;

/** How long code may take before an island says that it is coming, in milliseconds. */
const loadingDelay = 200;

interface Waiting {
  readonly done: Promise<void>;
  readonly events: Event[];
}

/** Wakes the islands of every page: each by its strategy, and with the clicks and keys that came too early. */
export function startIslands(): void {
  const waiting = new WeakMap<Element, Waiting>();
  let hydration: Promise<Hydration> | undefined;
  // The build names the module, so what it exports is known only here.
  const load = async (): Promise<Hydration> => {
    const module: Hydration = await import(new URL(HYDRATE_MODULE, import.meta.url).href);
    return module;
  };

  const wake = (island: HTMLElement): Waiting => {
    const known = waiting.get(island);
    if (known) return known;
    const events: Event[] = [];
    hydration ??= load();
    const slow = setTimeout(() => (island.dataset['loading'] = ''), loadingDelay);
    const done = hydration
      .then(async ({ hydrate }) => {
        await hydrate(island);
        island.dataset['ready'] = '';
        for (const event of events) event.target?.dispatchEvent(cloneEvent(event));
        return undefined;
      })
      .catch(() => {
        // The code did not arrive; the next touch tries again.
        hydration = undefined;
        waiting.delete(island);
      })
      .finally(() => {
        clearTimeout(slow);
        delete island.dataset['loading'];
      });
    const entry = { done, events };
    waiting.set(island, entry);
    return entry;
  };

  const reached = (event: Event): readonly HTMLElement[] => {
    const islands: HTMLElement[] = [];
    for (let island = closest(event.target); island; island = closest(island.parentElement)) islands.push(island);
    return islands;
  };
  for (const type of intents) {
    addEventListener(type, (event) => reached(event).forEach(wake), { capture: true, passive: true });
  }
  for (const type of replayed) {
    addEventListener(
      type,
      (event) => {
        const [island] = reached(event);
        if (!island || 'ready' in island.dataset || isNative(event.target)) return;
        wake(island).events.push(event);
      },
      true,
    );
  }
  const wakeVisible = (island: HTMLElement) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake(island);
    });
    // The elements of islands and of their slots have no box: what is seen is inside of them.
    const box = island.querySelector(`:not(${islandTag},${slotTag})`);
    if (box) observer.observe(box);
  };
  document.addEventListener(pageEvent, () => {
    whenIdle(() => {
      const islands = document.querySelectorAll<HTMLElement>(`${islandTag}:not([data-ready])`);
      preload(new Set([...islands].map((island) => island.getAttribute('name') ?? '')));
      for (const island of islands) {
        const strategy = island.getAttribute('strategy');
        if (strategy === 'idle') wake(island);
        if (strategy === 'visible') wakeVisible(island);
      }
    });
  });
}

function closest(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(islandTag) : null;
}

/** Links, folds and fields do what they do without React; an event must not happen to them twice. */
function isNative(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href], summary, input, select, textarea, label') !== null;
}

function cloneEvent(event: Event): Event {
  const init = { bubbles: true, cancelable: true, composed: true };
  if (event instanceof KeyboardEvent) {
    const { key, code, ctrlKey, shiftKey, altKey, metaKey } = event;
    return new KeyboardEvent(event.type, { ...init, key, code, ctrlKey, shiftKey, altKey, metaKey });
  }
  return new MouseEvent(event.type, { ...init, view: window });
}

/** Fetched, not run: running React takes a phone a tenth of a second, which only those pay who use it. */
function preload(names: ReadonlySet<string>): void {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  if (names.size === 0 || connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  for (const path of [...names].flatMap((name) => ISLAND_MODULES[name] ?? [])) {
    const { href } = new URL(path, import.meta.url);
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
