import type { CommonFields, LayoutFields } from '../../config/fields/front-matter.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { CollectionFields, FieldValues } from './collection-fields.ts';

/**
 * A type of collection. docsgen reads the `.md` and `.mdx` files of its collections in each
 * language; the type says which pages they make, and how these look.
 */
export interface CollectionTypeDefinition<
  Options extends CollectionFields = CollectionFields,
  FrontMatter extends CollectionFields = CollectionFields,
  Kind extends string = string,
> {
  /** The value of `type` in the configuration: lowercase letters, digits and hyphens. */
  readonly name: string;
  /** Title of a collection whose configuration has none. */
  readonly title: LocalizedText;
  /**
   * Configuration fields of a collection, in addition to those that every collection has: `path`,
   * `source`, `head`, `title` and `description`. Default: none.
   */
  readonly options?: Options | undefined;
  /**
   * Front matter fields, in addition to those that every page has, such as `title` and `slug`. A
   * translation inherits what it does not set. Default: none.
   */
  readonly frontMatter?: FrontMatter | undefined;
  /**
   * Components for its pages, by kind of page: modules whose default export is a component,
   * relative to the plugin's module. Default: none.
   */
  readonly components?: Readonly<Record<Kind, string>> | undefined;
  /**
   * Returns the pages of a collection in one language. It is called once for each language, and
   * must return the same pages for the same entries.
   */
  pages(content: CollectionContent<Options, FrontMatter>): readonly CollectionPage<NoInfer<Kind>>[];
  /** Items that the type adds to the navbar, by the `type` of the item. Default: none. */
  readonly navbarItems?: Readonly<Record<string, CollectionNavbarItem<Options>>> | undefined;
}

/** A collection in one language. */
export interface CollectionContent<
  Options extends CollectionFields = CollectionFields,
  FrontMatter extends CollectionFields = CollectionFields,
> {
  /** Its key in the configuration. */
  readonly key: string;
  /** Its title, in the language. */
  readonly title: string;
  /** Its description, in the language; null if it has none. */
  readonly description: string | null;
  /** The fields that the type adds to the configuration. */
  readonly options: FieldValues<Options>;
  /** The language. */
  readonly locale: { readonly name: string; readonly htmlLang: string };
  /** The content files that readers of the language see, sorted by path. */
  readonly entries: readonly CollectionEntry<FrontMatter>[];
  /** Reports a problem in a content file. The build fails and names the file and the field. */
  readonly report: (mistake: EntryMistake) => void;
}

/** A mistake in a content file. */
export interface EntryMistake {
  /** The file. */
  readonly entry: CollectionEntry;
  /** The front matter field. Default: the first line of the file. */
  readonly field?: string | undefined;
  /** What is wrong, in one sentence. */
  readonly title: string;
  /** What to do. */
  readonly hint?: string | undefined;
}

/** A content file as readers of one language see it. */
export interface CollectionEntry<FrontMatter extends CollectionFields = CollectionFields> {
  /** Path in the collection's folder, without extension; the same for all translations. */
  readonly path: string;
  /** The file, relative to the site's root. */
  readonly file: string;
  /** Its path below the collection's URL: the `slug` in its front matter, or its file path. */
  readonly slug: string;
  /** Its title: from its front matter, its first heading, or its file name. */
  readonly title: string;
  /** Its description: from its front matter, or its first paragraph; null if it has neither. */
  readonly description: string | null;
  /** Whether it is not translated, so that the text is in the first language. */
  readonly isFallback: boolean;
  /** Whether it is a draft. Drafts appear only in `docsgen dev` and in builds with `--drafts`. */
  readonly isDraft: boolean;
  /** Whether lists should leave it out. */
  readonly isUnlisted: boolean;
  /** Its front matter. */
  readonly frontMatter: FieldValues<FrontMatter> & Readonly<CommonFields & LayoutFields>;
}

/** A page of a collection. */
export interface CollectionPage<Kind extends string = string> {
  /**
   * The kind of page: the name of its component. Default: docsgen's own layout for a text, with its
   * table of contents.
   */
  readonly kind?: Kind | undefined;
  /** The entry whose text the page shows. Default: none, for a list. */
  readonly entry?: CollectionEntry | undefined;
  /**
   * The entries that the page lists, each with its text up to `<!-- truncate -->`. Each must have
   * its own page. For pages without `entry`. Default: none.
   */
  readonly entries?: readonly CollectionEntry[] | undefined;
  /**
   * Its path below the collection's URL: `/archive`; `/` for the collection's own URL. Default:
   * `slug` of `entry`, or `/`.
   */
  readonly slug?: string | undefined;
  /** Its title. Default: that of `entry` or of the collection. */
  readonly title?: string | undefined;
  /** Its description. Default: that of `entry` or of the collection. */
  readonly description?: string | null | undefined;
  /**
   * Pages of the collection that the component links to: the `slug` of each, under a name of your
   * choice.
   */
  readonly links?: Readonly<Record<string, string | null>> | undefined;
  /** Plain data for the component. */
  readonly data?: unknown;
  /** Words by which the search finds the page, in addition to its text. Default: none. */
  readonly keywords?: readonly string[] | undefined;
}

/** A navbar item that links to a page of a collection. */
export interface CollectionNavbarItem<Options extends CollectionFields = CollectionFields> {
  /**
   * Returns the `slug` of the page that the item links to and the link text, or null to leave the
   * item out. The configuration can replace the text with `label`.
   */
  link(context: NavbarItemContext<Options>): { readonly slug: string; readonly label: string } | null;
}

/** What a navbar item is made from. */
export interface NavbarItemContext<Options extends CollectionFields = CollectionFields> {
  /** The fields that the type adds to the configuration of the collection. */
  readonly options: FieldValues<Options>;
  /** The pages of the collection in the language of the page that shows the item. */
  readonly pages: readonly CollectionPage[];
  /** The language. */
  readonly locale: CollectionContent['locale'];
}

/**
 * Returns a type of collection unchanged. Its parameter type gives editors completion, and
 * `pages` the types of the values of its fields.
 */
export function defineCollectionType<
  const Options extends CollectionFields,
  const FrontMatter extends CollectionFields,
  const Kind extends string,
>(
  definition: CollectionTypeDefinition<Options, FrontMatter, Kind>,
): CollectionTypeDefinition<Options, FrontMatter, Kind> {
  return definition;
}
