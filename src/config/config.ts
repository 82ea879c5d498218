import type { SidebarItemConfig } from './schema/collection.ts';
import type { FooterItemConfig } from './schema/footer.ts';
import type { ImageFormat } from './schema/images.ts';
import type { LogoConfig } from './schema/logo.ts';
import type { NavbarItemConfig } from './schema/navbar.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Problem } from '../shared/problem.ts';

/** The configuration of a site with every default filled in. Field for field the meaning is the schema's. */
export interface Config {
  /** Absolute path of the site's folder. */
  readonly root: string;
  /** Path of the configuration file, relative to the root. */
  readonly file: string;
  /** The file and what it imports of the site, relative to the root. */
  readonly sources: readonly string[];
  readonly title: LocalizedText;
  readonly tagline: LocalizedText;
  /** Origin without a slash at the end. */
  readonly url: string;
  readonly base: string;
  readonly favicon: string | null;
  readonly image: string | null;
  /** The first is the source language. */
  readonly locales: readonly [Locale, ...Locale[]];
  readonly collections: readonly Collection[];
  readonly navbar: {
    readonly title: LocalizedText;
    readonly logo: LogoConfig | null;
    readonly hideOnScroll: boolean;
    readonly items: readonly NavbarItemConfig[];
  };
  readonly footer: FooterConfig | null;
  readonly announcement: AnnouncementConfig | null;
  readonly colorMode: { readonly default: 'light' | 'dark'; readonly switch: boolean };
  readonly tableOfContents: { readonly minLevel: number; readonly maxLevel: number };
  readonly code: { readonly theme: string; readonly darkTheme: string | null };
  readonly markdown: MarkdownConfig;
  readonly security: SecurityConfig;
  readonly images: ImagesConfig;
  /** How severe mistakes are that a site in the making may have many of. */
  readonly reports: {
    readonly brokenLinks: Problem['severity'];
    readonly unknownFrontMatter: Problem['severity'];
  };
  /** Null where the site has no search. */
  readonly search: SearchConfig | null;
  readonly trailingSlash: 'never' | 'always' | 'ignore';
  /** Path of the site's own style sheet, relative to the root. */
  readonly styles: string | null;
  readonly html: ConfiguredHtml;
  /** Place of a key in the configuration file, if it can be had. */
  readonly locate: Locate;
}

/**
 * The attributes with addresses in each piece of HTML that the configuration has, in their order.
 */
export type ConfiguredHtml = ReadonlyMap<string, readonly HtmlAddress[]>;

/** An attribute that holds an address, or several if it is a `srcset`. */
export interface HtmlAddress {
  readonly name: string;
  /** Without character references. */
  readonly value: string;
  /** It leads somewhere, or shows a file. */
  readonly kind: 'link' | 'file';
  /** Where the value stands in the HTML, without its quotes. */
  readonly start: number;
  readonly end: number;
}

export interface SecurityConfig {
  readonly inlineStyles: boolean;
  /** Names that begin with a point and are published all the same. */
  readonly dotfiles: readonly string[];
  /** Folders outside the root that links may lead into, relative to it. */
  readonly linkedFolders: readonly string[];
}

export interface MarkdownConfig {
  readonly variables: Readonly<Record<string, LocalizedText>>;
  /** By the name that opens them. */
  readonly admonitions: Readonly<Record<string, AdmonitionConfig>>;
  /** Names of the custom elements that scripts of the site define. */
  readonly customElements: readonly string[];
  readonly parser: 'remark' | 'satteri';
}

export interface AdmonitionConfig {
  readonly label: LocalizedText;
  readonly icon: string;
  readonly color: 'neutral' | 'note' | 'tip' | 'warning' | 'danger';
}

export interface Locale {
  readonly name: string;
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  readonly htmlLang: string;
  readonly calendar: string;
  /** Path segment of its addresses; empty for the one at the root. */
  readonly path: string;
}

export interface DocsCollection {
  readonly type: 'docs';
  readonly key: string;
  readonly path: string;
  /** Numbers that order files are no part of their names. */
  readonly numberPrefixParser: boolean;
  /** Newest first. */
  readonly versions: readonly [Version, ...Version[]];
  /** Name of the version that readers get who have chosen none. */
  readonly latest: string;
}

export interface Version {
  readonly name: string;
  readonly label: string;
  /** Path segment of its addresses; empty for the one that has the collection's own. */
  readonly path: string;
  readonly status: 'unreleased' | 'latest' | 'unmaintained';
  readonly sidebars: ConfiguredSidebars;
}

/** Sidebars by name, and where the configuration writes them. */
export interface ConfiguredSidebars {
  readonly items: Readonly<Record<string, readonly SidebarItemConfig[]>>;
  readonly path: readonly PropertyKey[];
}

export interface BlogCollection {
  readonly type: 'blog';
  readonly key: string;
  readonly path: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  readonly postsPerPage: number;
}

export interface PagesCollection {
  readonly type: 'pages';
  readonly key: string;
  readonly path: string;
}

export type Collection = DocsCollection | BlogCollection | PagesCollection;

export interface FooterConfig {
  readonly columns: readonly { readonly title: LocalizedText; readonly items: readonly FooterItemConfig[] }[];
  readonly links: readonly FooterItemConfig[];
  readonly logo: LogoConfig | null;
  readonly copyright: LocalizedText | null;
}

export interface AnnouncementConfig {
  readonly id: string;
  readonly content: LocalizedText;
  readonly backgroundColor: string | null;
  readonly textColor: string | null;
  readonly isCloseable: boolean;
}

export interface ImagesConfig {
  readonly formats: readonly ImageFormat[];
  /** Each once, the narrowest first; empty where nothing is to be made. */
  readonly widths: readonly number[];
  /** Null for what suits each format. */
  readonly quality: number | null;
  readonly zoom: boolean;
  readonly captions: boolean;
}

export interface SearchConfig {
  /** Path of the site's own engine, relative to the root; null for the one that is built in. */
  readonly engine: string | null;
  /** Origins that the engine asks. */
  readonly connect: readonly string[];
}

export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** Finds the place of a key, or of its nearest ancestor, in the file it was read from. */
export type Locate = (path: readonly PropertyKey[]) => Position | null;
