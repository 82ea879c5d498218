import { useSyncExternalStore } from 'react';
import { type ColorMode, getColorMode, setColorMode, subscribeColorMode } from '../../shared/state/color-mode.ts';

/**
 * Returns the color mode that the page shows (`initial` on the server) and a function that sets
 * another.
 */
export function useColorMode(initial: ColorMode): readonly [ColorMode, (mode: ColorMode) => void] {
  return [useSyncExternalStore(subscribeColorMode, getColorMode, () => initial), setColorMode];
}
