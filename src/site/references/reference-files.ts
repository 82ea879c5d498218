import { posix } from 'node:path';
import type { SourceFile } from '../../content/content.ts';
import { isComponentPath, isPagePath, pathWithoutExtension } from '../../content/page-file.ts';
import { splitRef } from '../../shared/ref-path.ts';
import { staticFolders, staticSource } from '../../content/scan-static.ts';
import type { Reference } from '../../markdown/page/compiled-page.ts';
import { includedPath, pathBeside } from '../../markdown/includes/included-path.ts';
import { contentKey, fileInLocale, folderOfFile } from '../../content/content-folders.ts';
import { aliasedPath, folderOf } from './linked-page.ts';
import type { Site } from '../graph/site.ts';
import { decodeComponent } from '../../shared/decode-address.ts';

/**
 * Returns the files that a reference may refer to, in order of priority, relative to the site's
 * root: first in the folder of its own file, then in those of the languages that it falls back to.
 */
export function assetCandidates(site: Site, source: SourceFile, reference: Reference): readonly string[] {
  const path = decodeComponent(reference.target.replace(/[?#].*$/s, ''));
  if (path === '' || isPagePath(path)) return [];
  const { prefix } = splitRef(source.file);
  const aliased = aliasedPath(path);
  if (aliased !== null) return aliased.startsWith('..') ? [] : [prefix + aliased];
  if (path.startsWith('/')) return staticCandidates(site, prefix, posix.normalize(path.slice(1)));
  const { folders } = site.content;
  const own = pathBeside(placeOfReference(site, source, reference).file, path);
  const others = source.locale.fallbacks.flatMap((name) => {
    const locale = site.config.locales.find((each) => each.name === name);
    return locale ? [fileInLocale(folders, own, source.locale, locale)] : [];
  });
  const isInside = (file: string) => !splitRef(file).path.startsWith('..') || folderOfFile(folders, file) !== undefined;
  return [...new Set([own, ...others])].filter((file) => isInside(file) && !isComponentPage(site, file));
}

/** Returns the files at an address. A page at a git ref has those of then, if they were there. */
function staticCandidates({ config, content }: Site, prefix: string, path: string): readonly string[] {
  if (path.startsWith('..')) return [];
  const then = prefix === '' ? [] : staticFolders(config).map((folder) => `${prefix}${folder}/${path}`);
  return [...then, staticSource(content, path)];
}

/** Returns whether a file is a component page. A link to it is to the page, not to the code. */
function isComponentPage(site: Site, file: string): boolean {
  if (!isComponentPath(file)) return false;
  // A draft has no route, and its code must not be published instead.
  if (site.content.sets.some(({ draftFiles }) => draftFiles.includes(file))) return true;
  const key = site.keyOfFile.get(pathWithoutExtension(contentKey(site.content.folders, file)));
  const routes = key === undefined ? [] : [...(site.byKey.get(key)?.values() ?? [])];
  return routes.some(({ entry }) => entry?.source.file === file);
}

/**
 * Returns the file that contains a reference: the source, or an included file. Paths in an included
 * file are relative to its own folder. If it is outside the page's collection, links to pages are
 * relative to the page instead.
 */
export function placeOfReference(
  { content }: Site,
  source: SourceFile,
  { file: included }: Pick<Reference, 'file'>,
): SourceFile {
  if (included === undefined) return source;
  const file = includedPath(source.file, included);
  const folder = `${folderOf(content.folders, source)}/`;
  const key = contentKey(content.folders, file);
  const relativePath = key !== file && key.startsWith(folder) ? key.slice(folder.length) : source.relativePath;
  return { ...source, file, relativePath };
}

/**
 * Returns the file that links to pages are relative to. An included file of the same collection is
 * treated as a file of the page's own locale.
 */
export function linkSource(site: Site, source: SourceFile, reference: Reference): SourceFile {
  const { relativePath } = placeOfReference(site, source, reference);
  if (relativePath === source.relativePath) return source;
  const folder = source.file.slice(0, -source.relativePath.length - 1);
  return { ...source, relativePath, file: posix.join(folder, relativePath) };
}
