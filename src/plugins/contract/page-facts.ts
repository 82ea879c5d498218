/** What hooks know about a page. */
export interface PageFacts {
  /** URL path of the page, without the base. */
  readonly url: string;
  /** Name of its locale. */
  readonly locale: string;
  /** Name of its kind, such as `doc`, `post` or `page`. */
  readonly kind: string;
  /** Key of its collection; null for a page without one. */
  readonly collection: string | null;
  /**
   * The file from which it is made, relative to the site's root, or the path of a page from
   * `routes`; null for a page without its own text.
   */
  readonly source: string | null;
  /** Title of the page. */
  readonly title: string;
  /** Its description; null if it has none. */
  readonly description: string | null;
  /** Its front matter; empty for a generated page. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Where a page is published. */
export interface PublishedPage {
  /** Its full URL. */
  readonly address: string;
  /** Its file, relative to the output folder. */
  readonly output: string;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** The pictures in its text, as full URLs. */
  readonly images: readonly string[];
}
