import { posix } from 'node:path';
import type { Content, SourceFile } from '../../content/content.ts';
import { type ContentFolder, contentKey } from '../../content/content-folders.ts';
import { splitRef } from '../../shared/ref-path.ts';
import { isComponentPath, isPagePath, pageFormat, pathWithoutExtension } from '../../content/page-file.ts';
import { pageUrl } from '../graph/address.ts';
import { placedUrl } from '../graph/site-url.ts';
import { findRoute, type Route, shownRoute, type Site } from '../graph/site.ts';

/** The prefix of paths that are relative to the site's root. */
const rootAlias = '@site/';

/** Returns a path with the prefix `@site/` relative to the site's root; null without the prefix. */
export function aliasedPath(path: string): string | null {
  return path.startsWith(rootAlias) ? posix.normalize(path.slice(rootAlias.length)) : null;
}

/**
 * Returns the content files that a path may refer to, in order of priority, as keys of
 * `Site.keyOfFile` with extensions. A path may be relative to the linking file, to the folder of
 * its collection and version, to the folder of the locale, or to the site's root.
 */
export function linkedFiles({ folders }: Content, source: SourceFile, path: string): readonly string[] {
  const aliased = aliasedPath(path);
  const { prefix } = splitRef(source.file);
  if (aliased !== null) return keysOf(folders, prefix, aliased);
  const folder = folderOf(folders, source);
  const fromSite = keysOf(folders, prefix, path.slice(1));
  const fromRoots = [posix.join(folder, path), posix.normalize(path).replace(/^\//, ''), ...fromSite];
  if (path.startsWith('/')) return fromRoots;
  const beside = posix.join(folder, posix.dirname(source.relativePath), path);
  return /^\.\.?\//.test(path) ? [beside] : [beside, ...fromRoots.slice(0, 2)];
}

/**
 * Returns the content keys of a path from the site's root. From a page at a git ref, it leads to
 * the same version if it is in there, and else to the pages of the site's folder.
 */
function keysOf(folders: readonly ContentFolder[], prefix: string, path: string): readonly string[] {
  return prefix === '' ? [contentKey(folders, path)] : [prefix + path, path].map((file) => contentKey(folders, file));
}

/**
 * Returns the page that the path of a link refers to, in the reader's language; null for none. The
 * path may be a content file, an address, a content file without its extension, a folder with an
 * index page, or the id of a doc in the same version.
 */
export function findLinkedPage(site: Site, route: Route, source: SourceFile, path: string): Route | null {
  const files = () => linkedFiles(site.content, source, path);
  if (isPagePath(path)) return findByFile(site, route, files());
  if (isComponentPath(path)) return findComponentPage(site, route, files());
  return (
    findByAddress(site, route, path) ??
    findByFile(site, route, files().flatMap(withIndexes)) ??
    findBelowIndex(site, route, source, path) ??
    findById(site, route, path)
  );
}

/**
 * Returns the name of the collection's folder, including the version. The keys of `Site.keyOfFile`
 * begin with it.
 */
export function folderOf(folders: readonly ContentFolder[], { file, relativePath }: SourceFile): string {
  return contentKey(folders, file).slice(0, -relativePath.length - 1);
}

function findByFile(site: Site, route: Route, files: readonly string[]): Route | null {
  const key = files.map((file) => site.keyOfFile.get(pathWithoutExtension(file))).find((found) => found !== undefined);
  return key === undefined ? null : findRoute(site, key, route.locale);
}

/**
 * Returns the files that a path without extension may mean: itself, or the index page of a folder.
 */
function withIndexes(file: string): readonly string[] {
  const path = file.replace(/\/+$/, '');
  const name = posix.basename(path);
  return [path, ...['index', 'readme', 'README', name].map((index) => `${path}/${index}`)];
}

/**
 * Returns the page at an address below that of an index page, whose links start from its folder:
 * `./b/` in `deep/index.md` is `/deep/b`.
 */
function findBelowIndex(site: Site, route: Route, { relativePath }: SourceFile, path: string): Route | null {
  const file = pathWithoutExtension(relativePath);
  const isIndex =
    /(?:^|\/)(?:index|readme)$/i.test(file) || posix.basename(file) === posix.basename(posix.dirname(file));
  if (!isIndex || path.startsWith('/')) return null;
  const found = site.byUrl.get(pageUrl(route.locale, posix.join(withoutLocale(route), path)));
  return found ? shownRoute(found) : null;
}

/**
 * Returns the component page of one of these files. Other components have the names of Markdown
 * pages too, and a link to them is to the file.
 */
function findComponentPage(site: Site, route: Route, files: readonly string[]): Route | null {
  const found = findByFile(site, route, files);
  const same = found ? [...(site.byKey.get(found.key)?.values() ?? [])] : [];
  const isComponent = same.some(({ entry }) => entry && pageFormat(entry.source.file) === 'component');
  return isComponent ? found : null;
}

function findByAddress(site: Site, route: Route, path: string): Route | null {
  const localized = site.byUrl.get(pageUrl(route.locale, addressBeside(route, path)));
  const found = localized ?? (path.startsWith('/') ? findInSite(site, withoutSlash(path)) : undefined);
  return found ? shownRoute(found) : null;
}

function findInSite({ byUrl, config }: Site, url: string): Route | undefined {
  return byUrl.get(url) ?? byUrl.get(placedUrl(config, url));
}

/** Returns the address, without the path of the locale, of a path in a link on a page. */
export function addressBeside(route: Route, path: string): string {
  return path.startsWith('/') ? path : posix.join(posix.dirname(withoutLocale(route)), path);
}

function findById(site: Site, route: Route, id: string): Route | null {
  const graph = route.collection === null ? undefined : site.collections.get(route.collection);
  return graph?.findById?.(site, route, id) ?? null;
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '');
}

/** Returns the address of a page without the path of its locale, as links are written. */
export function withoutLocale({ url, locale }: Route): string {
  return locale.path === '' ? url : url.slice(locale.path.length + 1);
}
