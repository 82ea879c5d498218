import { searchAsked } from './search-asked.ts';
import { addTyped } from './type-ahead.ts';

/** A request to open the search. */
export interface AskedSearch {
  readonly opener: HTMLAnchorElement;
  /** The text that the reader has already typed. */
  readonly typed: string;
}

/**
 * Returns the search request in the recorded events, with the text that was typed after it; null
 * for none.
 */
export function askedEarly(events: readonly Event[]): AskedSearch | null {
  const openers = events.map(({ target }, index) => {
    const event = events[index];
    return event && target instanceof Element ? searchAsked(target, event) : null;
  });
  const first = openers.findIndex((opener) => opener !== null);
  const opener = openers[first];
  if (!opener) return null;
  const keys = events.slice(first + 1).filter((event) => event instanceof KeyboardEvent);
  return { opener, typed: keys.reduce((text, key) => addTyped(text, key) ?? text, '') };
}
