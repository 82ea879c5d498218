import type { Config } from '../config/config.ts';
import { DocsgenError, type Outcome } from '../shared/problem.ts';
import { bundleSiteTheme } from './bundle-site-theme.ts';
import { checkCustomItems } from './check-custom-items.ts';
import { findOverrides, noOverrides, type Overrides } from './find-overrides.ts';
import { openTheme, type ThemeBundle } from './open-theme.ts';
import { namePlugins } from './name-plugins.ts';
import { readMdxNames } from './read-mdx-names.ts';
import type { StyleReader } from './style-reader.ts';
import { pluginFolders, themeFolders } from './theme-folders.ts';

interface SiteThemeOptions {
  readonly root: string;
  /** The modules with the components of main areas, as the types of collections name them. */
  readonly components: readonly string[];
  /** Folder for a theme that is not docsgen's own. */
  readonly folder: string;
  readonly styles: StyleReader;
}

/**
 * Returns the theme of a site: docsgen's own, with the components in the site's `theme/` folder in
 * the place of its own, and those of plugins for the pages of their collections. If the code of one
 * of them is wrong, the theme is docsgen's own.
 */
export async function openSiteTheme(config: Config, options: SiteThemeOptions): Promise<Outcome<ThemeBundle>> {
  const { root } = options;
  const themeOptions = { ...options, pluginFolders: pluginFolders(config) };
  const found = findOverrides(root, themeFolders(config));
  const { pageComponents, pluginAssets } = config;
  const overrides = found.overrides ?? (pageComponents.length === 0 ? null : noOverrides);
  const problems = [...namePlugins(found.problems, pluginAssets), ...checkCustomItems(config, overrides)];
  if (overrides === null) return { value: await openTheme(themeOptions), problems };
  try {
    return { value: await bundleSiteTheme({ ...themeOptions, overrides, pageComponents }), problems };
  } catch (error) {
    if (!(error instanceof DocsgenError)) throw error;
    const theme = await withNames(await openTheme(themeOptions), overrides);
    return { value: theme, problems: [...problems, ...namePlugins(error.problems, pluginAssets)] };
  }
}

/**
 * Returns a theme with the names of the site's components, so that pages that use them are right.
 */
async function withNames(theme: ThemeBundle, overrides: Overrides): Promise<ThemeBundle> {
  const { components, mdxComponents: files } = overrides;
  const named = await Promise.all(files.map(readMdxNames));
  const own = named.flatMap((names) => names ?? []);
  const missing = named.includes(null) ? null : [...components.keys(), ...own];
  return { ...theme, mdxComponents: [...theme.mdxComponents, ...own], missing };
}
