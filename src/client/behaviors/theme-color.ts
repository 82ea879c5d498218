import { getColorMode, subscribeColorMode } from '../../shared/state/color-mode.ts';

/**
 * Gives what is around the page the color of the mode that the reader has chosen. The page itself
 * names one color for each mode, and says which of them counts for readers who have not chosen.
 */
export function startThemeColor(): void {
  const show = () => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][data-mode]')) {
      meta.media = meta.dataset['mode'] === getColorMode() ? 'all' : 'not all';
    }
  };
  show();
  subscribeColorMode(show);
}
