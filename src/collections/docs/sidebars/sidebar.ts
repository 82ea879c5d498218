import type { KeyPlace } from '../../../config/key-place.ts';
import type { LocalizedText } from '../../../shared/localized-text.ts';
import type { SidebarLookProps } from '../../../shared/sidebar-props.ts';
import type { Doc } from '../content/doc-set.ts';

/** One entry of a sidebar, independent of the page that shows it. */
export type SidebarNode = SidebarDoc | SidebarRef | SidebarLink | SidebarCategory | SidebarSeparator;

export interface SidebarDoc {
  readonly type: 'doc';
  readonly doc: Doc;
  readonly label: string;
  readonly look?: SidebarLookProps;
}

/** A link to a doc that does not belong to the sidebar. */
export interface SidebarRef extends Omit<SidebarDoc, 'type'> {
  readonly type: 'ref';
}

/** An entry without a page: a heading, a line or HTML between the others. */
export type SidebarSeparator =
  | { readonly type: 'heading'; readonly label: string; readonly look?: SidebarLookProps }
  | { readonly type: 'divider' }
  | SidebarHtml;

/** HTML of the author's own. */
export interface SidebarHtml {
  readonly type: 'html';
  readonly html: LocalizedText;
  readonly className?: string;
  /** Its path in the configuration. */
  readonly path: readonly PropertyKey[];
}

export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  /** Address inside the site, without locale; `href` is an address outside. */
  readonly to?: string | undefined;
  readonly href?: string | undefined;
  /** What its card says. Default: the description of the page, or the address. */
  readonly description?: string;
  /** Its path in the configuration. */
  readonly path: readonly PropertyKey[];
  readonly look?: SidebarLookProps;
}

export interface SidebarCategory {
  readonly type: 'category';
  /** Identifies the category; the same in every locale. */
  readonly key: string;
  readonly label: string;
  /** Label in the source language, from which the address of its page is made. */
  readonly sourceLabel: string;
  /** The locale has no label of its own, so that of the source language is shown. */
  readonly isLabelOfSource?: boolean;
  readonly description: string | null;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly link: CategoryLink | null;
  /**
   * File that defines the category, relative to the site's root; null for a folder without
   * metadata.
   */
  readonly file: string | null;
  readonly look?: SidebarLookProps;
  readonly items: readonly SidebarNode[];
}

export type CategoryLink =
  | { readonly type: 'doc'; readonly doc: Doc }
  | {
      readonly type: 'generated-index';
      /** Address from the start of the version, if the author set one. */
      readonly slug: string | null;
      readonly title: string;
      readonly description: string | null;
      readonly keywords?: readonly string[];
      readonly image?: CategoryImage;
    };

/** The picture for shared links to the page of a category. */
export interface CategoryImage {
  readonly src: string;
  /** Where its author wrote it. */
  readonly place: KeyPlace | null;
}

/**
 * Returns the description of the doc that is the page of a category; null if it has none to show.
 */
export function linkDescription(link: CategoryLink | null): string | null {
  return link?.type === 'doc' && !link.doc.unlisted ? link.doc.description : null;
}

/** The sidebars of one version of a collection in one locale, by name. */
export type Sidebars = ReadonlyMap<string, readonly SidebarNode[]>;

/** Returns every node of a sidebar; parents come before their items. */
export function walkSidebar(nodes: readonly SidebarNode[]): readonly SidebarNode[] {
  const found: SidebarNode[] = [];
  const walk = (list: readonly SidebarNode[]) => {
    for (const node of list) {
      found.push(node);
      if (node.type === 'category') walk(node.items);
    }
  };
  walk(nodes);
  return found;
}

/** Returns whether the page of an entry is unlisted. */
export function isUnlisted(node: SidebarNode): boolean {
  if (node.type === 'category') return node.link?.type === 'doc' && node.link.doc.unlisted;
  return (node.type === 'doc' || node.type === 'ref') && node.doc.unlisted;
}

/** Returns whether a node is between the entries of a sidebar and leads nowhere. */
export function isSeparator(node: SidebarNode): node is SidebarSeparator {
  return node.type === 'heading' || node.type === 'divider' || node.type === 'html';
}

/**
 * Returns whether an entry has something to show on other pages: it, or an entry inside it, is not
 * unlisted. Headings and lines alone show nothing.
 */
export function isListed(node: SidebarNode): boolean {
  if (node.type === 'heading' || node.type === 'divider') return false;
  if (node.type !== 'category') return !isUnlisted(node);
  return node.items.some(isListed) || (node.link !== null && !isUnlisted(node));
}
