/** Lets a click or a key happen once more, for code that was not there the first time. */
export function replay(event: Event): void {
  const isKey = event instanceof KeyboardEvent;
  event.target?.dispatchEvent(isKey ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event));
}

/** Returns whether a browser answers a click by itself: it must not happen twice. */
export function isNative(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href], summary, input, select, textarea, label') !== null;
}

/** Returns the clicks and keys that came before the scripts, in their order; they are kept on. */
export function keptEvents(): readonly Event[] {
  return window.docsgenEvents ?? [];
}
