import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import type { PackedNamespace } from '../cache/packed.ts';
import { readInside, type SiteFolder } from '../config/site-folder.ts';
import { staticFolders, staticSource } from '../content/scan-static.ts';
import { noMemo } from '../content/content-memo.ts';
import { createSiteFiles } from '../content/site-files.ts';
import { isAtRef, splitRef } from '../shared/ref-path.ts';
import { beginningOf } from '../site/graph/long-names.ts';
import type { Site } from '../site/graph/site.ts';
import type { Asset, RefusedAsset } from '../site/references/references.ts';
import { once } from '../system/once.ts';
import { blobId } from '../system/git-objects.ts';

/**
 * Returns the asset at a path relative to the site's root. Returns null if there is no such file,
 * and a `RefusedAsset` for a file that docsgen does not publish.
 */
export type AssetReader = (file: string) => Promise<Asset | RefusedAsset | null>;

/** What is known of files at git refs: nothing of it changes. */
type RefMemo = Pick<PackedNamespace<unknown>, 'get' | 'find' | 'has' | 'put'>;

const nothingKnown: RefMemo = noMemo;

/**
 * Returns a function that reads the files that the pages of a site refer to. `openMemo` opens what
 * is kept of files at git refs, when the first of them is read.
 */
export function createAssetReader(
  { config, content }: Pick<Site, 'config' | 'content'>,
  openMemo: () => Promise<RefMemo> = async () => nothingKnown,
): AssetReader {
  const statics = staticFolders(config);
  const readAtRef = createRefReader(config, { refs: content.refs, statics, openMemo });
  const published = new Map<string, Promise<string | null>>();
  const publishedId = async (path: string, like: string): Promise<string | null> => {
    const found = await readInside(config, staticSource(content, path));
    return found.type === 'file' ? blobId(found.bytes, like) : null;
  };
  return async (file) => {
    if (!isAtRef(file)) return readAsset(config, file);
    const asset = await readAtRef(file);
    if (asset?.id === undefined) return asset;
    const { path } = splitRef(file);
    const folder = statics.find((each) => path.startsWith(`${each}/`));
    if (folder === undefined) return asset;
    // The site publishes the file at its own address if it has not changed since.
    const output = path.slice(folder.length + 1);
    const known = published.get(output) ?? publishedId(output, asset.id);
    published.set(output, known);
    const { id, ...rest } = asset;
    return (await known) === id ? { ...rest, output } : asset;
  };
}

type RefAsset = (Asset & { readonly id: string }) | (RefusedAsset & { readonly id?: undefined });

interface RefReaderOptions {
  readonly refs: Site['content']['refs'];
  /** The folders of static files. */
  readonly statics: readonly string[];
  readonly openMemo: () => Promise<RefMemo>;
}

function createRefReader(
  site: SiteFolder,
  { refs, statics, openMemo }: RefReaderOptions,
): (file: string) => Promise<RefAsset | null> {
  const opened = once(async () => {
    const memo = await openMemo();
    const files = createSiteFiles(site, refs, memo);
    for (const ref of refs.keys()) for (const folder of statics) files.list(ref + folder);
    return { memo, files };
  });
  return async (file) => {
    const { memo, files } = await opened();
    const { path } = splitRef(file);
    // Each link to a page could be a link to a static file.
    if (statics.some((each) => path.startsWith(`${each}/`)) && files.idOf(file) === undefined) return null;
    const found = files.lookUp(file);
    if (found.type === 'refused') return { what: found.what, hint: found.hint };
    if (found.type !== 'file' || found.id === undefined) return null;
    const { id } = found;
    const key = JSON.stringify(['asset', id, parse(file).base]);
    const known = memo.find(key);
    if (isRefAsset(known)) return known;
    const read = await files.read(file);
    if (read.type === 'missing') return null;
    const { what, hint } = read.type === 'refused' ? read : { what: '', hint: '' };
    const made = read.type === 'file' ? { ...(await describe(file, read.bytes)), id } : { what, hint };
    memo.put(key, made);
    return made;
  };
}

function isRefAsset(value: unknown): value is RefAsset {
  return typeof value === 'object' && value !== null && ('output' in value || 'what' in value);
}

/** Returns the asset at a path in the site's folder, as an `AssetReader` does. */
export async function readAsset(site: SiteFolder, file: string): Promise<Asset | RefusedAsset | null> {
  const found = await readInside(site, file);
  if (found.type === 'refused') return { what: found.what, hint: found.hint };
  return found.type === 'missing' ? null : describe(file, found.bytes);
}

async function describe(file: string, bytes: Buffer): Promise<Asset> {
  const { name, ext } = parse(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const output = file.startsWith('static/')
    ? file.slice('static/'.length)
    : `assets/${beginningOf(name)}-${hash}${ext}`;
  return { output, ...(await sizeOf(bytes)) };
}

async function sizeOf(bytes: Uint8Array): Promise<Pick<Asset, 'width' | 'height'>> {
  // Loaded only here, because it has thirty modules and a site without assets needs none of them.
  const { imageSize } = await import('image-size');
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // From 5 on, the orientation says that the picture is stored on its side. Browsers rotate it.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    // The file is not a picture, or `image-size` does not know its format.
    return { width: null, height: null };
  }
}
