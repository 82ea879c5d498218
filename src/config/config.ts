import type { AnnouncementConfig } from './announcements.ts';
import type { ConfiguredHtml } from './configured-html.ts';
import type { CodeMarkFields } from './fields/code.ts';
import type { ConsentLinkFields } from './fields/consent.ts';
import type { PaletteFields } from './fields/palette.ts';
import type { FooterItemConfig } from './fields/footer.ts';
import type { LayoutStyle } from './fields/layout-style.ts';
import type { FrontMatterField } from './fields/front-matter.ts';
import type { LogoConfig } from './fields/logo.ts';
import type { ImageFormat } from './fields/markdown.ts';
import type { EditUrl, OpenTarget, PageAction } from './fields/page-details.ts';
import type { HostName, RedirectConfig } from './fields/redirects.ts';
import type { Refs } from './checkout.ts';
import type { CheckConfig } from './resolve-check.ts';
import type { ReportsConfig } from './report-levels.ts';
import type { SearchConfig } from './resolve-search.ts';
import type { SitemapConfig } from './resolve-sitemap.ts';
import type { PluginAssets, PluginStrings } from './plugin-assets.ts';
import type { StringsFields } from './fields/strings.ts';
import type { Labels } from './labels.ts';
import type { NavbarItem } from './schema/navbar.ts';
import type { Service } from '../shared/analytics.ts';
import type { HeadTag } from '../shared/head-tag.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { PolicyAdditions } from '../shared/policy-sources.ts';
import type { Locate } from './key-place.ts';
import type { SiteValue } from '../shared/site-value.ts';
import type { AwayLocale } from './locale-places.ts';

/**
 * The configuration of a site with every default filled in. The types in `fields/` explain the
 * fields.
 */
export interface Config extends PageAdditions {
  /** Absolute path of the site's folder. */
  readonly root: string;
  /** The git refs that versions are built from; none before they are checked out. */
  readonly refs: Refs;
  /** Path of the configuration file, relative to the root. */
  readonly file: string;
  /** The configuration file and the files of the site that it imports, relative to the root. */
  readonly sources: readonly string[];
  /**
   * What metadata files say in other languages. The texts of the configuration have theirs already.
   */
  readonly labels: Labels;
  readonly title: LocalizedText;
  /** Null for the default: the page's title, a line and the site's title. */
  readonly titleTemplate: LocalizedText | null;
  readonly tagline: LocalizedText;
  /** Origin without a slash at the end. */
  readonly url: string;
  readonly base: string;
  readonly baseNotice: boolean;
  readonly favicon: string | null;
  readonly image: string | null;
  readonly noIndex: boolean;
  /** Programs get each page as Markdown, and lists of the pages. */
  readonly machineReaders: boolean;
  /** The first is the source language. */
  readonly locales: readonly [Locale, ...Locale[]];
  /**
   * The first locale of those that this output is for; null for the output with the first of all.
   */
  readonly domain: string | null;
  /** Those that are left out because they are hidden. */
  readonly hiddenLocales: readonly Locale[];
  /** Pages name their translation into the language that a reader prefers. */
  readonly languageHint: boolean;
  /** Whether there is a page for translators. */
  readonly translationPage: boolean;
  /** Strings by the name of a locale, or by language tag. */
  readonly strings: Readonly<Record<string, StringsFields>>;
  readonly collections: readonly Collection[];
  readonly navbar: {
    readonly title: LocalizedText;
    readonly logo: LogoConfig | null;
    readonly hideOnScroll: boolean;
    readonly style: LayoutStyle;
    readonly items: readonly NavbarItem[];
  };
  readonly footer: FooterConfig | null;
  /** In the order in which they count. */
  readonly announcements: readonly AnnouncementConfig[];
  /** Null for the colors of the theme. */
  readonly palette: PaletteFields | null;
  readonly colorMode: {
    readonly default: 'light' | 'dark' | 'system';
    readonly switch: boolean | 'three-state';
  };
  readonly tableOfContents: { readonly minLevel: number; readonly maxLevel: number };
  readonly pageDetails: PageDetailsConfig;
  readonly code: CodeConfig;
  readonly markdown: MarkdownConfig;
  /** The strings of the site's plugins, which those of the site replace. */
  readonly pluginStrings: readonly PluginStrings[];
  /** The components of the pages of collections whose types come from plugins. */
  readonly pageComponents: readonly PageComponent[];
  /** What the plugins of the site bring for pages, in their order. */
  readonly pluginAssets: readonly PluginAssets[];
  /** What pages need for the service worker that a plugin writes; null without one. */
  readonly serviceWorker: { readonly offlinePage: boolean } | null;
  /** What identifies the plugins of the site: their modules, the hashes of their code, options. */
  readonly plugins: readonly unknown[];
  /** Fields that the site adds to front matter, by name. */
  readonly frontMatter: Readonly<Record<string, FrontMatterField>>;
  readonly security: SecurityConfig;
  readonly images: ImagesConfig;
  readonly reports: ReportsConfig;
  /** What `docsgen check` needs to know beside the pages. */
  readonly check: CheckConfig;
  /** Null if the site has no search. */
  readonly search: SearchConfig | null;
  /** Null if the site has no maps for search engines. */
  readonly sitemap: SitemapConfig | null;
  readonly trailingSlash: 'never' | 'always' | 'ignore';
  readonly redirects: readonly RedirectConfig[];
  readonly hosts: readonly HostName[];
  readonly compress: boolean;
  readonly routesFile: boolean;
  /**
   * Folders of the files that are copied unchanged, relative to the root; null for `static/`, if
   * there is one.
   */
  readonly staticFolders: readonly string[] | null;
  readonly custom: SiteValue['custom'];
  /** The preview; `DevFields` explains it. */
  readonly dev: { readonly poll: boolean | number | null; readonly allowedHosts: readonly string[] };
  readonly html: ConfiguredHtml;
  /** Finds the position of a key in the configuration file. */
  readonly locate: Locate;
}

/** What pages show about themselves; `PageDetailsFields` explains it. */
export interface PageDetailsConfig {
  /** Null for no link. */
  readonly editUrl: EditUrl | null;
  readonly breadcrumbs: boolean;
  /** Each at most once. */
  readonly actions: readonly PageAction[];
  /** Null for no address. */
  readonly reportUrl: LocalizedText | null;
  readonly openIn: readonly OpenTarget[];
  readonly structuredData: boolean;
  readonly readingTime: boolean;
  readonly lastUpdated: boolean;
  readonly lastAuthor: boolean;
  readonly owner: boolean;
  readonly reviewBy: boolean;
}

/** What a site adds to all its pages. */
export interface PageAdditions {
  readonly head: readonly HeadTag[];
  /** Paths of the site's own style sheets, relative to the root. */
  readonly styles: readonly string[];
  /** Path of the font of the site, relative to the root; null for those of the system. */
  readonly font: string | null;
  readonly scripts: readonly ScriptConfig[];
  /** The services that count visits. */
  readonly services: readonly Service[];
  /** Something is loaded only after the reader has consented. */
  readonly asksConsent: boolean;
  /** Link of the bar that asks for consent; null for none. */
  readonly privacyLink: ConsentLinkFields | null;
  /** All sources that are added to the content policy, also those of scripts and services. */
  readonly policy: PolicyAdditions;
  readonly storage: StorageConfig;
}

export interface ScriptConfig {
  /** As in `ScriptFields`. */
  readonly src: string;
  readonly consent: boolean;
  readonly attributes: Readonly<Record<string, string | boolean>>;
}

export interface StorageConfig {
  readonly type: 'local' | 'session';
  readonly namespace: string;
}

export interface SecurityConfig {
  readonly inlineStyles: boolean;
  /** Names that begin with a dot and are published nevertheless. */
  readonly dotfiles: readonly string[];
  /** Folders outside the root that symbolic links may point into, relative to the root. */
  readonly linkedFolders: readonly string[];
}

/** The component of the main area of some pages, which a plugin brings. */
export interface PageComponent {
  /** The kind of the main area. */
  readonly kind: string;
  /** Its module, relative to the root. */
  readonly file: string;
}

/** Colors and marks in code blocks. */
export interface CodeConfig {
  readonly theme: string;
  readonly darkTheme: string | null;
  /** The kinds of marked lines that the site defines, by name. */
  readonly marks: Readonly<
    Record<string, { readonly color: NonNullable<CodeMarkFields['color']>; readonly sign: string }>
  >;
}

export interface MarkdownConfig {
  readonly variables: Readonly<Record<string, LocalizedText>>;
  /** By directive name. */
  readonly admonitions: Readonly<Record<string, AdmonitionConfig>>;
  /** Names of the custom elements that scripts of the site define. */
  readonly customElements: readonly string[];
  readonly parser: 'remark' | 'satteri';
  readonly emoji: boolean;
  readonly diagrams: boolean;
  readonly headingIds: 'lower' | 'keep';
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
  /** Path segment in the addresses; empty for the locale that is served at the root. */
  readonly path: string;
  /**
   * Names of the locales whose texts stand in for missing ones, the nearest first, the source
   * locale last. Empty for the source locale itself.
   */
  readonly fallbacks: readonly string[];
  /** Where its pages are, if they are not in this output; null for a locale of the output. */
  readonly away: AwayLocale | null;
}

/** A folder of content. Each type of collection adds its own fields. */
export interface Collection {
  /** Name of the type. */
  readonly type: string;
  readonly key: string;
  /** Path at which its addresses begin, without slashes at both ends. */
  readonly path: string;
  /** The folder that the configuration names, relative to the site's root. */
  readonly source?: string;
  /** Patterns of paths, and what takes their place; see `CollectionFields`. */
  readonly rewrites?: Readonly<Record<string, string>>;
  /** Names of its folders inside the folder of a locale. */
  readonly folders: readonly string[];
  /** Replaces that of the site. */
  readonly editUrl?: EditUrl;
  /** Added to the heads of its pages. Default: nothing. */
  readonly head?: readonly HeadTag[] | undefined;
  /** Newest first; empty if the type has no versions. */
  readonly versions: readonly CollectionVersion[];
  /** Readers can hide its sidebars. */
  readonly hideableSidebar?: true;
  /** Names of the style sheets in `theme/styles/extras/` that its pages need. */
  readonly styleExtras?: readonly string[];
}

export interface CollectionVersion {
  readonly name: string;
  readonly label: LocalizedText;
  readonly status: 'unreleased' | 'latest' | 'unmaintained';
  /** The git ref that its files are at; null if they are in a folder. */
  readonly ref: string | null;
  /** Search engines are asked not to list its pages. */
  readonly noIndex: boolean;
  /** Class on the `<html>` of its pages; null for none. */
  readonly className: string | null;
}

export interface FooterConfig {
  readonly style: LayoutStyle;
  readonly columns: readonly { readonly title: LocalizedText; readonly items: readonly FooterItemConfig[] }[];
  readonly links: readonly FooterItemConfig[];
  readonly logo: LogoConfig | null;
  readonly copyright: LocalizedText | null;
}

export interface ImagesConfig {
  readonly formats: readonly ImageFormat[];
  /** In pixels, without duplicates, ascending; empty if no copies are to be made. */
  readonly widths: readonly number[];
  /** Null for the default quality of each format. */
  readonly quality: number | null;
  readonly zoom: boolean;
  readonly captions: boolean;
}
