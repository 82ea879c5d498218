import { posix } from 'node:path';
import type { SourceFile } from '../../content/content.ts';
import { contentFile, contentKey, folderOfFile } from '../../content/content-folders.ts';
import { isPagePath, pathWithoutExtension } from '../../content/page-file.ts';
import type { MovedLink, MovedPage } from '../../shared/moved-page.ts';
import { pageUrl } from '../graph/address.ts';
import type { Route, Site } from '../graph/site.ts';
import { findLinkedPage, folderOf, linkedFiles, withoutLocale } from './linked-page.ts';

/** The new file of the page that a broken link leads to, and the address to write instead. */
export type LinkMove = Pick<MovedPage, 'from' | 'to'> & Pick<MovedLink, 'replacement'>;

interface WrittenLink {
  readonly site: Site;
  /** The page with the link. */
  readonly route: Route;
  readonly source: SourceFile;
  /** As the author wrote it. */
  readonly target: string;
  /** The path of the target, decoded. */
  readonly path: string;
}

/**
 * Returns the rename that has broken a link, and the address to write instead; null for none.
 * Either the linked page or the page with the link was renamed, without becoming another page. The
 * new address has the style of the old one: relative, from a root or without extension, with the
 * same query and anchor.
 */
export function findMove(link: WrittenLink): LinkMove | null {
  const { site, source, target } = link;
  const { files, certain } = site.renamed;
  if (certain.size === 0) return null;
  // A link in a renamed page was written for the old place of the page.
  const origin = findOrigin(link);
  const before = origin === null ? link : { ...link, source: origin };
  const from = findOldFile(before);
  const linked = from === null ? origin && findFile(before) : files.get(from);
  if (linked == null) return null;
  const path = newPaths({ before, link, from: from ?? linked, to: linked }).find((each) => leadsTo(link, each, linked));
  if (path === undefined) return null;
  const [rest = ''] = /[?#].*$/s.exec(target) ?? [];
  const move = from === null && origin ? { from: origin.file, to: source.file } : { from: from ?? linked, to: linked };
  return { ...move, replacement: encodePath(path) + rest };
}

/** Returns the page with a link at its old place, if it was renamed; null otherwise. */
function findOrigin({ site, source }: WrittenLink): SourceFile | null {
  const { files, certain } = site.renamed;
  const file = [...certain].find((each) => files.get(each) === source.file);
  const folder = file === undefined ? undefined : folderOfFile(site.content.folders, file)?.folder;
  if (file === undefined || folder === undefined) return null;
  return { ...source, file, relativePath: file.slice(folder.length + 1) };
}

/** Returns the content file that a path with an extension leads to; null for none. */
function findFile({ site, route, source, path }: WrittenLink): string | null {
  return isPagePath(path) ? (findLinkedPage(site, route, source, path)?.entry?.source.file ?? null) : null;
}

/** Returns the old file of the renamed page that the path of a link leads to; null for none. */
function findOldFile({ site, route, source, path }: WrittenLink): string | null {
  const { renamed, content, config } = site;
  const keys = linkedFiles(content, source, path);
  const chain = new Set([route.locale, source.locale].flatMap(({ name, fallbacks }) => [name, ...fallbacks]));
  const locales = config.locales.filter(({ name }) => chain.has(name));
  const wanted = keys.flatMap((key) => locales.map((locale) => contentFile(content.folders, locale, key)));
  if (isPagePath(path)) return wanted.find((file) => renamed.certain.has(file)) ?? null;
  const address = path.startsWith('/') ? path : posix.join(posix.dirname(withoutLocale(route)), path);
  const atAddress = renamed.addresses.get(pageUrl(route.locale, address)) ?? renamed.addresses.get(address);
  return atAddress ?? [...renamed.certain].find((file) => wanted.includes(pathWithoutExtension(file))) ?? null;
}

interface PathChange {
  /** The link at the place where it was written. */
  readonly before: WrittenLink;
  /** The link as it is now. */
  readonly link: WrittenLink;
  /** The files that it led to and leads to. */
  readonly from: string;
  readonly to: string;
}

/** Returns the path to a file in one style, as it is written in a link of the source file. */
type PathStyle = (file: string, source: SourceFile) => string;

/** Returns the paths to write, those in the style of the old path first. */
function newPaths({ before, link, from, to }: PathChange): readonly string[] {
  const { site, source, route, path } = link;
  const shaped = (file: string) => (isPagePath(path) ? file : pathWithoutExtension(file));
  const styles = pathStyles(site, path);
  const isStyle = (style: PathStyle) => posix.normalize(shaped(style(from, before.source))) === posix.normalize(path);
  const alike = styles.filter(isStyle).map((style) => shaped(style(to, source)));
  const page = site.routes.find(({ entry, locale }) => entry?.source.file === to && locale === route.locale);
  const slash = path.endsWith('/') && path !== '/' ? '/' : '';
  const addresses = page && !isPagePath(path) ? [withoutLocale(page) + slash] : [];
  const relative = addresses.map((url) => withDot(posix.relative(posix.dirname(withoutLocale(route)), url)));
  const last = styles.slice(0, 1).map((style) => withDot(style(to, source)));
  return [...alike, ...(path.startsWith('/') ? addresses : [...relative, ...addresses]), ...last];
}

/** Returns the styles of paths, the relative one first. */
function pathStyles({ content: { folders } }: Site, path: string): readonly PathStyle[] {
  const beside: PathStyle = (file, source) =>
    posix.relative(posix.dirname(contentKey(folders, source.file)), contentKey(folders, file));
  const inFolder: PathStyle = (file, source) => {
    const [key, folder] = [contentKey(folders, file), `${folderOf(folders, source)}/`];
    return key.startsWith(folder) ? key.slice(folder.length) : key;
  };
  return [
    path.startsWith('.') ? (file, source) => withDot(beside(file, source)) : beside,
    inFolder,
    (file, source) => `/${inFolder(file, source)}`,
    (file) => contentKey(folders, file),
    (file) => `/${contentKey(folders, file)}`,
    (file) => `/${file}`,
    (file) => `@site/${file}`,
  ];
}

function withDot(path: string): string {
  return path.startsWith('.') ? path : `./${path}`;
}

function leadsTo({ site, route, source }: WrittenLink, path: string, file: string): boolean {
  const key = site.keyOfFile.get(pathWithoutExtension(contentKey(site.content.folders, file)));
  return key !== undefined && findLinkedPage(site, route, source, path)?.key === key;
}

/** Characters that have the same meaning in every syntax for links. */
const unsafe = /[^\p{L}\p{N}\p{M}\-._~/@+!$*,:;=]/gu;

function encodePath(path: string): string {
  const encode = (character: string) =>
    [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
  return path.replace(unsafe, encode);
}
