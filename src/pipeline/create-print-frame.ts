import type { PrintFrame } from '../workers/page-job.ts';
import type { RenderInput } from './render-input.ts';

/** Returns what all pages of a build share. */
export function createPrintFrame({ site, theme, client }: RenderInput): PrintFrame {
  const { config } = site;
  const { scripts, policy, buildId } = client;
  return {
    themeFile: theme.file,
    assets: { prepaint: scripts.prepaint, policy, buildId, base: config.base },
    colorMode: config.colorMode.default,
  };
}
