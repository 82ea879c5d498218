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

/**
 * Calls `onChange` after the color mode changes, in this window or in another. Returns the function
 * that unsubscribes.
 */
export function subscribeColorMode(onChange: () => void): () => void {
  const changedHere = (event: Event) => {
    if (event instanceof CustomEvent && event.detail === key) onChange();
  };
  const changedElsewhere = (event: StorageEvent) => {
    const mode = readStored(key);
    if (event.key !== key || (mode !== 'light' && mode !== 'dark')) return;
    document.documentElement.dataset['theme'] = mode;
    onChange();
  };
  document.addEventListener(storeEvent, changedHere);
  addEventListener('storage', changedElsewhere);
  return () => {
    document.removeEventListener(storeEvent, changedHere);
    removeEventListener('storage', changedElsewhere);
  };
}
