import type { HeadTag } from '../../shared/head-tag.ts';
import type { JsonValue } from '../../shared/site-value.ts';
import type { PageFacts } from './page-facts.ts';

/** What the hooks `page` and `rules` know of a page. */
export interface PageDetails extends PageFacts {
  /** Its whole address. */
  readonly address: string;
  /** The headings of its text, from level 2. */
  readonly headings: readonly PageHeading[];
  /** Number of words in its text, without code. */
  readonly words: number;
}

/** A heading in the text of a page. */
export interface PageHeading {
  /** Level of the heading, from 2 to 6. */
  readonly depth: number;
  /** Its id on the page, to link to. */
  readonly id: string;
  /** Its text without formatting. */
  readonly text: string;
  /** The file that has it, relative to the site's root: that of the page, or an included one. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** Column in that line, from 1. */
  readonly column: number;
}

/** What a plugin changes on a page. What it leaves out stays as it is. */
export interface PageChanges {
  /**
   * Title in the head, without the name of the site. The heading of the page, the navigation and
   * the search keep theirs.
   */
  readonly title?: string;
  /** Description for search engines and shared links. */
  readonly description?: string;
  /**
   * Elements in the head. They replace those of the site and of the collection that say the same;
   * those of the page itself replace them.
   */
  readonly head?: readonly HeadTag[];
  /** Classes of the `html` element, besides those in the front matter. */
  readonly class?: string;
  /** Values for components, which read them with `usePluginData` and the name of the plugin. */
  readonly props?: Readonly<Record<string, JsonValue>>;
}

/** What the hook `page` returns: changes, or nothing. */
export type PageHookResult = PageChanges | null | undefined;
