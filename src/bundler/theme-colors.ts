import type { Config } from '../config/config.ts';
import { formatColor } from '../system/color.ts';
import type { ThemeColor } from '../shared/theme-color.ts';
import { readModeColor } from './check-contrast.ts';
import type { ModeColors } from './site-colors.ts';

/**
 * Returns the colors of what browsers show around the pages: the background of each mode. It is
 * empty if only a browser could read one of them.
 */
export function themeColors(
  { colorMode }: Pick<Config, 'colorMode'>,
  colors: Readonly<Record<'light' | 'dark', ModeColors>>,
): readonly ThemeColor[] {
  const { default: initial, switch: hasSwitch } = colorMode;
  const found = (['light', 'dark'] as const).flatMap((mode) => {
    const color = readModeColor('--background', colors[mode]);
    return color ? [{ mode, color: formatColor(color) }] : [];
  });
  if (found.length < 2) return [];
  if (initial === 'system') return found.map((each) => ({ ...each, media: `(prefers-color-scheme:${each.mode})` }));
  if (hasSwitch !== false) return found.map((each) => ({ ...each, media: each.mode === initial ? 'all' : 'not all' }));
  return found.filter(({ mode }) => mode === initial).map((each) => ({ ...each, media: null }));
}
