import { posix } from 'node:path';
import type { SourceFile } from '../../content/content.ts';
import { isPagePath } from '../../content/page-file.ts';
import type { Reference } from '../../markdown/page/compiled-page.ts';
import { includedPath } from '../../markdown/includes/included-path.ts';
import { aliasedPath, folderOf } from './linked-page.ts';
import type { Site } from '../graph/site.ts';

/** Returns the files that a reference may mean, likeliest first, relative to the site's root: its own folder's, then the original's. */
export function assetCandidates(site: Site, source: SourceFile, reference: Reference): readonly string[] {
  const path = decodeAddress(reference.target.replace(/[?#].*$/s, ''));
  if (path === '' || isPagePath(path)) return [];
  const aliased = aliasedPath(path);
  if (aliased !== null) return [aliased].filter((file) => !file.startsWith('..'));
  if (path.startsWith('/')) return [posix.join('static', path)].filter((file) => file.startsWith('static/'));
  const own = posix.join(posix.dirname(placeOfReference(source, reference).file), path);
  const original = own.replace(`content/${source.locale.name}/`, `content/${site.config.locales[0].name}/`);
  return [...new Set([own, original])].filter((file) => !file.startsWith('..'));
}

/** Returns the file that a reference stands in. Paths in an included file start from its own folder; outside the page's collection, links to pages start from the page's. */
export function placeOfReference(source: SourceFile, { file: included }: Reference): SourceFile {
  if (included === undefined) return source;
  const file = includedPath(source.file, included);
  const folder = `${folderOf(source)}/`;
  const inLocale = /^content\/[^/]+\/(.*)$/s.exec(file)?.[1];
  const relativePath = inLocale?.startsWith(folder) ? inLocale.slice(folder.length) : source.relativePath;
  return { ...source, file, relativePath };
}

/** Returns where links to pages start: an included file of the same collection counts as one of the page's own language. */
export function linkSource(source: SourceFile, reference: Reference): SourceFile {
  const { relativePath } = placeOfReference(source, reference);
  if (relativePath === source.relativePath) return source;
  return { ...source, relativePath, file: posix.join('content', source.locale.name, folderOf(source), relativePath) };
}

/** Returns a path or an id without percent signs. Authors write them plain or with percent signs; a lone percent sign is itself. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
