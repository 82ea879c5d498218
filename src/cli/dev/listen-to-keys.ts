/** The source of key presses: standard input, if it is a terminal. */
export interface Keyboard {
  readonly isTTY: boolean;
  readonly setRawMode: (mode: boolean) => unknown;
  readonly setEncoding: (encoding: 'utf8') => unknown;
  readonly on: (event: 'data', listener: (text: string) => void) => unknown;
  readonly off: (event: 'data', listener: (text: string) => void) => unknown;
  readonly resume: () => unknown;
  readonly pause: () => unknown;
}

/**
 * Calls `onKey` for each key that is pressed. Returns a function that stops listening and restores
 * the terminal.
 */
export function listenToKeys(keyboard: Keyboard, onKey: (key: string) => void): () => void {
  if (!keyboard.isTTY) return () => undefined;
  const onData = (text: string) => {
    // The escape sequence of an arrow or function key, which contains letters.
    if (text.startsWith('\u001B')) return;
    for (const key of text) onKey(key.toLowerCase());
  };
  keyboard.setRawMode(true);
  keyboard.setEncoding('utf8');
  keyboard.on('data', onData);
  keyboard.resume();
  return () => {
    keyboard.off('data', onData);
    keyboard.pause();
    keyboard.setRawMode(false);
  };
}
