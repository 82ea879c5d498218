import { posix } from 'node:path';
import type { Config, Locale } from '../../config/config.ts';
import { decodeAddress } from '../../shared/decode-address.ts';

/**
 * Returns the address of a page inside the site: without the base, with a leading slash, and
 * without a trailing slash, except for the home page of a locale. `pageUrl(es, 'blog', '/tags')`
 * gives `/es/blog/tags`, `pageUrl(es)` gives `/es/`.
 */
export function pageUrl(locale: Locale, ...segments: readonly string[]): string {
  const path = [locale.path, ...segments]
    .join('/')
    .replace(/\/{2,}/g, '/')
    .replace(/^\/|\/$/g, '');
  const isHome = path === locale.path;
  return isHome && locale.path !== '' ? `/${locale.path}/` : `/${path}`;
}

/**
 * Returns the file that a page is written to, relative to the output folder: `es/blog/index.html`
 * for `/es/blog`.
 */
export function outputFile(url: string): string {
  return posix.join(decodeAddress(url).slice(1), 'index.html');
}

/**
 * Returns the file with the Markdown copy of a page, relative to the output folder: `es/blog.md`
 * for `/es/blog`, and `es/index.md` for the home page `/es/`.
 */
export function markdownFile(url: string): string {
  const path = decodeAddress(url).slice(1);
  return path === '' || path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}

/** What addresses depend on. Without `locales`, none of them is served elsewhere. */
export interface ServedAt extends Pick<Config, 'base' | 'trailingSlash'>, Partial<Pick<Config, 'locales'>> {}

/** Functions that return addresses for the HTML of one page. */
export interface Addresses {
  /** Returns the address of a page; `url` is a result of `pageUrl`. */
  readonly page: (url: string, hash?: string) => string;
  /** Returns the address of a file in the output folder; `path` is relative to that folder. */
  readonly file: (path: string) => string;
}

/**
 * Returns the functions that make addresses for one page. With the base `./`, addresses are
 * relative to the page's own file, so that the output works under any path and from disk. `output`
 * is null for a page that may be shown at any address; its addresses are always absolute. Pages of
 * locales that are served elsewhere have addresses with an origin.
 */
export function createAddresses(config: ServedAt, output: string | null): Addresses {
  const own = ownAddresses(config, output);
  const away = (config.locales ?? []).filter((locale) => locale.away !== null);
  if (away.length === 0) return own;
  return {
    page: (url, hash = '') => {
      const address = addressAway(away, url, config.trailingSlash);
      return address === null ? own.page(url, hash) : address + hash;
    },
    file: own.file,
  };
}

/**
 * Returns the absolute address of a page of a locale that is served elsewhere; null for another
 * page.
 */
function addressAway(locales: readonly Locale[], url: string, rule: Config['trailingSlash']): string | null {
  const found = locales.find(({ path }) => `${url}/`.startsWith(`/${path}/`));
  if (!found?.away) return null;
  const inside = url.slice(found.path.length + 1);
  return found.away.address + (inside === '' || inside === '/' ? '' : withSlash(inside, rule).slice(1));
}

function ownAddresses(config: ServedAt, output: string | null): Addresses {
  if (config.base === './' && output !== null) {
    const relative = (path: string) => withoutScheme(posix.relative(posix.dirname(output), path));
    return {
      page: (url, hash = '') => encodeURI(relative(outputFile(url))) + hash,
      file: (path) => encodeURI(relative(path)),
    };
  }
  const base = servedBase(config);
  return {
    page: (url, hash = '') => base + withSlash(url, config.trailingSlash).slice(1) + hash,
    file: (path) => base + encodeURI(path),
  };
}

/** Adds `./` if the first segment contains a colon: a browser would read it as a scheme. */
function withoutScheme(path: string): string {
  return /^[^/]*:/.test(path) ? `./${path}` : path;
}

/**
 * Returns the path that a site is served under; `/` for the base `./`, which works under any path.
 */
export function servedBase({ base }: Pick<Config, 'base'>): string {
  return base === './' ? '/' : base;
}

function withSlash(url: string, rule: Config['trailingSlash']): string {
  const encoded = encodeURI(decodeAddress(url));
  return rule === 'always' && !encoded.endsWith('/') ? `${encoded}/` : encoded;
}
