import type { Locale } from '../../config/config.ts';
import type { Problem } from '../../shared/problem.ts';
import { followPatterns, type RedirectPattern } from '../../shared/redirect-patterns.ts';
import { pageUrl } from './address.ts';
import { decodeAddress } from '../../shared/decode-address.ts';

/** One old address, and where it leads at last. */
export interface Redirect {
  readonly locale: Locale;
  /** Address inside the site, without base, decoded. */
  readonly from: string;
  /** The page; null for a file of the site or an address of another site. */
  readonly page: { readonly url: string; readonly title: string } | null;
  /** Address of the page or the file, or that of another site. */
  readonly to: string;
  /** Query and anchor of the target; empty for none. */
  readonly rest: string;
  /** Whether the redirect itself has them, and not another redirect that it leads to. */
  readonly hasOwnRest: boolean;
  /** The same for all languages of one line. */
  readonly line: string;
  /** Where it is written. */
  readonly place: () => Pick<Problem, 'file' | 'line' | 'column'>;
}

/** The redirects of a site, for all languages, without chains. */
export interface SiteRedirects {
  /** Sorted by address. */
  readonly exact: readonly Redirect[];
  /** In the order in which they count. */
  readonly patterns: readonly RedirectPattern[];
}

/** Returns the address as that of a page: decoded, without a slash at the end or `index.html`. */
export function addressOf(address: string): string {
  const path = decodeAddress(address)
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/');
  return path === '/' ? path : path.replace(/\/$/, '');
}

/** What is asked of a site to find what an old address has become. */
interface Moves {
  readonly redirects: SiteRedirects;
  readonly byUrl: ReadonlyMap<string, unknown>;
}

/**
 * Returns the address that an old one leads to, as it is written in links of a language; null if
 * nothing leads on from there.
 */
export function newAddressOf({ redirects, byUrl }: Moves, locale: Locale, path: string): string | null {
  const targets = [pageUrl(locale, path), path].map(addressOf).flatMap((from) => {
    const exact = redirects.exact.find((each) => each.from === from);
    const target = followPatterns(redirects.patterns, from) ?? '';
    // A pattern may lead to a page for some addresses only.
    const isPage = byUrl.has(target.replace(/[?#].*$/, ''));
    return exact ? exact.to + exact.rest : isPage ? target : [];
  });
  const [target] = targets;
  if (target === undefined) return null;
  // Links are written without the path of the language.
  const isInLocale = locale.path !== '' && target.startsWith(`/${locale.path}/`);
  return isInLocale ? target.slice(locale.path.length + 1) : target;
}

/**
 * Returns a hint for a link to an address that the site redirects, in the language of the link;
 * null if the address is not an old one. `path` begins with a slash.
 */
export function hintForOldAddress(moves: Moves, locale: Locale, path: string): string | null {
  const written = newAddressOf(moves, locale, path);
  return written && `Did you mean \`${written}\`? The address \`${path}\` is an old one, which redirects there.`;
}
