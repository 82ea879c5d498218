/** What search engines and social networks want to know of an article. */
export interface ArticleFacts {
  /** Day or moment: `2026-09-14` or `2026-09-14T16:30:00.000Z`. */
  readonly published: string;
  readonly authors: readonly ArticleAuthor[];
  /** Labels of its tags. */
  readonly tags: readonly string[];
}

export interface ArticleAuthor {
  readonly name: string;
  /** Absolute address of a page about the author; null for none. */
  readonly url: string | null;
}

/** A thing of schema.org. */
export interface StructuredNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}
