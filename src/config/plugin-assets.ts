import type { StringsFields } from './fields/strings.ts';

/** The files that a plugin brings for pages. All paths are relative to the root of the site. */
export interface PluginAssets {
  /** Name of the plugin. */
  readonly plugin: string;
  /** The folder of the package that the plugin is; null for a file of the site. */
  readonly package: string | null;
  /** The folder with components of the theme; null if there is none. */
  readonly theme: string | null;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** The strings that a plugin has, by language. */
export interface PluginStrings {
  /** The file to name in problems, relative to the root. */
  readonly file: string;
  readonly strings: Readonly<Record<string, StringsFields>>;
}
