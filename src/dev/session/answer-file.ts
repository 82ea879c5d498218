import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Cache } from '../../cache/cache.ts';
import type { FileNamespace } from '../../cache/files.ts';
import { staticSource } from '../../content/scan-static.ts';
import { findGeneratedFile } from '../../outputs/generated-files.ts';
import type { SearchIndexFile } from '../../pipeline/search/search-indexer.ts';
import { createSiteFiles } from '../../content/site-files.ts';
import { isAtRef } from '../../shared/ref-path.ts';
import type { Site } from '../../site/graph/site.ts';
import type { Locale } from '../../config/config.ts';
import { lookUp, type SiteFolder } from '../../config/site-folder.ts';
import { searchManifestFile } from '../../site/graph/search-files.ts';
import type { AssetTable } from './asset-table.ts';
import type { Answer } from './dev-session.ts';
import type { MadeFiles } from './made-files.ts';
import type { PageParts } from './dev-services.ts';

interface FileSources {
  readonly parts: PageParts;
  readonly assets: AssetTable;
  readonly made: MadeFiles;
  /** The copies of pictures in the cache. */
  readonly images: FileNamespace;
  readonly cache: Cache;
  /**
   * Returns a file of a locale's index, null if the index has no such file. The first call may take
   * long.
   */
  readonly searchIndex: (locale: Locale, path: string) => Promise<SearchIndexFile['content'] | null>;
}

/**
 * Returns the file that a build would write to a path of the output; null for none. The path is not
 * a page.
 */
export async function answerFile(path: string, sources: FileSources): Promise<Answer | null> {
  const { parts, assets, made, images, cache } = sources;
  const { site } = parts.graph;
  if (site.staticFiles.has(path)) return siteFile(site.config, path, staticSource(parts.graph.site.content, path));
  const code = made.codeAt(path);
  if (code !== null) return { type: 'made', path, content: code };
  const asset = assets.fileAt(path);
  if (asset !== null) return isAtRef(asset) ? fileAtRef(site, path, asset) : siteFile(site.config, path, asset);
  const copy = made.copyAt(path);
  const copied = copy && images.find(copy.key);
  if (copied) return { type: 'made', path, content: copied.bytes };
  const picture = made.pictureAt(path);
  if (picture !== null) {
    const { bytes } = await cache.files('page-images').get(picture.key, picture.make);
    return { type: 'made', path, content: bytes };
  }
  const content = made.drawingAt(path) ?? (await searchFile(path, sources)) ?? (await madeFile(path, sources));
  return content === null ? null : { type: 'made', path, content };
}

/**
 * Returns a file of the site. The server sends files of the root itself. It does not know the
 * folders outside the root that symbolic links may point to, so such a file is read here.
 */
async function siteFile(site: SiteFolder, path: string, file: string): Promise<Answer | null> {
  const found = lookUp(site, file);
  if (found.type !== 'file') return null;
  const isOwn = lookUp({ ...site, security: { ...site.security, linkedFolders: [] } }, file).type === 'file';
  return isOwn ? { type: 'file', path, file } : { type: 'made', path, content: await readFile(found.real) };
}

async function fileAtRef({ config, content }: Site, path: string, file: string): Promise<Answer | null> {
  const found = await createSiteFiles(config, content.refs).read(file);
  return found.type === 'file' ? { type: 'made', path, content: found.bytes } : null;
}

/** Returns a file that docsgen makes beside the pages; null for another path. */
async function madeFile(path: string, { parts }: FileSources): Promise<string | Uint8Array | null> {
  const { site } = parts.graph;
  const { theme, client } = parts.bundles;
  const locales = new Set(site.config.locales.map(({ name }) => name));
  const file = findGeneratedFile({ site, theme, client, tasks: new Map(), routes: site.routes, locales }, path);
  return (await file?.make()) ?? null;
}

async function searchFile(path: string, { parts, searchIndex }: FileSources): Promise<string | Uint8Array | null> {
  const { config } = parts.graph.site;
  if (config.search === null) return null;
  const locale = config.locales.find((each) => posix.dirname(searchManifestFile(each)) === posix.dirname(path));
  if (!locale || path.endsWith('/box.json')) return null;
  return searchIndex(locale, path);
}
