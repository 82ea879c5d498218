import type { Problem } from '../../shared/problem.ts';
import { nearest } from '../../shared/nearest.ts';
import { addressOf } from '../graph/redirects.ts';
import type { Route, Site } from '../graph/site.ts';
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

/** Returns the text of the file with the addresses of all pages added. */
export function addPermalinks(text: string, site: Site): string {
  const comments = text.split(/\r?\n/).filter((line) => line.startsWith('#'));
  const known = readPermalinks(text).map(({ address }) => address);
  const all = new Set([...known, ...published(site).map(({ url }) => url)]);
  return [...comments, ...[...all].toSorted()].map((line) => `${line}\n`).join('');
}

function published({ routes }: Site): readonly Route[] {
  return routes.filter(({ kind, draft }) => !draft && !kind.isNotFound && !kind.isUnindexed);
}

/**
 * Returns a problem for each address in the text of the file that is neither a page nor a redirect
 * any more. What is gone in the source language is not reported for the others.
 */
export function goneAddresses(site: Site, text: string): readonly Problem[] {
  const { config, routes, staticFiles } = site;
  const pages = new Set(routes.map(({ url }) => addressOf(url).toLowerCase()));
  const known = readPermalinks(text);
  const gone = known.filter(({ address }) => {
    const path = addressOf(address);
    return !pages.has(path.toLowerCase()) && !staticFiles.has(path.slice(1)) && followRedirect(site, path) === null;
  });
  if (gone.length === 0) return [];
  const isGone = new Set(gone.map(({ address }) => address));
  const before = new Set(known.map(({ address }) => address));
  const added = published(site).filter(({ url, entry }) => entry !== null && !before.has(url));
  const isReported = ({ address }: { readonly address: string }) => {
    const other = config.locales.find(({ path }) => path !== '' && address.startsWith(`/${path}/`));
    return other === undefined || !isGone.has(address.slice(other.path.length + 1));
  };
  return gone.filter(isReported).map(({ address, line }) => ({
    severity: 'warning',
    code: 'gone-address',
    title: `${address} was published, and is gone`,
    hint: hintFor(address, added),
    file: permalinksFile,
    line,
    column: 1,
    target: address,
  }));
}

/** A page that is new and has the same name, or a similar address, is probably the one that moved. */
function hintFor(address: string, added: readonly Route[]): string {
  const name = address.slice(address.lastIndexOf('/'));
  const same = added.find(({ url }) => url.endsWith(name));
  const near = nearest(
    address,
    added.map(({ url }) => url),
  );
  const moved = same ?? added.find(({ url }) => url === near);
  const rest = `If nothing takes its place, remove the line from ${permalinksFile}.`;
  if (!moved?.source) return `Add \`{ from: '${address}', to: '/…' }\` to \`redirects\`. ${rest}`;
  return `If the page is now ${moved.url}, add \`redirect_from: ${address}\` to ${moved.source}. ${rest}`;
}
