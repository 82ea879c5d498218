import { storeEvent } from '../dom.ts';
import { writeStored } from './storage.ts';

export type ColorMode = 'light' | 'dark';

/** What a reader has chosen; with `system`, the mode follows the operating system. */
export type ColorChoice = ColorMode | 'system';

const key = 'theme';

/** Returns the current color mode. */
export function getColorMode(): ColorMode {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/**
 * Returns the reader's choice, which is the current mode unless the system is one of the choices.
 */
export function getColorChoice(): ColorChoice {
  return document.documentElement.dataset['themeChoice'] === 'system' ? 'system' : getColorMode();
}

/** Returns the choice that follows the current one when a reader uses the color switch. */
export function nextColorChoice(current: ColorChoice, isThreeState: boolean): ColorChoice {
  if (current === 'system') return 'light';
  if (current === 'light') return 'dark';
  return isThreeState ? 'system' : 'light';
}

/** Sets the color mode and stores it as the reader's choice. */
export function setColorChoice(choice: ColorChoice): void {
  const { dataset } = document.documentElement;
  const isSystemDark = matchMedia('(prefers-color-scheme:dark)').matches;
  dataset['theme'] = choice === 'system' ? (isSystemDark ? 'dark' : 'light') : choice;
  // The attribute exists only if the system is one of the choices.
  if (dataset['themeChoice']) dataset['themeChoice'] = choice;
  writeStored(key, choice);
}

/**
 * Calls `onChange` after a stored choice changes, in this window or in another: the inline script
 * tells of the latter. Returns the function that unsubscribes.
 */
export function subscribeColorMode(onChange: () => void): () => void {
  document.addEventListener(storeEvent, onChange);
  return () => document.removeEventListener(storeEvent, onChange);
}
