import type { LocalizedText } from '../../shared/localized-text.ts';
import type { LinkLook, SocialLinkFields } from './link.ts';
import type { LayoutStyle } from './layout-style.ts';
import type { LogoConfig } from './logo.ts';

/** The bar at the top of every page. */
export interface NavbarFields<
  Item extends CollectionItemFields = CollectionItemFields,
  MenuItem extends CollectionItemFields = CollectionItemFields,
> {
  /** Text beside the logo. Default: the site's title. */
  title?: LocalizedText | undefined;
  /** Picture that links to the home page. */
  logo?: LogoConfig | undefined;
  /**
   * Hide the bar when the reader scrolls down, and show it when the reader scrolls up. Default:
   * false.
   */
  hideOnScroll?: boolean | undefined;
  /**
   * Colors of the bar: the page's, those of dark pages, or the accent. Default: `default`.
   */
  style?: LayoutStyle | undefined;
  /** Links and menus of the bar, in order. Default: none. */
  items?: NavbarItemConfig<Item, MenuItem>[] | undefined;
}

/**
 * One item of the navbar, as the author of a site writes it. `Item` are the items that types of
 * collections add, `MenuItem` those of them that may be in a dropdown.
 */
export type NavbarItemConfig<
  Item extends CollectionItemFields = CollectionItemFields,
  MenuItem extends CollectionItemFields = CollectionItemFields,
> =
  | NavbarLinkConfig
  | NavbarDropdownConfig<MenuItem>
  | LocaleDropdownConfig
  | SearchItemConfig
  | NavbarHtmlConfig
  | NavbarSocialConfig
  | NavbarCustomConfig
  | Item;

/** One item of a dropdown. */
export type DropdownItemConfig<MenuItem extends CollectionItemFields = CollectionItemFields> =
  | NavbarLinkConfig
  | NavbarHtmlConfig
  | MenuItem;

interface Positioned {
  /** Side of the navbar. Default: `right`. */
  position?: 'left' | 'right' | undefined;
}

/** An item that a type of collection adds to the navbar. */
export interface CollectionItemFields extends Positioned {
  /** Name of the item. */
  type: string;
  /** Key of a collection of that type. */
  collection: string;
}

/** A link to a page of the site, or to a URL outside it. */
export interface NavbarLinkConfig extends Positioned, LinkLook {
  /** Item type. Default: `link`, for an item with `to` or `href`. */
  type?: 'link' | undefined;
  /** Text of the link. */
  label: LocalizedText;
  /** Path inside the site, without locale: `/blog`. */
  to?: string | undefined;
  /** URL outside the site. */
  href?: string | undefined;
  /**
   * The item is marked as current on this page and on all pages below it: `/docs`, without locale.
   * Default: the page that `to` names, and those below it.
   */
  activeBasePath?: string | undefined;
  /**
   * The item is marked as current on pages whose path, without base and locale, matches:
   * `^/docs/(guide|api)`. Letter case does not matter.
   */
  activeBaseRegex?: string | undefined;
}

/** A menu of links. */
export interface NavbarDropdownConfig<MenuItem extends CollectionItemFields = CollectionItemFields> extends Positioned {
  /** Item type. Default: `dropdown`, for an item with `items`. */
  type?: 'dropdown' | undefined;
  /** Text of the button that opens the menu. */
  label: LocalizedText;
  /** Items of the menu, at least one. */
  items: DropdownItemConfig<MenuItem>[];
  /**
   * Page of the menu itself, inside the site: the label is a link to it, and a button beside it
   * opens the menu.
   */
  to?: string | undefined;
  /** The same for a URL outside the site. */
  href?: string | undefined;
  /** Class of the menu, for styles of the site. */
  className?: string | undefined;
}

/** The menu of languages. */
export interface LocaleDropdownConfig extends Positioned {
  /** Item type. */
  type: 'localeDropdown';
}

/** The search box. Default: the last item, if the site has a search. */
export interface SearchItemConfig extends Positioned {
  /** Item type. */
  type: 'search';
}

/** Raw HTML in the navbar. */
export interface NavbarHtmlConfig extends Positioned {
  /** Item type. */
  type: 'html';
  /** Raw HTML. Write links inside the site as in `to`, without base and locale. */
  value: LocalizedText;
}

/** A link to a profile of the site elsewhere, as an icon. */
export interface NavbarSocialConfig extends Positioned, SocialLinkFields {
  /** Item type. */
  type: 'social';
}

/** A component of the site in the navbar. */
export interface NavbarCustomConfig extends Positioned {
  /** Item type. */
  type: 'custom';
  /** Name of the file in `theme/navbar/`, without its extension: `Status` for `Status.tsx`. */
  component: string;
  /** Plain data that the component gets as its `props` prop. */
  props?: Record<string, unknown> | undefined;
}
