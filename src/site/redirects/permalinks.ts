import type { Config, Locale } from '../../config/config.ts';
import { isExternal } from '../../shared/is-external.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import { nearest } from '../../shared/nearest.ts';
import { absoluteUrl } from '../graph/absolute-url.ts';
import { pageUrl, servedBase } from '../graph/address.ts';
import { addressOf } from '../graph/redirects.ts';
import type { Route, Site } from '../graph/site.ts';
import { localeOf, unplacedUrl } from '../graph/site-url.ts';
import { followRedirect } from './follow-redirect.ts';

/** The file with the published addresses of a site, relative to its root. */
export const permalinksFile = 'permalinks.txt';

/** Returns the addresses in the text of the file, in its order. Lines with `#` are comments. */
export function readPermalinks(text: string): readonly { readonly address: string; readonly line: number }[] {
  return text.split(/\r?\n/).flatMap((each, index) => {
    const address = each.trim();
    return address === '' || address.startsWith('#') ? [] : [{ address, line: index + 1 }];
  });
}

/**
 * Returns the text of the file with the addresses of all pages added. Those of a locale that is
 * served elsewhere are whole addresses.
 */
export function addPermalinks(text: string, site: Site): string {
  const comments = text.split(/\r?\n/).filter((line) => line.startsWith('#'));
  const known = readPermalinks(text).map(({ address }) => address);
  const pages = published(site).map((route) => (route.locale.away ? absoluteUrl({ site }, route.url) : route.url));
  return [...comments, ...[...new Set([...known, ...pages])].toSorted()].map((line) => `${line}\n`).join('');
}

function published({ routes }: Site): readonly Route[] {
  return routes.filter(({ kind, draft }) => !draft && !kind.isNotFound && !kind.isUnindexed);
}

/** A line of the file with an address of the output. */
interface Line {
  readonly address: string;
  readonly line: number;
  /** The address in the output, without base. */
  readonly url: string;
}

/**
 * Returns a problem for each address in the text of the file that is neither a page nor a redirect
 * any more. Each output looks at its own addresses. What is gone in the source language is not
 * reported for the others.
 */
export function goneAddresses(site: Site, text: string): readonly Problem[] {
  const { config, routes, staticFiles } = site;
  const own = routes.filter(({ locale }) => locale.away === null);
  const pages = new Set(own.map(({ url }) => addressOf(url).toLowerCase()));
  const known = readPermalinks(text);
  const gone = known.flatMap((entry): readonly Line[] => {
    const url = urlInOutput(config, entry.address);
    if (url === null) return [];
    const path = addressOf(url);
    if (pages.has(path.toLowerCase()) || staticFiles.has(path.slice(1))) return [];
    const isMoved = movedLocale(config, url) !== null;
    return !isMoved && followRedirect(site, path) !== null ? [] : [{ ...entry, url }];
  });
  if (gone.length === 0) return [];
  const isGone = new Set(gone.map(({ url }) => url));
  const before = new Set(known.map(({ address }) => address));
  const urls = new Set(known.map(({ address }) => urlInOutput(config, address)));
  const added = published(site).filter(
    ({ url, entry, locale }) => locale.away === null && entry !== null && !urls.has(url),
  );
  const isReported = ({ url }: Line) => {
    const other = config.locales.find(({ path }) => path !== '' && url.startsWith(`/${path}/`));
    const inside = other ? url.slice(other.path.length + 1) : url;
    if (config.domain === null) return other === undefined || !isGone.has(inside);
    // The source language is in another output, which reports it.
    return !before.has(inside) || site.byUrl.has(pageUrl(config.locales[0], inside));
  };
  return gone.filter(isReported).map((line) => toProblem(config, line, added));
}

/** Returns the address that a line has in an output; null for an address of another one. */
function urlInOutput(config: Config, address: string): string | null {
  if (!isExternal(address)) return config.domain === null ? address : null;
  const root = config.url + servedBase(config);
  const isBelow = ({ away }: Locale) =>
    away !== null && away.address.length > root.length && `${address}/`.startsWith(away.address);
  if (config.domain === null || !`${address}/`.startsWith(root) || config.locales.some(isBelow)) return null;
  return `/${address.slice(root.length)}`;
}

/**
 * Returns the locale of an address that was one of the output, before the locale got a place of its
 * own.
 */
function movedLocale(config: Config, url: string): Locale | null {
  const locale = config.domain === null ? localeOf(config, url) : null;
  return locale?.away ? locale : null;
}

function toProblem(config: Config, { address, line, url }: Line, added: readonly Route[]): Problem {
  const moved = movedLocale(config, url);
  return asProblem({
    code: 'gone-address',
    ...(moved && { cause: `moved-locale ${moved.name}` }),
    title: `${address} was published, but is gone`,
    hint: moved?.away ? hintForMoved(moved.path, moved.away.address) : hintFor(config, url, added),
    file: permalinksFile,
    line,
    column: 1,
    target: address,
  });
}

function hintForMoved(path: string, home: string): string {
  return `Its language is at ${home} now. Let your host redirect everything below /${path}/ there, and remove these lines from ${permalinksFile}.`;
}

/**
 * A page that is new and has the same name, or a similar address, is probably the one that moved.
 */
function hintFor(config: Config, url: string, added: readonly Route[]): string {
  const name = url.slice(url.lastIndexOf('/'));
  const same = added.find((route) => route.url.endsWith(name));
  const near = nearest(
    url,
    added.map((route) => route.url),
  );
  const moved = same ?? added.find((route) => route.url === near);
  const from = unplacedUrl(config, url);
  const rest = `If nothing replaces it, remove the line from ${permalinksFile}.`;
  if (!moved?.source) return `Add \`{ from: '${from}', to: '/…' }\` to \`redirects\`. ${rest}`;
  return `If the page is now ${moved.url}, add \`redirect_from: ${from}\` to ${moved.source}. ${rest}`;
}
