/** Addresses that lead to another one. */
export interface RedirectFields {
  /**
   * The old path, or a list of paths, without base: `/old`. `:name` stands for one part between
   * slashes, and `*` at the end for everything that follows: `/old/*`. The redirect applies to
   * every language, unless the path begins with that of one language.
   */
  from: string | string[];
  /**
   * The path of a page or file of the site, without locale, or a URL on another site. It can use
   * the `:name` and `*` of `from`.
   */
  to: string;
}

/** A host, or a server, that reads files of its own. */
export type HostName = 'netlify' | 'cloudflare' | 'vercel' | 'github-pages' | 'nginx' | 'caddy';

/** As in `RedirectFields`, with a list in `from`. */
export interface RedirectConfig {
  readonly from: readonly string[];
  readonly to: string;
}
