import { posix } from 'node:path';
import type { SourceFile } from '../../content/content.ts';
import { contentKey, isPagePath, pathWithoutExtension } from '../../content/page-file.ts';
import { pageUrl } from '../graph/address.ts';
import { type Route, shownRoute } from '../graph/route.ts';
import { findRoute, type Site } from '../graph/site.ts';

/** The start of a path that is meant from the site's root, as its configuration would write it. */
const rootAlias = '@site/';

/** Returns the path from the site's root that a path with the alias `@site/` means, null for one without it. */
export function aliasedPath(path: string): string | null {
  return path.startsWith(rootAlias) ? posix.normalize(path.slice(rootAlias.length)) : null;
}

/**
 * Returns the content files that a path may mean, likeliest first, as `Site.keyOfFile` names them: one beside the file that
 * links; from the root of its collection and version; from the folder of the locale; from the site's root.
 */
export function linkedFiles(source: SourceFile, path: string): readonly string[] {
  const aliased = aliasedPath(path);
  if (aliased !== null) return [contentKey(aliased)];
  const folder = folderOf(source);
  const fromRoots = [posix.join(folder, path), posix.normalize(path).replace(/^\//, ''), contentKey(path.slice(1))];
  if (path.startsWith('/')) return fromRoots;
  const beside = posix.join(folder, posix.dirname(source.relativePath), path);
  return /^\.\.?\//.test(path) ? [beside] : [beside, ...fromRoots.slice(0, 2)];
}

/**
 * Returns the page that the path of a link means in the reader's language, null for none: a content file, an address, a
 * content file without its extension, or the id of a doc in the same version.
 */
export function findLinkedPage(site: Site, route: Route, source: SourceFile, path: string): Route | null {
  if (isPagePath(path)) return findByFile(site, route, linkedFiles(source, path));
  const files = linkedFiles(source, path);
  return findByAddress(site, route, path) ?? findByFile(site, route, files) ?? findById(site, route, path);
}

/** Returns the name of the collection's folder, with the version: what `Site.keyOfFile` begins with. */
export function folderOf({ file, relativePath, locale }: SourceFile): string {
  return file.slice(`content/${locale.name}/`.length, -relativePath.length - 1);
}

function findByFile(site: Site, route: Route, files: readonly string[]): Route | null {
  const key = files.map((file) => site.keyOfFile.get(pathWithoutExtension(file))).find((found) => found !== undefined);
  return key === undefined ? null : findRoute(site, key, route.locale);
}

function findByAddress(site: Site, route: Route, path: string): Route | null {
  const base = path.startsWith('/') ? path : posix.join(posix.dirname(withoutLocale(route)), path);
  const localized = site.byUrl.get(pageUrl(route.locale, base));
  const found = localized ?? (path.startsWith('/') ? site.byUrl.get(withoutSlash(path)) : undefined);
  return found ? shownRoute(found) : null;
}

function findById(site: Site, { collection, version, locale }: Route, id: string): Route | null {
  return version === null ? null : findRoute(site, `${collection}@${version}/doc:${id}`, locale);
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '');
}

function withoutLocale({ url, locale }: Route): string {
  return locale.path === '' ? url : url.slice(locale.path.length + 1);
}
