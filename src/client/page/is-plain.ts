/** Returns whether no other key or button than the first one is held, which would ask for something else. */
export function isPlain(event: MouseEvent | KeyboardEvent): boolean {
  const isMain = !('button' in event) || event.button === 0;
  return isMain && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
