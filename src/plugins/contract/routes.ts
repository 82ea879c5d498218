import type { JsonValue } from '../../config/fields/plugins.ts';

/** A page that a plugin makes from data. docsgen treats it as a file of the collection. */
export interface PluginPage {
  /** Key of the collection in the configuration. */
  readonly collection: string;
  /**
   * Path in the collection's folder, ending in `.md` or `.mdx`: `users/list.md`. Links
   * and pictures are relative to it. A file of the site at the same path replaces the page.
   */
  readonly file: string;
  /** The Markdown text. It can begin with front matter. */
  readonly text: string;
  /** Front matter as an object, for a text that has none. */
  readonly frontMatter?: Readonly<Record<string, JsonValue | undefined>> | undefined;
  /** Name of the locale. Default: the default locale, to which all others fall back. */
  readonly locale?: string | undefined;
  /** Name of the version of the collection. Default: the first one in the configuration. */
  readonly version?: string | undefined;
}

/** What the hook `routes` may use. */
export interface RoutesContext {
  /** Names of the locales of the site; the first is the default locale. */
  readonly locales: readonly string[];
  /**
   * Returns the text of a file of the site, by its path relative to the site's folder. When the
   * file changes, `docsgen dev` calls the hook again.
   */
  readonly read: (path: string) => Promise<string>;
}
