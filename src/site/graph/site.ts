import type { Collection, Config, Locale } from '../../config/config.ts';
import type { KeyPlace } from '../../config/key-place.ts';
import type { CollectionItem } from '../../config/schema/collection.ts';
import type { Content, Entry } from '../../content/content.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { MainProps } from '../../shared/main-props.ts';
import type { PageIndexEntry } from '../../shared/page-index.ts';
import type { NavbarDropdownProps, NavbarLinkProps } from '../../shared/page-props.ts';
import type { SidebarItemProps, SidebarProps } from '../../shared/sidebar-props.ts';
import { isSameLanguage } from '../../shared/same-language.ts';
import type { Strings } from '../../shared/strings/en.ts';
import type { FormatPlural } from '../../shared/strings/format-message.ts';
import type { Addresses } from './address.ts';
import type { CompiledContent } from './compiled-content.ts';
import type { Feed } from './feed.ts';
import type { ConfiguredLink, LinkTarget, ResolvedLink } from './links.ts';
import type { ArticleFacts, StructuredNode } from './page-facts.ts';
import type { SiteRedirects } from './redirects.ts';
import type { NearPages } from './near-pages.ts';

/** Every page of every locale and version, with lookups. Using it reads no files. */
export interface Site {
  readonly config: Config;
  readonly content: Content;
  /** Sorted by address. */
  readonly routes: readonly Route[];
  readonly byUrl: ReadonlyMap<string, Route>;
  /** The routes of a page in all locales: by its key, then by the locale's name. */
  readonly byKey: ReadonlyMap<string, ReadonlyMap<string, Route>>;
  /**
   * Key of the page of a content file. Files are named by their path inside the folder of a locale,
   * without extension: `<collection>/<path>`, or `<collection>@<version>/<path>`.
   */
  readonly keyOfFile: ReadonlyMap<string, string>;
  /** The collections by key, in the order of their types. */
  readonly collections: ReadonlyMap<string, CollectionGraph>;
  /** The navbar items that types of collections add, by the `type` of the item. */
  readonly navbarItems: ReadonlyMap<string, NavbarItemType>;
  /**
   * What `editUrl` gives where it is a function, by the addresses of the pages; null for a page
   * without such a link.
   */
  readonly editAddresses: ReadonlyMap<string, string | null>;
  readonly renamed: RenamedFiles;
  /** Files of `static/`, relative to it. */
  readonly staticFiles: ReadonlySet<string>;
  readonly redirects: SiteRedirects;
  /** Address of each locale's home page, by the locale's name. */
  readonly homes: ReadonlyMap<string, string>;
  /** Finds the pages that were probably meant by broken links. */
  readonly near: NearPages;
}

/**
 * Content files that were renamed since the dev server started, by paths relative to the root.
 * Empty in a build.
 */
export interface RenamedFiles {
  /** New path by old path. */
  readonly files: ReadonlyMap<string, string>;
  /** Old paths of the files that kept their content. The new paths of others are guessed. */
  readonly certain: ReadonlySet<string>;
  /** Old paths by the addresses that the pages had, without base. */
  readonly addresses: ReadonlyMap<string, string>;
}

/**
 * One page in one language. It is the only place where the page's key, address and files are
 * defined; no other module derives one of them from another. Each type of collection adds its own
 * fields.
 */
export interface Route {
  readonly kind: PageKind;
  /** Identifies the page; the same in every locale. */
  readonly key: string;
  readonly locale: Locale;
  /** Address inside the site, without base: `/es/concepts/intro`. */
  readonly url: string;
  /** File relative to the output folder. */
  readonly output: string;
  /**
   * File or folder that the page is made from, relative to the site's root; null for a page that
   * docsgen generates without a source.
   */
  readonly source: string | null;
  /** The content entry that the page shows; null for a page without one, such as a list. */
  readonly entry: Entry | null;
  /** Words for search engines, of a page without an entry. Default: none. */
  readonly keywords?: readonly string[];
  /** Picture for shared links, of a page without an entry. Default: the site's. */
  readonly image?: string;
  /** There is no translation, so the source is in another language. */
  readonly fallback: boolean;
  readonly title: string;
  readonly description: string | null;
  /** Key of the collection. */
  readonly collection: string | null;
  /** Name of the version. */
  readonly version: string | null;
  readonly draft: boolean;
  readonly unlisted: boolean;
  /** The entries of which the page shows excerpts. Default: none. */
  readonly listed?: readonly ListedEntry[];
  /** The page that this one redirects to. */
  readonly target?: Route;
  /**
   * Rank among the pages that can be the home page of a locale that has no page at its root; the
   * lowest is taken. Default: the page cannot.
   */
  readonly homeRank?: number;
  /**
   * Key of the same page in the latest version, which search engines should list instead. Default:
   * the page is in the latest version, or only in its own.
   */
  readonly latestKey?: string;
  /** What messages call a page that has no file of its own, and where its author can change it. */
  readonly origin?: RouteOrigin;
}

/** An entry of a list, and the address of its own page. */
export interface ListedEntry {
  readonly entry: Entry;
  readonly url: string;
}

export interface RouteOrigin {
  /** Such as ``the tag `release` ``. */
  readonly name: string;
  /** The file to report, relative to the site's root; null for the route's source. */
  readonly file: string | null;
  /** How to change the page's address; null for the general hint. */
  readonly hint: string | null;
}

/**
 * A kind of page: what the pages of a type of collection have in common. Its functions are called
 * with routes of this kind only.
 */
export interface PageKind {
  readonly name: string;
  /** The page is shown at addresses without a page. So its own addresses are absolute. */
  readonly isNotFound?: true;
  /** Search engines are asked not to list the page. */
  readonly isUnindexed?: true;
  /** What schema.org calls the text of the page. Default: the page is no article. */
  readonly articleType?: 'BlogPosting' | 'TechArticle';
  /** The page says beside its title how long it takes to read it. */
  readonly showsReadingTime?: true;
  /** The page shows the title above its text, so the text's own first heading is left out. */
  readonly showsTitle?: true;
  /** Returns the main area of a page. */
  createMain(context: PageContext, route: Route, compiled: CompiledContent): MainProps;
  /** Returns the sidebar of a page; null for none. Default: none. */
  createSidebar?(context: PageContext, route: Route): SidebarProps | null;
  /**
   * Returns the other pages whose headings a page shows, so that they are compiled with it, and it
   * is rendered again with them. Its own text is compiled. Default: none.
   */
  outlinedPages?(site: Site, route: Route, compiled: Pick<CompiledContent, 'pages'>): readonly Route[];
  /** Returns when and by whom an article was written. Default: nobody knows. */
  describeArticle?(context: PageContext, route: Route): Partial<ArticleFacts>;
  /** Returns what else a page has for search engines, as nodes of JSON-LD. Default: nothing. */
  describeData?(context: PageContext, route: Route): readonly StructuredNode[];
  /** Returns how the search shows a page. Default: the page is not searchable. */
  describeForSearch?(context: LocaleContext, route: Route): SearchDescription;
  /** Returns the id of the doc that a page shows, to style the page by. Default: none. */
  docId?(route: Route): string;
  /** Returns whether a page without an entry has content in its own language. */
  isInOwnLanguage?(route: Route): boolean;
  /** Returns the links and pictures in front matter or metadata, to check them. Default: none. */
  references?(route: Route): readonly FrontMatterReference[];
}

export interface SearchDescription {
  /** Results are grouped by it. */
  readonly group: string;
  /** Labels of collection and categories, outermost first. */
  readonly trail: readonly string[];
  /** Words that find the page beside its text and the keywords of its front matter. */
  readonly keywords: readonly string[];
}

/** A link or a picture, with its path in front matter or metadata. */
export type FrontMatterReference = {
  readonly path: readonly PropertyKey[];
  /** Its place, if it is not in the front matter of the page's entry. */
  readonly place?: KeyPlace | null;
  /** The file, if it is neither the page's nor that of the place. */
  readonly file?: string;
} & ({ readonly link: LinkTarget } | { readonly picture: string });

/**
 * One collection in all its languages and versions. Each type of collection adds its own fields.
 */
export interface CollectionGraph {
  readonly collection: Collection;
  readonly routes: readonly Route[];
  /**
   * What code of the configuration has made for its pages, as JSON. The configuration itself does
   * not say so. Default: nothing.
   */
  readonly generated?: unknown;
  /** Returns the links of its configuration, to check them. Default: none. */
  configuredLinks?(): readonly ConfiguredLink[];
  /** Returns the page that a link means by an id, on a page of the collection; null for none. */
  findById?(site: Site, route: Route, id: string): Route | null;
  /**
   * Returns its part of the list of all pages on the page with search results: those of the latest
   * version, or of the one that is named.
   */
  listPages(context: PageContext, version?: string): PageIndexEntry;
  /**
   * Returns the address that those of all pages of a version begin with. Default: it has no
   * versions.
   */
  versionUrl?(locale: Locale, version: string): string | null;
  /**
   * Returns the label of a version, of the latest one if none is named; null for one that readers
   * know no label of. Default: it has no versions.
   */
  versionLabel?(version?: string): LocalizedText | null;
  /** Returns the files with whole sidebars, which pages load parts of. Default: none. */
  sidebarFiles?(site: Site): readonly SidebarFile[];
  /** Its feeds, one in each language, if its entries have dates. Default: none. */
  readonly feeds?: readonly Feed[];
}

/** A file with a whole sidebar. */
export interface SidebarFile {
  /** Relative to the output folder. */
  readonly path: string;
  readonly locale: Locale;
  readonly items: () => readonly SidebarItemProps[];
}

/** A navbar item that a type of collection adds. */
export interface NavbarItemType {
  /** Name of the type of collection. */
  readonly collectionType: string;
  /**
   * Returns the item; null for one without a target, such as a link to a draft. Throws a
   * `LinkError` for a mistake in it. The graph is that of the collection that the item names.
   */
  create(
    context: PageContext,
    graph: CollectionGraph,
    item: CollectionItem,
  ): NavbarLinkProps | NavbarDropdownProps | null;
}

/** The site and everything that depends on the locale of a page. */
export interface LocaleContext {
  readonly site: Site;
  readonly locale: Locale;
  readonly to: Addresses;
  readonly strings: Strings;
  /** Returns a configured text in the page's language. */
  readonly text: (text: LocalizedText) => string;
  /** Returns a text with a number in the page's language. */
  readonly formatPlural: FormatPlural;
  /** Address of the home page of the page's language. */
  readonly homeHref: string;
  /** Cache of links, by the sidebar entry or other object that they belong to. */
  readonly links: Map<object, ResolvedLink | null>;
  /** Cache of the configuration's HTML strings with resolved addresses. */
  readonly htmls: Map<string, string>;
  /**
   * The page is rendered to find errors in its text. Broken links around the text are reported
   * already, so they lead anywhere.
   */
  readonly isTrial?: true;
}

/** Everything that the props of one page are made from. */
export interface PageContext extends LocaleContext {
  readonly route: Route;
}

/** Returns the route of a page in a locale; null if the locale does not have the page. */
export function findRoute(site: Site, key: string, locale: Locale): Route | null {
  return site.byKey.get(key)?.get(locale.name) ?? null;
}

/** Returns whether the text of a page is in another language than that of its readers. */
export function isInOtherLanguage({ fallback, entry, locale }: Route): boolean {
  return fallback && (entry === null || !isSameLanguage(entry.source.locale.htmlLang, locale.htmlLang));
}

/** Returns the page that a reader sees at the address of a route, with redirects followed. */
export function shownRoute(route: Route): Route {
  return route.target ?? route;
}

/**
 * Returns whether a page has content in its own language. For a list, at least one of its entries
 * must be in that language.
 */
export function isInOwnLanguage(route: Route): boolean {
  return route.kind.isInOwnLanguage?.(route) ?? !route.fallback;
}
