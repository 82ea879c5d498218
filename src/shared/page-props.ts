import type { LinkProps, VersionChoice } from './link-props.ts';
import type { MainProps } from './main-props.ts';

/**
 * Everything that one page shows, as plain data of bounded size. `site/` computes it, the theme prints it.
 * All `href`s are final: they carry the base path, the locale's path and the trailing slash of the configuration.
 */
export interface PageProps {
  readonly locale: LocaleProps;
  readonly head: HeadProps;
  readonly skipTo: string;
  readonly announcement: AnnouncementProps | null;
  readonly navbar: NavbarProps;
  readonly sidebar: SidebarProps | null;
  readonly main: MainProps;
  readonly footer: FooterProps | null;
}

/** All of a page that only leads to another. */
export interface RedirectProps {
  readonly locale: LocaleProps;
  /** Title and address of the other page. */
  readonly target: { readonly title: string; readonly href: string };
  /** Absolute address of the page that search engines should list. */
  readonly canonical: string | null;
}

export interface LocaleProps {
  /** Key in the configuration, such as `pt`. */
  readonly name: string;
  /** Value of `<html lang>`, such as `pt-BR`. */
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
}

export interface HeadProps {
  /** Whole content of `<title>`, with the site's name. */
  readonly title: string;
  readonly description: string | null;
  readonly keywords: readonly string[];
  /** Absolute address of the page that search engines should list. */
  readonly canonical: string | null;
  /** The languages in which this page really exists, with absolute addresses; `x-default` among them. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly noindex: boolean;
  readonly siteName: string;
  readonly type: 'website' | 'article';
  /** Absolute address of the sharing picture. */
  readonly image: string | null;
  /** `en_US` form of the locale, for Open Graph. */
  readonly openGraphLocale: string;
  readonly favicon: string | null;
  /** Address of the file that tells browsers how to search the site; null where it has no search. */
  readonly openSearch: string | null;
}

export interface AnnouncementProps {
  readonly id: string;
  readonly html: string;
  readonly isCloseable: boolean;
}

export interface LogoProps {
  readonly src: string;
  readonly srcDark: string | null;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly href: string;
}

export interface NavbarProps {
  readonly title: string;
  readonly homeHref: string;
  readonly logo: LogoProps | null;
  readonly hideOnScroll: boolean;
  /** Mode of a reader who has not chosen; null where readers may not choose. */
  readonly colorSwitch: 'light' | 'dark' | null;
  readonly left: readonly NavbarItemProps[];
  readonly right: readonly NavbarItemProps[];
}

export interface NavbarLinkProps extends LinkProps {
  readonly type: 'link';
  /** `page`: this very page; `true`: the page lies below this item. */
  readonly current: 'page' | 'true' | null;
  /** Language of the label where it differs from the page's. */
  readonly lang: string | null;
  /** Only in links to collections with more than one version. */
  readonly choice?: VersionChoice;
}

export interface NavbarHtmlProps {
  readonly type: 'html';
  readonly html: string;
}

export interface NavbarDropdownProps {
  readonly type: 'dropdown';
  readonly label: string;
  readonly icon: 'language' | 'version' | null;
  /** The page is, or lies below, one of the items. */
  readonly active: boolean;
  readonly items: readonly (NavbarLinkProps | NavbarHtmlProps)[];
}

export interface NavbarSearchProps {
  readonly type: 'search';
  /** Address of the page that shows results. */
  readonly href: string;
  /** Address of the file that the search box is made from. */
  readonly boxHref: string;
  /** Docs version of the page by each collection that has several; null where the page is in another one, or in none. */
  readonly versions: Readonly<Record<string, string | null>>;
}

export type NavbarItemProps = NavbarLinkProps | NavbarHtmlProps | NavbarDropdownProps | NavbarSearchProps;

export interface FooterProps {
  /** Columns with titles, or one row of links when `columns` is empty. */
  readonly columns: readonly { readonly title: string; readonly items: readonly FooterItemProps[] }[];
  readonly links: readonly FooterItemProps[];
  readonly logo: LogoProps | null;
  /** HTML. */
  readonly copyright: string | null;
}

export type FooterItemProps =
  | ({ readonly type: 'link' } & LinkProps)
  | { readonly type: 'html'; readonly html: string };

export interface SidebarProps {
  readonly kind: 'docs' | 'blog';
  readonly items: readonly SidebarItemProps[];
  /** Address of the file with the whole tree, where the page holds a part of it; null where it holds all. */
  readonly treeHref: string | null;
}

export interface SidebarLinkProps extends LinkProps {
  readonly type: 'link';
  /** This very page. */
  readonly current: boolean;
}

export interface SidebarCategoryProps {
  readonly type: 'category';
  readonly label: string;
  readonly href: string | null;
  /** The category's own page is this very page. */
  readonly current: boolean;
  /** This page is the category's own or lies inside it. */
  readonly active: boolean;
  /** Its items show when the page arrives. */
  readonly open: boolean;
  /** A category that cannot be closed is a heading over its items. */
  readonly collapsible: boolean;
  /** Name of its list of items in the file with the whole tree; null on pages. */
  readonly list: string | null;
  readonly items: readonly SidebarItemProps[];
}

/** A category whose items are not on the page: they come from the file with the whole tree. */
export interface SidebarBranchProps {
  readonly type: 'branch';
  readonly label: string;
  /** Its own page, else the first page inside it. */
  readonly href: string;
  readonly hasPage: boolean;
  /** Name of its list of items in the file. */
  readonly list: string;
}

/** Stands for entries of a long list that are not on the page. */
export interface SidebarMoreProps {
  readonly type: 'more';
  readonly label: string;
  /** The nearest page among them. */
  readonly href: string;
  /** How many they are: the first ones of the list if this stands first in it, else the last ones. */
  readonly count: number;
  /** Name of the list that they are in. */
  readonly list: string;
}

export type SidebarItemProps = SidebarLinkProps | SidebarCategoryProps | SidebarBranchProps | SidebarMoreProps;
