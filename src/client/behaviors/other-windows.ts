import { adoptColorMode } from '../../shared/state/color-mode.ts';
import { storedName } from '../../shared/state/storage.ts';

/** Takes over the color mode that the reader chooses in another window of the site. */
export function startOtherWindows(): void {
  addEventListener('storage', ({ key }) => {
    if (storedName(key) === 'theme') adoptColorMode();
  });
}
