import type { RenderSettings } from '../workers/page-job.ts';
import type { RenderInput } from './render-input.ts';

/** Returns the render settings that all pages of a build share. */
export function createRenderSettings({ site, theme, client }: RenderInput): RenderSettings {
  const { config } = site;
  const { inlineStyle, scripts, policy, buildId } = client;
  return {
    themeFile: theme.file,
    hasOverrides: theme.overrides !== null,
    pluginAssets: config.pluginAssets,
    assets: { inlineStyle, prepaint: scripts.prepaint, policy, buildId, base: config.base, storage: config.storage },
    colorMode: config.colorMode.default === 'dark' ? 'dark' : 'light',
    strings: site.content.strings,
    custom: config.custom,
  };
}
