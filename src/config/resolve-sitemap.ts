import type { SitemapFields } from './fields/sitemap.ts';

/** `SitemapFields` with all defaults filled in. */
export interface SitemapConfig {
  /** Addresses without base and locale. */
  readonly exclude: readonly string[];
  readonly lastmod: boolean;
}

/** Returns the options of the maps; null for a site without maps. */
export function resolveSitemap(sitemap: false | SitemapFields): SitemapConfig | null {
  if (sitemap === false) return null;
  const { exclude = [], lastmod = true } = sitemap;
  return { exclude, lastmod };
}
