import type { HeadTag } from './head-tag.ts';
import type { LinkProps, VersionChoice } from './link-props.ts';
import type { MainProps } from './main-props.ts';
import type { SearchProps } from './search-props.ts';
import type { SidebarProps } from './sidebar-props.ts';
import type { JsonValue } from './site-value.ts';
import type { SocialIconName } from './social-icons.ts';

/**
 * All data of one page, plain and of bounded size. `site/` computes it, and the theme renders it.
 * All `href`s are final: they contain the base path, the locale's path and the trailing slash of
 * the configuration.
 */
export interface PageProps {
  readonly locale: LocaleProps;
  readonly head: HeadProps;
  readonly marks: PageMarks;
  readonly skipTo: string;
  /**
   * The other languages into which the page is translated, for readers who prefer one of them. Not
   * set if the site does not name them.
   */
  readonly translations?: readonly TranslationProps[];
  /** In the order in which they count. */
  readonly announcements: readonly AnnouncementProps[];
  /** Null for a page that hides it. */
  readonly navbar: NavbarProps | null;
  readonly sidebar: SidebarProps | null;
  readonly main: MainProps;
  readonly footer: FooterProps | null;
  /** Whether the page asks the reader for consent. */
  readonly asksConsent: boolean;
  /** Link to what the site says about privacy, in that question. Default: none. */
  readonly privacyLink?: LinkProps;
  /** The author's own values in the front matter. Default: none. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** What plugins give to the components of the page. Default: nothing. */
  readonly pluginValues?: PluginValues;
}

/** A translation of the page. */
export interface TranslationProps {
  /** Value of `<html lang>` there. */
  readonly lang: string;
  readonly href: string;
  /** Address of the file with what is said of it in its language. */
  readonly hintHref: string;
}

/** Values of plugins for components, by the name of the plugin. */
export type PluginValues = Readonly<Record<string, Readonly<Record<string, JsonValue>>>>;

/** The data of a page that only redirects to another. */
export interface RedirectProps {
  readonly locale: LocaleProps;
  /** Title and address of the other page. */
  readonly target: { readonly title: string; readonly href: string };
  /** Absolute address of the page that search engines should list. */
  readonly canonical: string | null;
  readonly noindex: boolean;
}

export interface LocaleProps {
  /** Key in the configuration, such as `pt`. */
  readonly name: string;
  /** Value of `<html lang>`, such as `pt-BR`. */
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  /** Calendar of its dates, as `Intl` names it. Default: `gregory`. */
  readonly calendar?: string;
}

/** What `<html>` says about a page, so that style sheets and scripts can tell pages apart. */
export interface PageMarks {
  /** Kind of the page, such as `doc` or `post`. */
  readonly kind: string;
  /** Id of the doc that the page shows; null for any other page. */
  readonly doc: string | null;
  /** Name of the docs version; null in a collection without several versions. */
  readonly version: string | null;
  /** Key of the collection that the version is of. Default: none. */
  readonly collection?: string;
  /** The classes that the front matter names; null for none. */
  readonly className: string | null;
}

/** A feed that the head of a page names. */
export interface FeedLinkProps {
  /** Media type. */
  readonly type: string;
  readonly title: string;
  readonly href: string;
}

/** What social networks show of a picture before they have loaded it, or instead. */
export interface ImageDetails {
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

export interface HeadProps {
  /** The whole content of `<title>`, with the site's name. */
  readonly title: string;
  readonly description: string | null;
  readonly keywords: readonly string[];
  /** Absolute address of the page that search engines should list. */
  readonly canonical: string | null;
  /** The languages in which this page exists, with absolute addresses, including `x-default`. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly noindex: boolean;
  readonly siteName: string;
  /** Null for a page that is no article. */
  readonly article: ArticleProps | null;
  /** Absolute address of the sharing picture. */
  readonly image: string | null;
  /** What that picture shows; null without a picture. */
  readonly imageAlt: string | null;
  /** Size of that picture; null for one that the site names. */
  readonly imageDetails: ImageDetails | null;
  /** `en_US` form of the locale, for Open Graph. */
  readonly openGraphLocale: string;
  /** The same of the other languages in which the page exists. */
  readonly otherOpenGraphLocales: readonly string[];
  readonly favicon: string | null;
  /** Address of the OpenSearch description; null if the site has no search. */
  readonly openSearch: string | null;
  /** The feeds that feed readers find on the page. Default: none. */
  readonly feeds?: readonly FeedLinkProps[];
  /** Address of the page as Markdown; not set for a page without it. */
  readonly markdown?: string;
  /** What search engines get of the page as JSON-LD. Default: nothing. */
  readonly structuredData?: string;
  /** Address of the list of maps for search engines. Default: none. */
  readonly sitemap?: string;
  /** What the site, the collection and the page add; at most one tag for each subject. */
  readonly tags: readonly HeadTag[];
}

/** What search engines and social networks get to know of an article. */
export interface ArticleProps {
  /** What schema.org calls it. */
  readonly type: 'BlogPosting' | 'TechArticle';
  /**
   * Day or moment of its publication, and day of its last change; null for one that is not known.
   */
  readonly published: string | null;
  readonly modified: string | null;
  readonly authors: readonly { readonly name: string; readonly url: string | null }[];
  /** Labels of its tags. */
  readonly tags: readonly string[];
}

export interface AnnouncementProps {
  readonly id: string;
  readonly html: string;
  readonly isCloseable: boolean;
  /** Its place in the list of the site, if browsers choose which one is shown. */
  readonly index?: number;
}

export interface LogoProps {
  readonly src: string;
  readonly srcDark: string | null;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly href: string;
}

/** The button that changes the color mode. */
export interface ColorSwitchProps {
  /** The choice of a reader who has not chosen; `system` only if that is one of the choices. */
  readonly initial: 'light' | 'dark' | 'system';
  /** Readers can also choose the mode of the operating system. */
  readonly isThreeState?: true;
}

export interface NavbarProps {
  readonly title: string;
  readonly homeHref: string;
  readonly logo: LogoProps | null;
  readonly hideOnScroll: boolean;
  /** Colors of the bar, if the configuration sets them. */
  readonly style?: 'dark' | 'primary';
  /** Null if readers cannot choose the color mode. */
  readonly colorSwitch: ColorSwitchProps | null;
  readonly left: readonly NavbarItemProps[];
  readonly right: readonly NavbarItemProps[];
}

export interface NavbarLinkProps extends LinkProps {
  readonly type: 'link';
  /** `page`: the link is to the current page; `true`: the current page is below this item. */
  readonly current: 'page' | 'true' | null;
  /** Language of the label, if it differs from the page's. */
  readonly lang: string | null;
  /** The link leads to a page that is not translated into its language. */
  readonly untranslated?: true;
  /** Title of the page that the link leads to, where readers would expect another one. */
  readonly note?: string;
  /** Only in links to collections with more than one version. */
  readonly choice?: VersionChoice;
  /** Class and target of the link, if the configuration sets them. */
  readonly className?: string;
  readonly target?: string;
}

export interface NavbarHtmlProps {
  readonly type: 'html';
  readonly html: string;
}

export interface NavbarDropdownProps {
  readonly type: 'dropdown';
  readonly label: string;
  readonly icon: 'language' | 'version' | null;
  /** The link of the menu itself, if it has one: the menu opens beside it. */
  readonly link?: NavbarLinkProps;
  /** Class of the menu, if the configuration sets one. */
  readonly className?: string;
  /** The current page is one of the items, or is below one. */
  readonly active: boolean;
  readonly items: readonly (NavbarLinkProps | NavbarHtmlProps)[];
}

export interface NavbarSearchProps extends SearchProps {
  readonly type: 'search';
}

/** An item that the site renders with a component of its own. */
export interface NavbarCustomProps {
  readonly type: 'custom';
  /** Name of the file in `theme/navbar/`, without its extension. */
  readonly component: string;
  /** What the configuration passes to the component; plain data. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** A link to a profile of the site elsewhere, shown as an icon. */
export interface NavbarSocialProps extends LinkProps {
  readonly type: 'social';
  readonly icon: SocialIconName;
}

export type NavbarItemProps =
  | NavbarLinkProps
  | NavbarHtmlProps
  | NavbarDropdownProps
  | NavbarSearchProps
  | NavbarCustomProps
  | NavbarSocialProps;

export interface FooterProps {
  /** Colors of the footer, if the configuration sets them. */
  readonly style?: 'dark' | 'primary';
  /** Columns with titles. If `columns` is empty, `links` are shown in one row. */
  readonly columns: readonly { readonly title: string; readonly items: readonly FooterItemProps[] }[];
  readonly links: readonly FooterItemProps[];
  readonly logo: LogoProps | null;
  /** HTML. */
  readonly copyright: string | null;
  /** Whether it has the button that shows the question for consent again. */
  readonly asksConsent: boolean;
}

export type FooterItemProps =
  | ({ readonly type: 'link'; readonly className?: string; readonly target?: string } & LinkProps)
  | NavbarSocialProps
  | { readonly type: 'html'; readonly html: string };
