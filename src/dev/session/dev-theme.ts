import { openSiteTheme } from '../../bundler/open-site-theme.ts';
import type { ThemeBundle } from '../../bundler/open-theme.ts';
import { modulePattern } from '../../bundler/style-loader.ts';
import type { StyleReader } from '../../bundler/style-reader.ts';
import { relativeThemeFolders } from '../../bundler/theme-folders.ts';
import type { Config } from '../../config/config.ts';
import { hasErrors, type Problem } from '../../shared/problem.ts';

/**
 * The theme after the last change. If the site's components are wrong, the last one that worked.
 */
export interface MadeTheme {
  readonly theme: ThemeBundle;
  readonly problems: readonly Problem[];
}

/** The theme of a site while its files change. */
export interface DevTheme {
  readonly open: (config: Config, styles: StyleReader) => Promise<MadeTheme>;
  /** Returns whether one of the files belongs to the theme, which is then made again. */
  readonly forget: (files: ReadonlySet<string>) => boolean;
}

interface DevThemeOptions {
  readonly root: string;
  /** The modules with the components of main areas, as the types of collections name them. */
  readonly components: readonly string[];
  /** Folder for a theme that is not docsgen's own. */
  readonly folder: string;
}

const code = new RegExp(`\\.(?:[cm]?[jt]sx?|json)$|${modulePattern.source}`);

/** Returns the theme of the site in a folder. It is bundled again only after a change in it. */
export function createDevTheme(options: DevThemeOptions): DevTheme {
  let made: (MadeTheme & { readonly key: string }) | null = null;
  // The folders with components of the site and of its plugins, relative to the root.
  let folders: readonly string[] = ['theme'];
  let making: { readonly key: string; readonly done: Promise<MadeTheme> } | null = null;
  // Counts changes. If it changes during bundling, the bundle may have old and new files in it.
  let changeCount = 0;
  const make = async (key: string, config: Config, styles: StyleReader): Promise<MadeTheme> => {
    const { value, problems } = await openSiteTheme(config, { ...options, styles });
    const theme = made && hasErrors(problems) ? made.theme : value;
    made = { key, theme, problems };
    return made;
  };
  return {
    open: (config, styles) => {
      folders = relativeThemeFolders(config);
      // The navbar items name components of the site.
      const { navbar, pageComponents, pluginAssets, file } = config;
      const key = JSON.stringify([changeCount, navbar.items, pageComponents, file, pluginAssets]);
      if (made?.key === key) return Promise.resolve(made);
      if (making?.key !== key) making = { key, done: make(key, config, styles) };
      return making.done;
    },
    forget: (files) => {
      const hasFailed = made !== null && hasErrors(made.problems);
      const isPart = (file: string) =>
        folders.some((folder) => file.startsWith(`${folder}/`)) ||
        hasFailed ||
        made?.theme.sources.includes(file) === true;
      const isAffected = [...files].some((file) => code.test(file) && isPart(file));
      if (isAffected) changeCount += 1;
      return isAffected;
    },
  };
}
