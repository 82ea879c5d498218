import type { CheckFields } from './check.ts';
import type { CodeFields } from './code.ts';
import type { HeadTag } from '../../shared/head-tag.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { JsonValue } from '../../shared/site-value.ts';
import type { AnnouncementFields } from './announcement.ts';
import type { AnalyticsFields } from './analytics.ts';
import type { ConsentFields } from './consent.ts';
import type { DevFields } from './dev.ts';
import type { FooterFields } from './footer.ts';
import type { FrontMatterField } from './front-matter.ts';
import type { LocaleFields } from './locale.ts';
import type { CollectionItemFields, NavbarFields } from './navbar.ts';
import type { EditUrl, PageDetailsFields } from './page-details.ts';
import type { PaletteFields } from './palette.ts';
import type { ImageFields, MarkdownFields } from './markdown.ts';
import type { PluginEntry } from './plugins.ts';
import type { PolicyFields } from './policy.ts';
import type { HostName, RedirectFields } from './redirects.ts';
import type { ReportFields } from './reports.ts';
import type { ScriptFields } from './scripts.ts';
import type { SitemapFields } from './sitemap.ts';
import type { StorageFields } from './storage.ts';
import type { StringsFields } from './strings.ts';

/** What every type of collection reads of its configuration. */
export interface CollectionFields {
  /** Name of the type. */
  type: string;
  /** Prefix of the collection's URL paths. Default: its key. */
  path?: string | undefined;
  /**
   * Folder of the files, relative to the site's folder: `../packages/voice/docs`. It has one folder
   * per language, or else the files of the first language. Default: `content/<locale>/` and the
   * collection's key; a site with one language can leave out the language folder.
   */
  source?: string | undefined;
  /**
   * Patterns that give files different paths in URLs, ids and sidebars: `{ ':name/docs/:rest*':
   * ':name/:rest*' }`. `:name` stands for part of a path without slashes, and `:rest*` for any
   * number of folders. The first matching pattern wins. Links between files still use the real
   * paths. Default: none.
   */
  rewrites?: Record<string, string> | undefined;
  /** Elements in the heads of the collection's pages. */
  head?: HeadTag[] | undefined;
  /**
   * URL at which a reader can edit the files of the collection, like `pageDetails.editUrl`.
   * Default: the site's.
   */
  editUrl?: EditUrl | undefined;
}

/**
 * The configuration of a site, as its author writes it. `Collection` is the configuration of one
 * collection, `Item` the items that types of collections add to the navbar, and `MenuItem` those of
 * them that may be in a dropdown.
 */
export interface SiteFields<
  Collection extends CollectionFields = CollectionFields,
  Item extends CollectionItemFields = CollectionItemFields,
  MenuItem extends CollectionItemFields = CollectionItemFields,
> {
  /** Name of the site. */
  title: LocalizedText;
  /**
   * Template for page titles in browser tabs and search results. `%s` stands for the page's own
   * title: `%s · Voice`. A page with the same title as the site shows the title once. Default: `%s
   * | ` and the site's title.
   */
  titleTemplate?: LocalizedText | undefined;
  /** One sentence under the title, and the description of pages that have none. */
  tagline?: LocalizedText | undefined;
  /** Origin at which the site is served: `https://docs.example.com`. */
  url: string;
  /** Path under which the site is served. Default: `/`. */
  base?: string | undefined;
  /**
   * Home pages tell readers when none of the site's files can be loaded, for example because the
   * site is served under a path other than `base`. Default: true.
   */
  baseNotice?: boolean | undefined;
  /** Icon for the browser tab, a file in `static/`: `/favicon.svg`. */
  favicon?: string | undefined;
  /** Picture for shared links, a file in `static/`. */
  image?: string | undefined;
  /** Ask search engines not to list any page of the site. Default: false. */
  noIndex?: boolean | undefined;
  /**
   * Publish each page as Markdown for programs and chat assistants, at its URL plus `.md`, as well
   * as `llms.txt` and `llms-full.txt` for each locale and version, and `pages.json`. Default:
   * false.
   */
  machineReaders?: boolean | undefined;
  /** Languages by key. The first is the source language, served at the root. */
  locales: Record<string, LocaleFields>;
  /**
   * If a reader's browser prefers another language of the site, a note says that the page exists in
   * that language. The note does not appear again after the reader closes it or chooses a language.
   * Default: true if there are several languages.
   */
  languageHint?: boolean | undefined;
  /**
   * The site has a page for its translators at `/translations/`. It says what is missing and what
   * is stale in each language, as `docsgen i18n status` does. Nothing links to it. Default: false.
   */
  translationPage?: boolean | undefined;
  /**
   * Strings for the interface and the site's components, by locale key or language tag: `{ es: {
   * 'theme.NotFound.title': 'Aquí no hay nada' } }`. They override docsgen's own strings; those in
   * `content/<locale>/strings.yml` override both. Default: docsgen's own.
   */
  strings?: Record<string, StringsFields> | undefined;
  /** Folders of content by key. */
  collections: Record<string, Collection>;
  /** The bar at the top of every page. Default: the defaults of its fields. */
  navbar?: NavbarFields<Item, MenuItem> | undefined;
  /** The footer of every page. Default: none. */
  footer?: FooterFields | undefined;
  /**
   * The announcement bar above the navbar. If there are several, a page shows the first one that is
   * due, includes the page in its `paths`, and has not been dismissed by the reader. Default: none.
   */
  announcement?: AnnouncementFields | AnnouncementFields[] | undefined;
  /** Light and dark mode. Default: the defaults of its fields. */
  colorMode?: ColorModeFields | undefined;
  /** Colors of the theme. Default: the theme's. */
  palette?: PaletteFields | undefined;
  /** Which headings the table of contents of a page lists. Default: the defaults of its fields. */
  tableOfContents?: TableOfContentsFields | undefined;
  /** What pages show about themselves, around their text. Default: the defaults of its fields. */
  pageDetails?: PageDetailsFields | undefined;
  /** Colors and marks in code blocks. Default: the defaults of its fields. */
  code?: CodeFields | undefined;
  /** Markdown options. Default: the defaults of its fields. */
  markdown?: MarkdownFields | undefined;
  /** Plugins, in the order in which their hooks are called. Default: none. */
  plugins?: PluginEntry[] | undefined;
  /**
   * Fields that the site adds to the front matter of its pages, by name. Components read their
   * values with `usePageValues()`, and expressions as `frontMatter.custom`.
   */
  frontMatter?: Record<string, FrontMatterField> | undefined;
  /** What pages may contain, and which files are published. Default: the defaults of its fields. */
  security?: SecurityFields | undefined;
  /** How pictures are shown and served. Default: the defaults of its fields. */
  images?: ImageFields | undefined;
  /** Which mistakes stop a build. Default: the defaults of its fields. */
  reports?: ReportFields | undefined;
  /** Options of `docsgen check`. Default: the defaults of its fields. */
  check?: CheckFields | undefined;
  /**
   * Options of the built-in search, or the site's own search engine; `false` for no search.
   * Default: the built-in search.
   */
  search?: false | SearchFields | undefined;
  /**
   * Options of the sitemaps; `false` for no sitemaps. Default: the defaults
   * of its fields.
   */
  sitemap?: false | SitemapFields | undefined;
  /** Whether links end with a slash: `/x`, `/x/`, or as written. Default: `never`. */
  trailingSlash?: 'never' | 'always' | 'ignore' | undefined;
  /**
   * Redirects: `[{ from: '/old', to: '/new' }]`. The first one that matches wins.
   * Default: none.
   */
  redirects?: RedirectFields[] | undefined;
  /**
   * Where the site is published. docsgen writes the files with redirects, headers and error pages
   * that these hosts read. Default: none.
   */
  hosts?: HostName[] | undefined;
  /**
   * Text files in the output are also written in compressed form, as `.br` and `.gz`, for servers
   * that send such files. Default: false.
   */
  compress?: boolean | undefined;
  /**
   * The list of all routes is also written to `routes.json` in the output, as `docsgen routes
   * --json` prints it. Default: false.
   */
  routesFile?: boolean | undefined;
  /**
   * Folders of files that are copied unchanged, relative to the site's folder: `['static',
   * '../brand/public']`. If two of them have a file at the same path, the one in the first folder
   * wins. Default: `static`, if there is one.
   */
  staticFolders?: string[] | undefined;
  /** A style sheet of the site, or several, loaded after the theme's. */
  styles?: string | string[] | undefined;
  /**
   * The font of text and headings: a WOFF2 file, relative to the site's folder:
   * `fonts/inter.woff2`. Default: the fonts of the reader's system.
   */
  font?: string | undefined;
  /** Elements in the head of every page. */
  head?: HeadTag[] | undefined;
  /** Scripts that every page loads. */
  scripts?: (string | ScriptFields)[] | undefined;
  /**
   * Sources that pages may load from in addition to the site itself, by directive of the
   * Content-Security-Policy.
   */
  policy?: PolicyFields | undefined;
  /** Services that count visits. */
  analytics?: AnalyticsFields | undefined;
  /** The banner that asks readers for consent, if something needs it. */
  consent?: ConsentFields | undefined;
  /** How readers' choices are stored. Default: the defaults of its fields. */
  storage?: StorageFields | undefined;
  /**
   * Options for the preview, for machines on which the defaults are not enough. Default: the
   * defaults of its fields.
   */
  dev?: DevFields | undefined;
  /**
   * Folder that contains `.docsgen`, with caches and unfinished output, relative to the site's
   * folder: `../cache/docs`. Every site needs its own. The `DOCSGEN_CACHE` environment variable
   * overrides it. Default: the site's folder.
   */
  cache?: string | undefined;
  /** The site's own values, which components read with `useSite().custom`. They must be JSON. */
  custom?: Record<string, JsonValue> | undefined;
  /**
   * Configurations that this one is based on: files, relative to this one, or packages. Objects are
   * merged key by key; lists and all other values replace those of the base. If there are several
   * bases, later ones override earlier ones. Paths in a base are also relative to the site's
   * folder.
   */
  extends?: string | string[] | undefined;
}

/** Light and dark mode. */
export interface ColorModeFields {
  /**
   * Color mode for readers who have not chosen one. `system` follows the operating system. Without
   * scripts, the mode is light. Default: `light`.
   */
  default?: 'light' | 'dark' | 'system' | undefined;
  /**
   * Readers can choose the color mode. With `three-state`, they can also choose to follow the
   * operating system. With `false`, a stored choice is ignored. Default: true.
   */
  switch?: boolean | 'three-state' | undefined;
}

/** Which headings the table of contents of a page lists. */
export interface TableOfContentsFields {
  /** First level of headings: 2 for `##`. Default: 2. */
  minLevel?: number | undefined;
  /** Last level of headings: 3 for `###`. Default: 3. */
  maxLevel?: number | undefined;
}

/** What pages may contain, and which files are published. */
export interface SecurityFields {
  /**
   * Pages may have `style` attributes. Their content security policy then allows inline styles.
   * Default: false.
   */
  inlineStyles?: boolean | undefined;
  /**
   * Names that begin with a dot but are still published: `['.vscode']`. `.well-known`,
   * `.nojekyll`, `.htaccess` and `.domains` are always published. Default: none.
   */
  dotfiles?: string[] | undefined;
  /**
   * Folders outside the site that symbolic links in the site may point into, relative to the site's
   * folder: `['../shared']`. Default: none.
   */
  linkedFolders?: string[] | undefined;
}

/** Options of the search, built in or of the site's own. */
export interface SearchFields {
  /**
   * A site module that exports `createSearch`, relative to the site's folder: `./search.ts`.
   * Default: the built-in search.
   */
  engine?: string | undefined;
  /**
   * Origins that the module sends requests to: `https://search.example.com`. The content security
   * policy of the pages forbids all others.
   */
  connect?: string[] | undefined;
  /**
   * URL to which queries without results are sent: `https://stats.example.com/searches`, or
   * `/api/searches` on the site's own host. Default: none, so nothing is sent.
   */
  reportEmpty?: string | undefined;
}
