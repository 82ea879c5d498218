/** One page in one language. */
export interface RouteInfo {
  /** Its address inside the site, without the base. */
  readonly url: string;
  /** Name of its locale. */
  readonly locale: string;
  /** Name of its kind, such as `doc` or `post`. */
  readonly kind: string;
  /** Its title. */
  readonly title: string;
  /** The file or folder that it is made from, relative to the root; null for a generated page. */
  readonly source: string | null;
  /** Its file, relative to the output folder. */
  readonly output: string;
  /** There is no translation, so it shows the text of the source locale. */
  readonly fallback: boolean;
  /** Name of its version; null for a page without versions. */
  readonly version: string | null;
  /** It is a draft, which only `docsgen dev` and builds with `--drafts` have. */
  readonly draft: boolean;
  /** Lists, the sidebar and the search leave it out. */
  readonly unlisted: boolean;
}
