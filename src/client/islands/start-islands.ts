import { islandTag } from '../../shared/dom.ts';
import { beside } from '../own-address.ts';
import type { Hydration } from './hydrate.tsx';

/** Events that say that a reader reaches for something. */
const intents = ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const;
/** Events that React would have handled, had it been there. */
const replayed = ['click', 'keydown'] as const;

/** How long code may take before an island says that it is coming, in milliseconds. */
const loadingDelay = 200;

/** Wakes an island, once however often it is asked for. */
export type Wake = (island: HTMLElement) => void;

interface Waiting {
  readonly done: Promise<void>;
  readonly events: Event[];
}

/**
 * Wakes the islands of every page as a reader reaches for them, with the clicks and keys that came too early. Returns the way to wake
 * one before.
 */
export function startIslands(): Wake {
  const waiting = new WeakMap<Element, Waiting>();
  let hydration: Promise<Hydration> | undefined;
  // The build names the module, so what it exports is known only here.
  const load = async (): Promise<Hydration> => {
    const module: Hydration = await import(beside(HYDRATE_MODULE).href);
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
  return wake;
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
