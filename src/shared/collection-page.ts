import type { ReactNode } from 'react';
import type { ContentProps, MainProps, NoticeProps, TocItemProps } from './main-props.ts';

/** The front matter of a content file. */
type FrontMatter = Readonly<Record<string, unknown>>;

/** A page of the collection that a page links to. */
export interface CollectionPageLink {
  /** Its title. */
  readonly label: string;
  /** Its final URL. */
  readonly href: string;
}

/** What the component of a page of a plugin's collection gets. */
export interface CollectionPageProps<Data = unknown> {
  /** Title of the page. */
  readonly title: string;
  /**
   * The title as a heading, with the id that links to it need. It is the only such heading on the
   * page.
   */
  readonly heading: ReactNode;
  /** Description of the page; null if it has none. */
  readonly description: string | null;
  /** The text of the page's entry; null for a list. */
  readonly text: ReactNode;
  /** The front matter of the page's entry; empty for a list. */
  readonly frontMatter: FrontMatter;
  /** The entries that the page lists. */
  readonly entries: readonly ListedEntryProps[];
  /** The `links` of the page, by their names; null for those that are null there. */
  readonly links: Readonly<Record<string, CollectionPageLink | null>>;
  /** The `data` of the page. */
  readonly data: Data;
}

/** An entry in a list. */
export interface ListedEntryProps {
  /** Its path in the collection's folder, without extension. */
  readonly path: string;
  /** Its title. */
  readonly title: string;
  /** Its description; null if it has none. */
  readonly description: string | null;
  /** URL of its own page. */
  readonly href: string;
  /** Its front matter. */
  readonly frontMatter: FrontMatter;
  /** Its text up to `<!-- truncate -->`, without the first heading. */
  readonly text: ReactNode;
}

/** The main area of a page of a plugin's collection. */
export interface CollectionMain extends MainProps, Omit<CollectionPageProps, 'heading' | 'text' | 'entries'> {
  /** The id of the title; null for a text without a title. */
  readonly titleId: string | null;
  readonly content: ContentProps | null;
  readonly entries: readonly (Omit<ListedEntryProps, 'text'> & { readonly content: ContentProps })[];
  readonly toc: readonly TocItemProps[];
  readonly notices: readonly NoticeProps[];
}
