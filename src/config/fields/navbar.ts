import type { LocalizedText } from '../../shared/localized-text.ts';
import type { LogoConfig } from './logo.ts';

/** The bar at the top of every page. */
export interface NavbarFields {
  /** Text beside the logo. Default: the site's title. */
  title?: LocalizedText | undefined;
  /** Picture that links to the home page. */
  logo?: LogoConfig | undefined;
  /** Hide the bar on scrolling down and show it on scrolling up. Default: false. */
  hideOnScroll?: boolean | undefined;
  /** Links and menus of the bar, in order. Default: none. */
  items?: NavbarItemConfig[] | undefined;
}

/** One item of the navbar, as the author of a site writes it. */
export type NavbarItemConfig =
  | NavbarLinkConfig
  | NavbarDropdownConfig
  | LocaleDropdownConfig
  | SearchItemConfig
  | NavbarHtmlConfig
  | DocItemConfig
  | DocSidebarItemConfig
  | DocsVersionItemConfig
  | DocsVersionDropdownConfig;

/** One item of a dropdown. */
export type DropdownItemConfig =
  | NavbarLinkConfig
  | NavbarHtmlConfig
  | DocItemConfig
  | DocSidebarItemConfig
  | DocsVersionItemConfig;

interface Positioned {
  /** Side of the navbar. Default: `right`. */
  position?: 'left' | 'right' | undefined;
}

interface OfCollection extends Positioned {
  /** Key of a docs collection. */
  collection: string;
}

/** A link to a page of the site, or to an address outside of it. */
export interface NavbarLinkConfig extends Positioned {
  /** May be left out: an item with `to` or `href` is a link. */
  type?: 'link' | undefined;
  /** Text of the link. */
  label: LocalizedText;
  /** Address inside the site, without locale: `/blog`. */
  to?: string | undefined;
  /** Address outside the site. */
  href?: string | undefined;
}

/** A menu of links. */
export interface NavbarDropdownConfig extends Positioned {
  /** May be left out: an item with `items` is a dropdown. */
  type?: 'dropdown' | undefined;
  /** Text of the button that opens the menu. */
  label: LocalizedText;
  /** Items of the menu, at least one. */
  items: DropdownItemConfig[];
}

/** The menu of languages. */
export interface LocaleDropdownConfig extends Positioned {
  type: 'localeDropdown';
}

/** The search box. Default: the last item, if the site has a search. */
export interface SearchItemConfig extends Positioned {
  type: 'search';
}

/** Raw HTML in the navbar. */
export interface NavbarHtmlConfig extends Positioned {
  type: 'html';
  /** Raw HTML. Addresses inside the site are written as in `to`, without base and locale. */
  value: LocalizedText;
}

/** A link to one doc, in the version that the reader is in. */
export interface DocItemConfig extends OfCollection {
  type: 'doc';
  /** Id of the doc. */
  doc: string;
  /** Default: the doc's sidebar label. */
  label?: LocalizedText | undefined;
}

/** A link to the first page of a sidebar. */
export interface DocSidebarItemConfig extends OfCollection {
  type: 'docSidebar';
  /** Name of the sidebar. Default: the collection's only one. */
  sidebar?: string | undefined;
  /** Default: the label of the sidebar's first link. */
  label?: LocalizedText | undefined;
}

/** A link to the main doc of the version that the reader is in. */
export interface DocsVersionItemConfig extends OfCollection {
  type: 'docsVersion';
  /** Default: the version's label. */
  label?: LocalizedText | undefined;
}

/** The menu of versions of a docs collection. */
export interface DocsVersionDropdownConfig extends OfCollection {
  type: 'docsVersionDropdown';
}
