/** One page in one language. */
export interface RouteInfo {
  /**
   * Its URL inside the site, without the base. For a locale that is served elsewhere, it begins
   * with the name of the locale, as in `docsgen dev`.
   */
  readonly url: string;
  /** Name of its locale. */
  readonly locale: string;
  /** Name of its kind, such as `doc` or `post`. */
  readonly kind: string;
  /** Its title. */
  readonly title: string;
  /** The file or folder that it is made from, relative to the root; null for a generated page. */
  readonly source: string | null;
  /**
   * Its file, relative to the output folder: `../build-es/docs/intro/index.html` if its locale is
   * served elsewhere.
   */
  readonly output: string;
  /** There is no translation, so it shows the text of the source locale. */
  readonly fallback: boolean;
  /** Name of its version; null for a page without versions. */
  readonly version: string | null;
  /** It is a draft, which only `docsgen dev` and builds with `--drafts` include. */
  readonly draft: boolean;
  /** Lists, the sidebar and search leave it out. */
  readonly unlisted: boolean;
  /** Its absolute URL. */
  readonly address: string;
  /**
   * The canonical URL of the page, unless its own tag or a plugin's tag sets a different one; null
   * for a 404 page.
   */
  readonly canonical: string | null;
  /**
   * The status that a host responds with: 200, 404 for a page that is shown at URLs without a page,
   * 301 for a redirect. A host that does not know the redirects responds with 200 and a page that
   * redirects.
   */
  readonly status: 200 | 301 | 404;
  /** The URL that it redirects to, inside the site and without the base; null for no redirect. */
  readonly redirect: string | null;
}
