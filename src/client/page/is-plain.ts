/**
 * Returns whether the event has no modifier keys and, for a mouse, comes from the main button.
 * Other combinations have other meanings, such as a new tab.
 */
export function isPlain(event: MouseEvent | KeyboardEvent): boolean {
  const isMain = !('button' in event) || event.button === 0;
  return isMain && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
