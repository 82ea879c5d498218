import { type Island, islandTag } from '../../shared/dom.ts';
import { loadForReader } from '../loading/lost-code.ts';
import { isNative, replay } from '../loading/kept-events.ts';
import type { IslandCode } from './load-islands.ts';

/** Events that show that the reader is about to use an island. */
const intents = ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const;
/** Events that are replayed for React after hydration. */
const replayed = ['click', 'keydown'] as const;

/** Time from a click to the sign that the code of the island is loading, in milliseconds. */
const loadingDelay = 200;

type MaybeIsland = HTMLElement & Partial<Island>;

/** Hydrates an island. Further calls for the same island do nothing. */
export type HydrateIsland = (island: HTMLElement) => void;

/**
 * Handles a click on an island before React is loaded. Gets the root element of the island; returns
 * whether it has handled the click. If a site puts its own component around, the root is another
 * element: then the click waits for React.
 */
export type EarlyAction = (root: Element) => boolean;

/**
 * Hydrates islands when the reader is about to use them. Clicks and keys that come before React are
 * replayed, except clicks that one of the actions has handled. Returns a function that hydrates an
 * island at once.
 */
export function startIslands(loadCode: () => Promise<IslandCode>, actions: readonly EarlyAction[]): HydrateIsland {
  /** Clicks and keys for islands whose code is loading. */
  const waiting = new WeakMap<Element, Event[]>();

  const hydrate = (island: HTMLElement): Event[] => {
    const known = waiting.get(island);
    if (known) return known;
    const events: Event[] = [];
    waiting.set(island, events);
    const load = async () => (await loadCode()).hydrate(island);
    // Report a failure only after a click. A key may be meant for something else: Tab, or Escape
    // that closes the notice. A key that presses a button also makes a click.
    loadForReader(load, () => events.some(({ type }) => type === 'click'))
      .then(() => {
        island.dataset['ready'] = '';
        for (const event of events) replay(event);
        return undefined;
      })
      // The code could not be loaded; the next event tries again.
      .catch(() => waiting.delete(island))
      .finally(() => delete island.dataset['loading']);
    return events;
  };

  const reached = (event: Event): readonly MaybeIsland[] => {
    const islands: MaybeIsland[] = [];
    for (let island = closest(event.target); island; island = closest(island.parentElement)) islands.push(island);
    return islands;
  };
  for (const type of intents) {
    addEventListener(type, (event) => reached(event).forEach(hydrate), { capture: true, passive: true });
  }
  for (const type of replayed) {
    addEventListener(
      type,
      (event) => {
        const [island] = reached(event);
        const { target } = event;
        if (!island || island.isHydrated || !(target instanceof Element) || isNative(target)) return;
        const events = hydrate(island);
        const isClick = type === 'click';
        const root = island.firstElementChild;
        if (isClick && root && actions.some((act) => act(root))) return;
        events.push(event);
        if (!isClick) return;
        setTimeout(() => {
          if (!island.isHydrated && waiting.get(island) === events) island.dataset['loading'] = '';
        }, loadingDelay);
      },
      true,
    );
  }
  return hydrate;
}

function closest(target: EventTarget | null): MaybeIsland | null {
  return target instanceof Element ? target.closest<MaybeIsland>(islandTag) : null;
}
