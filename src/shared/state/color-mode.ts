import { storeEvent } from '../dom.ts';
import { readStored, writeStored } from './storage.ts';

export type ColorMode = 'light' | 'dark';

const key = 'theme';

/** Returns the current color mode. */
export function getColorMode(): ColorMode {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Sets the color mode and stores it as the reader's choice. */
export function setColorMode(mode: ColorMode): void {
  document.documentElement.dataset['theme'] = mode;
  writeStored(key, mode);
}

/** Sets the color mode that the reader has chosen in another window, if the site has one stored. */
export function adoptColorMode(): void {
  const mode = readStored(key);
  if (mode !== 'light' && mode !== 'dark') return;
  document.documentElement.dataset['theme'] = mode;
  document.dispatchEvent(new CustomEvent(storeEvent, { detail: key }));
}

/** Calls `onChange` after a stored choice changes. Returns the function that unsubscribes. */
export function subscribeColorMode(onChange: () => void): () => void {
  document.addEventListener(storeEvent, onChange);
  return () => document.removeEventListener(storeEvent, onChange);
}
