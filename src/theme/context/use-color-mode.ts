import { useSyncExternalStore } from 'react';
import { type ColorMode, getColorMode, setColorMode, subscribeColorMode } from '../../shared/state/color-mode.ts';

/** Returns the mode that the page shows, `initial` on the server, and the way to choose another. */
export function useColorMode(initial: ColorMode): readonly [ColorMode, (mode: ColorMode) => void] {
  return [useSyncExternalStore(subscribeColorMode, getColorMode, () => initial), setColorMode];
}
