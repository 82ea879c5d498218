import type { HeadTag } from '../../shared/head-tag.ts';
import type { JsonValue } from '../../shared/site-value.ts';
import type { PageFacts } from './page-facts.ts';

/** What the hooks `page` and `rules` know about a page. */
export interface PageDetails extends PageFacts {
  /** Its full URL. */
  readonly address: string;
  /** The headings in its text, from level 2 down. */
  readonly headings: readonly PageHeading[];
  /** Number of words in its text, without code. */
  readonly words: number;
  /** The labels of its collection and categories, outermost first. */
  readonly section: readonly string[];
  /** Its own picture for shared links, as the author wrote it; null if it has none. */
  readonly image: string | null;
  /** What pages show about the site, in the page's language. */
  readonly site: PageSite;
}

/** What the pages of a language show about the site. */
export interface PageSite {
  /** Title of the site. */
  readonly title: string;
  /** Language tag of the page's text. On an untranslated page, it is that of another locale. */
  readonly language: string;
  /** Writing direction of the locale's language. */
  readonly direction: 'ltr' | 'rtl';
  /**
   * The accent color of light pages, as `#rrggbb`: the palette's, or else the theme's. Style sheets
   * are not read.
   */
  readonly accent: string;
  /** File of the navbar logo, relative to the site's root; null if the navbar has none. */
  readonly logo: string | null;
}

/** A heading in the text of a page. */
export interface PageHeading {
  /** Level of the heading, from 2 to 6. */
  readonly depth: number;
  /** Its id on the page, to link to. */
  readonly id: string;
  /** Its text without formatting. */
  readonly text: string;
  /** The file that contains it, relative to the site's root: the page's file or an included one. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** Column in that line, from 1. */
  readonly column: number;
}

/** What a plugin changes on a page. Everything that it leaves out stays as it is. */
export interface PageChanges {
  /**
   * Title in the head, without the site's name. The heading of the page, the navigation and the
   * search keep their titles.
   */
  readonly title?: string;
  /** Description for search engines and shared links. */
  readonly description?: string;
  /**
   * Elements in the head. They replace matching elements of the site and the collection, and are
   * replaced by matching elements of the page itself.
   */
  readonly head?: readonly HeadTag[];
  /** Classes for the `html` element, in addition to those in the front matter. */
  readonly class?: string;
  /** Values for components, which read them with `usePluginData` and the name of the plugin. */
  readonly props?: Readonly<Record<string, JsonValue>>;
  /**
   * The picture for shared links, instead of the site's. The page's own picture replaces it.
   */
  readonly image?: PageImage;
}

/** A picture that a plugin makes for a page. */
export interface PageImage {
  /** Its file, relative to the output folder. Pages can share a file if they have the same key. */
  readonly path: string;
  /**
   * Identifies everything that the picture depends on, apart from the plugin's code and options.
   */
  readonly key: string;
  /** Returns the bytes of the file. Not called if they are cached under the key. */
  readonly make: () => Uint8Array | Promise<Uint8Array>;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** What the picture shows, for readers who cannot see it. */
  readonly alt: string;
}

/** What the hook `page` returns: changes, or nothing. */
export type PageHookResult = PageChanges | null | undefined;
