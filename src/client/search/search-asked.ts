import { openerSelector } from './opener-selector.ts';
import { isPlain } from '../page/is-plain.ts';
import { addTyped } from './type-ahead.ts';

/** Elements in which the reader types text. */
const fieldSelector = 'input,textarea,select,[contenteditable]:not([contenteditable=false])';

export const isMac = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/**
 * Returns the search button for a click or a key: the pressed button, or the first of the page for
 * a shortcut; null for other events.
 */
export function searchAsked(target: Element, event: Event): HTMLAnchorElement | null {
  const pressed = findOpener(target);
  if (event instanceof KeyboardEvent) {
    const isPressed = pressed && event.key === ' ';
    if (!isPressed && !isShortcut(event, target)) return null;
    // Another dialog is open.
    if (document.querySelector('dialog[open]')) return null;
    return isPressed ? pressed : document.querySelector<HTMLAnchorElement>(openerSelector);
  }
  return event instanceof MouseEvent && isPlain(event) ? pressed : null;
}

/** Returns the search button that contains an element, or null. */
export function findOpener(target: Element): HTMLAnchorElement | null {
  return target.closest<HTMLAnchorElement>(openerSelector);
}

function isShortcut({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, target: Element): boolean {
  if (altKey) return false;
  if (key === '/') return !ctrlKey && !metaKey && !target.closest(fieldSelector);
  return key.toLowerCase() === 'k' && !shiftKey && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey);
}

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
