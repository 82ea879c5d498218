/** What keys are read from: standard input, if somebody sits there. */
export interface Keyboard {
  readonly isTTY: boolean;
  readonly setRawMode: (mode: boolean) => unknown;
  readonly setEncoding: (encoding: 'utf8') => unknown;
  readonly on: (event: 'data', listener: (text: string) => void) => unknown;
  readonly off: (event: 'data', listener: (text: string) => void) => unknown;
  readonly resume: () => unknown;
  readonly pause: () => unknown;
}

/** Calls back for each key that is pressed, until it is told to stop, which leaves the terminal as it was. */
export function listenToKeys(keyboard: Keyboard, onKey: (key: string) => void): () => void {
  if (!keyboard.isTTY) return () => undefined;
  const hear = (text: string) => {
    // An arrow or a function key, which is spelled with letters.
    if (text.startsWith('\u001B')) return;
    for (const key of text) onKey(key.toLowerCase());
  };
  keyboard.setRawMode(true);
  keyboard.setEncoding('utf8');
  keyboard.on('data', hear);
  keyboard.resume();
  return () => {
    keyboard.off('data', hear);
    keyboard.pause();
    keyboard.setRawMode(false);
  };
}
