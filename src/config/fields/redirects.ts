/** Addresses that lead to another one. */
export interface RedirectFields {
  /**
   * The old address, or a list of addresses, without base: `/old`. `:name` stands for one part
   * between slashes, and `*` at the end for everything that follows: `/old/*`. It applies to every
   * language, unless it begins with the path of one.
   */
  from: string | string[];
  /**
   * The address of a page or a file of the site, without locale, or the URL of another site. It can
   * use the `:name` and `*` of `from`.
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
