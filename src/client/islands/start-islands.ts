import { type Island, islandTag } from '../../shared/dom.ts';
import { loadForReader } from '../loading/lost-code.ts';
import { isNative, replay } from '../loading/kept-events.ts';
import type { IslandCode } from './load-islands.ts';

/** Events that say that a reader reaches for something. */
const intents = ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const;
/** Events that React would have handled, had it been there. */
const replayed = ['click', 'keydown'] as const;

/** How long code may take before an island says that it is coming, in milliseconds. */
const loadingDelay = 200;

type MaybeIsland = HTMLElement & Partial<Island>;

/** Wakes an island, once however often it is asked for. */
export type Wake = (island: HTMLElement) => void;

/**
 * Wakes the islands of every page as a reader reaches for them, with the clicks and keys that came too early. Returns the way to wake
 * one before.
 */
export function startIslands(loadCode: () => Promise<IslandCode>): Wake {
  /** Clicks and keys of the islands that are on their way. */
  const waiting = new WeakMap<Element, Event[]>();

  const wake = (island: HTMLElement): Event[] => {
    const known = waiting.get(island);
    if (known) return known;
    const events: Event[] = [];
    waiting.set(island, events);
    const slow = setTimeout(() => (island.dataset['loading'] = ''), loadingDelay);
    const load = async () => (await loadCode()).hydrate(island);
    // A key may only have been on its way: Tab, or Escape that closes the notice itself. One that presses a button is a click too.
    loadForReader(load, () => events.some(({ type }) => type === 'click'))
      .then(() => {
        island.dataset['ready'] = '';
        for (const event of events) replay(event);
        return undefined;
      })
      // The code did not come; the next touch tries again.
      .catch(() => waiting.delete(island))
      .finally(() => {
        clearTimeout(slow);
        delete island.dataset['loading'];
      });
    return events;
  };

  const reached = (event: Event): readonly MaybeIsland[] => {
    const islands: MaybeIsland[] = [];
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
        if (!island || island.isHydrated || isNative(event.target)) return;
        wake(island).push(event);
      },
      true,
    );
  }
  return wake;
}

function closest(target: EventTarget | null): MaybeIsland | null {
  return target instanceof Element ? target.closest<MaybeIsland>(islandTag) : null;
}
