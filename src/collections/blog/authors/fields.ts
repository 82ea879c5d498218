/** An author in `authors.yml`, by key. */
export interface AuthorFields extends AuthorFacts {
  /** Name of the author. */
  name: string;
  /**
   * Whether the author has a page with their posts, or the path of that page below the list of
   * authors. With `true`, the path is the key. Default: false.
   */
  page?: boolean | AuthorPageFields | undefined;
}

/** What `authors.yml` or a post says about an author, beside the name. */
export interface AuthorFacts {
  /** Job title of the author. */
  title?: string | undefined;
  /** A sentence or two about the author. */
  description?: string | undefined;
  /** URL that the name links to if the author has no page. */
  url?: string | undefined;
  /** Email address, which the name links to if the author has neither a page nor a `url`. */
  email?: string | undefined;
  /** A square picture, a file in `static/`. */
  image?: string | undefined;
  /**
   * Profiles elsewhere, by the name of the service: a username, such as `github: ada`, or the full
   * URL.
   */
  socials?: Record<string, string> | undefined;
}

/** The page of an author. */
export interface AuthorPageFields {
  /** Path below the list of authors. */
  permalink: string;
}

/** An author in the front matter of a post. It has `key`, `name` or both. */
export interface PostAuthorFields extends AuthorFacts {
  /** Key in `authors.yml`. The other fields override those in the file. Default: none. */
  key?: string | undefined;
  /** Name of the author. Default: the one in `authors.yml`. */
  name?: string | undefined;
}
