import type { BadgeVariant } from './badge-variants.ts';
import type { LabelLanguage } from './label-language.ts';
import type { LinkProps } from './link-props.ts';
import type { JsonValue } from './site-value.ts';

/** How an entry looks. What its author has not set is absent. */
export interface SidebarLookProps {
  /** Name of an icon of the theme. */
  readonly icon?: string;
  readonly badge?: { readonly text: string; readonly variant: BadgeVariant };
  readonly className?: string;
  /** The author's own values, for components of the site. */
  readonly custom?: Readonly<Record<string, JsonValue>>;
}

export interface SidebarProps {
  /** Name of its kind, for styles. */
  readonly kind: string;
  /** Name of the navigation for screen readers. */
  readonly label: string;
  /** Whether the name is also shown above the entries, in place of the site's name and logo. */
  readonly isTitled: boolean;
  /** Readers can hide it. */
  readonly isHideable?: true;
  /** Links above the entries to this sidebar and to others of the collection. */
  readonly tabs?: readonly SidebarTabProps[];
  readonly items: readonly SidebarItemProps[];
  /**
   * Address of the file with the whole tree, if the page contains only a part of it; null if it
   * contains all.
   */
  readonly treeHref: string | null;
}

/** A link to the first page of a sidebar. */
export interface SidebarTabProps extends LinkProps {
  /** Name of an icon of the theme. */
  readonly icon?: string;
  /** Whether the page shows that sidebar. */
  readonly current: boolean;
}

export interface SidebarLinkProps extends LinkProps, LabelLanguage, SidebarLookProps {
  readonly type: 'link';
  /** Whether the link is to the current page. */
  readonly current: boolean;
}

export interface SidebarCategoryProps extends LabelLanguage, SidebarLookProps {
  readonly type: 'category';
  readonly label: string;
  readonly href: string | null;
  /** Whether the category's own page is the current page. */
  readonly current: boolean;
  /** Whether the current page is the category's own or is inside it. */
  readonly active: boolean;
  /** Whether its items are visible at first. */
  readonly open: boolean;
  /** If false, the category is a heading over its items and cannot be closed. */
  readonly collapsible: boolean;
  /** Only one category with this name is open at a time. */
  readonly group?: string;
  /** Name of its list of items in the file with the whole tree; null in pages. */
  readonly list: string | null;
  readonly items: readonly SidebarItemProps[];
}

/**
 * A category whose items are not in the page. Scripts load them from the file with the whole tree.
 */
export interface SidebarBranchProps extends LabelLanguage, SidebarLookProps {
  readonly type: 'branch';
  readonly label: string;
  /** Address of its own page, or else of the first page inside it. */
  readonly href: string;
  readonly hasPage: boolean;
  /** Name of its list of items in the file with the whole tree. */
  readonly list: string;
}

/** A placeholder for entries of a long list that are not in the page. */
export interface SidebarMoreProps {
  readonly type: 'more';
  readonly label: string;
  /** Address of the nearest page among them. */
  readonly href: string;
  /**
   * The number of these entries. They are the first ones of the list if the placeholder is first in
   * it, otherwise the last ones.
   */
  readonly count: number;
  /** Name of the list that contains them. */
  readonly list: string;
}

/** A heading between entries. */
export interface SidebarHeadingProps extends SidebarLookProps {
  readonly type: 'heading';
  readonly label: string;
}

/** A line between entries. */
export interface SidebarDividerProps {
  readonly type: 'divider';
}

/** HTML of the site's own. */
export interface SidebarHtmlProps {
  readonly type: 'html';
  readonly html: string;
  readonly className?: string;
}

export type SidebarItemProps =
  | SidebarLinkProps
  | SidebarCategoryProps
  | SidebarBranchProps
  | SidebarMoreProps
  | SidebarHeadingProps
  | SidebarDividerProps
  | SidebarHtmlProps;
