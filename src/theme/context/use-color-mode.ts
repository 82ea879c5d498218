import { useSyncExternalStore } from 'react';
import {
  type ColorChoice,
  getColorChoice,
  getColorMode,
  setColorChoice,
  subscribeColorMode,
} from '../../shared/state/color-mode.ts';

interface ColorModeOptions {
  /** The value on the server. */
  readonly initial: ColorChoice;
  /** Return the choice, which may be `system`, in place of the mode that the page shows. */
  readonly isChoice: boolean;
}

/** Returns the color mode or the reader's choice, and a function that sets another choice. */
export function useColorMode(options: ColorModeOptions): readonly [ColorChoice, (choice: ColorChoice) => void] {
  const { initial, isChoice } = options;
  const get = isChoice ? getColorChoice : getColorMode;
  return [useSyncExternalStore(subscribeColorMode, get, () => initial), setColorChoice];
}
