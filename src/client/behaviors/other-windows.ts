import { adoptColorMode } from '../../shared/state/color-mode.ts';
import { storedName } from '../../shared/state/storage.ts';

/**
 * Takes over the color mode that the reader chooses in another window of the site. Without a color
 * switch the mode never changes.
 */
export function startOtherWindows(): void {
  if (!document.querySelector('[data-label-light]')) return;
  addEventListener('storage', ({ key }) => {
    if (storedName(key) === 'theme') adoptColorMode();
  });
}
