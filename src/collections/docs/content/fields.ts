import type { JsonValue } from '../../../shared/site-value.ts';
import type { CommonFields, LayoutFields } from '../../../config/fields/front-matter.ts';
import type { InlineTagFields } from '../../../config/fields/tags.ts';

/** The front matter of a doc. */
export interface DocFields extends CommonFields, LayoutFields {
  /**
   * `split` shows code beside the text before it, instead of the table of contents, on screens at
   * least 1600 px wide. `wide` gives the text the full width beside the sidebar and has no table of
   * contents. `blank` shows nothing but the text. Default: `doc`.
   */
  layout?: 'doc' | 'split' | 'wide' | 'blank' | undefined;
  /** Hide the sidebar. The page stays in it. Default: false. */
  hide_sidebar?: boolean | undefined;
  /** Keys of `tags.yml`, other words, or tags with their own label and permalink. */
  tags?: (string | InlineTagFields)[] | undefined;
  /** Last part of the doc's id. Default: the file name. */
  id?: string | undefined;
  /**
   * With `false`, the names of the file and of its folders keep their numbers, as in `01-intro`.
   * Default: true, if the collection removes them.
   */
  parse_number_prefixes?: boolean | undefined;
  /** Do not show the title above the text. Default: false. */
  hide_title?: boolean | undefined;
  /**
   * Name of the entry for translators in Docusaurus. It has no effect in docsgen, where each
   * language has the label in its own file.
   */
  sidebar_key?: string | undefined;
  /** Text in the sidebar. Default: the title. */
  sidebar_label?: string | undefined;
  /**
   * Position among its neighbors in a generated sidebar. Default: after all entries that have one,
   * sorted by file name, as in `01-intro.md`.
   */
  sidebar_position?: number | undefined;
  /** A short text after the label in the sidebar, such as `New` or `Beta`. Default: none. */
  sidebar_badge?: string | BadgeFields | undefined;
  /** Class of the entry in the sidebar, for styles of the site. */
  sidebar_class_name?: string | undefined;
  /** Values of the entry for components of the site. The theme does not use them. */
  sidebar_custom_props?: Record<string, JsonValue> | undefined;
  /**
   * Name of the sidebar beside the doc; null for none. Default: the sidebar that contains the doc.
   */
  displayed_sidebar?: string | null | undefined;
  /** Text of the links from the previous and next pages. Default: the sidebar's. */
  pagination_label?: string | undefined;
  /** Id of the previous doc; null for none. Default: the one before it in the sidebar. */
  pagination_prev?: string | null | undefined;
  /** Id of the next doc; null for none. Default: the one after it in the sidebar. */
  pagination_next?: string | null | undefined;
}

/** A short text after a label, with a color. */
export interface BadgeFields {
  /** The text. */
  text: string;
  /**
   * Color: `default`, `neutral`, `note`, `tip`, `warning` or `danger`. Default: `default`.
   */
  variant?: 'default' | 'neutral' | 'note' | 'tip' | 'warning' | 'danger' | undefined;
}

/** `_category_.yml`: metadata of a folder in a generated sidebar. */
export interface CategoryFields {
  /** Text in the sidebar. Default: the folder's name. */
  label?: string | undefined;
  /**
   * Name of the entry for translators in Docusaurus. It has no effect in docsgen, where each
   * language has the label in its own file.
   */
  key?: string | undefined;
  /** Shown on the category's page and on its card. */
  description?: string | undefined;
  /**
   * Position among its neighbors. Default: after all entries that have one, sorted by folder name.
   */
  position?: number | undefined;
  /** Collapsed unless one of its items is the current page. Default: true. */
  collapsed?: boolean | undefined;
  /** Readers can close the category. Default: true. */
  collapsible?: boolean | undefined;
  /** A short text after the label in the sidebar. Default: none. */
  badge?: string | BadgeFields | undefined;
  /** Class of the entry in the sidebar, for styles of the site. */
  className?: string | undefined;
  /** Values for components of the site. The theme does not use them. */
  custom?: Record<string, JsonValue> | undefined;
  /**
   * Page of the category: cards of its items, a doc, or none. Default: the folder's index doc, if
   * there is one.
   */
  link?: GeneratedIndexFields | CategoryDocFields | null | undefined;
}

/** A page with cards of the category's items. */
export interface GeneratedIndexFields {
  /** Makes the page a list of cards. */
  type: 'generated-index';
  /**
   * Path from the root of the collection. Default: `/category/` and the slug of the label, or the
   * path of the folder if several have that label.
   */
  slug?: string | undefined;
  /** Title of the page. Default: the label. */
  title?: string | undefined;
  /** Shown under the title. Default: the category's. */
  description?: string | undefined;
  /** Words for search engines. Default: none. */
  keywords?: string[] | undefined;
  /** Picture for shared links, in `static/` or elsewhere on the web. Default: the site's. */
  image?: string | undefined;
}

/** A doc that is the page of its category. */
export interface CategoryDocFields {
  /** Makes a doc the page. */
  type: 'doc';
  /** Id of the doc. */
  id: string;
}
