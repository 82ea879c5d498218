/** Dispatches a click or a key again, for code that was not loaded the first time. */
export function replay(event: Event): void {
  const isKey = event instanceof KeyboardEvent;
  event.target?.dispatchEvent(isKey ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event));
}

/**
 * Returns whether the browser handles a click on the target by itself. Such a click must not be
 * replayed.
 */
export function isNative(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href], summary, input, select, textarea, label') !== null;
}

/**
 * Returns the clicks and keys that were recorded before the scripts, in order. They stay recorded.
 */
export function keptEvents(): readonly Event[] {
  return window.docsgenEvents ?? [];
}
