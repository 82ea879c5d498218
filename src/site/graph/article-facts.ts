/** What an article, such as a post, says about itself. */
export interface ArticleFacts {
  /** In milliseconds since 1970. */
  readonly published: number;
  readonly authors: readonly ArticleAuthor[];
  /** Labels of its tags. */
  readonly tags: readonly string[];
}

/** An author of an article. */
export interface ArticleAuthor {
  readonly name: string;
  /** Address of the author's page inside the site, without base; null for none. */
  readonly url: string | null;
  /** Address outside the site, or of mail; null for none. */
  readonly externalUrl: string | null;
}
