/** Addresses that lead to another one. */
export interface RedirectFields {
  /**
   * The old address, or a list of them, without base: `/old`. `:name` stands for one part between
   * slashes, and `*` at the end for everything that follows: `/old/*`. It holds for every language,
   * unless it begins with the path of one.
   */
  from: string | string[];
  /**
   * The address of a page or a file of the site, without locale, or one of another site. It may
   * have the `:name` and `*` of `from`.
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
