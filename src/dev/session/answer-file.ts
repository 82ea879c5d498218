import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { FileNamespace } from '../../cache/files.ts';
import { staticSource } from '../../content/scan-static.ts';
import { findGeneratedFile } from '../../outputs/list/generated-files.ts';
import { prepare } from '../../pipeline/prepare.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import type { SearchIndexFile } from '../../pipeline/search/search-indexer.ts';
import { isAtRef } from '../../shared/ref-path.ts';
import { DocsgenError, hasErrors } from '../../shared/problem.ts';
import { createCompiledContent } from '../../site/graph/compiled-content.ts';
import type { Route } from '../../site/graph/site.ts';
import { copyFile } from '../../site/page-props/markdown-copy.ts';
import type { Locale } from '../../config/config.ts';
import { lookUp, type SiteFolder } from '../../config/site-folder.ts';
import { searchManifestFile } from '../../site/graph/search-files.ts';
import type { Answer } from './dev-session.ts';
import type { MadeFiles } from './made-files.ts';
import { createDevServices, type DevContext, type PageParts } from './dev-services.ts';
import { makePage } from './make-page.ts';

/** What the files of a site are made from. */
export interface FileSources {
  readonly parts: PageParts;
  readonly context: DevContext;
  readonly made: MadeFiles;
  /** The copies of pictures in the cache. */
  readonly images: FileNamespace;
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
  const { parts, context, made, images } = sources;
  const { assets, cache } = context;
  const { site } = parts.graph;
  if (site.staticFiles.has(path)) return siteFile(site.config, path, staticSource(parts.graph.site.content, path));
  const code = made.codeAt(path);
  if (code !== null) return { type: 'made', path, content: code };
  const asset = assets.fileAt(path);
  if (asset !== null) return siteFile(site.config, path, asset);
  const copy = made.copyAt(path);
  const copied = copy && images.find(copy.key);
  if (copied) return { type: 'made', path, content: copied.bytes };
  const picture = made.pictureAt(path);
  if (picture !== null) {
    const { bytes } = await cache.files('page-images').get(picture.key, picture.make);
    return { type: 'made', path, content: bytes };
  }
  const content =
    made.drawingAt(path) ??
    (await searchFile(path, sources)) ??
    (await markdownCopy(path, sources)) ??
    (await madeFile(path, sources));
  return content === null ? null : { type: 'made', path, content };
}

/**
 * Returns a file of the site. The server sends files of the root itself. It knows neither git refs
 * nor the folders outside the root that symbolic links may point to, so such a file is read here.
 */
async function siteFile(site: SiteFolder, path: string, file: string): Promise<Answer | null> {
  const found = lookUp(site, file);
  if (found.type !== 'file') return null;
  const isOwn =
    !isAtRef(file) && lookUp({ ...site, security: { ...site.security, linkedFolders: [] } }, file).type === 'file';
  return isOwn ? { type: 'file', path, file } : { type: 'made', path, content: await readFile(found.real) };
}

/** Returns the Markdown copy of a page; null for another path, and for a page with errors. */
async function markdownCopy(path: string, { parts, context }: FileSources): Promise<string | null> {
  if (!path.endsWith('.md')) return null;
  const { site } = parts.graph;
  const route = site.routes.find((each) => copyFile(site, each) === path);
  return route ? (await makePage(parts, context, route)).copy : null;
}

/** Returns a file that docsgen makes beside the pages; null for another path. */
async function madeFile(path: string, sources: FileSources): Promise<string | Uint8Array | null> {
  const { parts, context } = sources;
  const { site } = parts.graph;
  const { theme, client } = parts.bundles;
  const locales = new Set(site.config.locales.map(({ name }) => name));
  // Nothing is kept, so no keys are needed.
  const copies = { hash: () => '', read: async (file: string) => (await markdownCopy(file, sources)) ?? '' };
  const texts = {
    prepare: (routes: readonly Route[]) => prepareTexts(parts, context, routes),
    render: parts.pool.renderText,
  };
  // Nothing is known of the texts and of what plugins change: both belong to single pages.
  const unknown = { compiled: createCompiledContent([], new Map()), pluginChanges: new Map() };
  const input = { site, theme, client, ...unknown, routes: site.routes, locales, copies, texts };
  const file = findGeneratedFile(input, path);
  return (await file?.make()) ?? null;
}

/** Compiles the texts of pages. Throws a `DocsgenError` if one of them cannot be rendered. */
async function prepareTexts(parts: PageParts, context: DevContext, routes: readonly Route[]): Promise<RenderInput> {
  const { input, blocking } = await prepare({ site: parts.graph.site, routes }, createDevServices(parts, context));
  if (hasErrors(blocking)) throw new DocsgenError(blocking);
  return input;
}

async function searchFile(path: string, { parts, searchIndex }: FileSources): Promise<string | Uint8Array | null> {
  const { config } = parts.graph.site;
  if (config.search === null) return null;
  const locale = config.locales.find((each) => posix.dirname(searchManifestFile(each)) === posix.dirname(path));
  if (!locale || path.endsWith('/box.json')) return null;
  return searchIndex(locale, path);
}
