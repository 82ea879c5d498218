import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import type { PackedNamespace } from '../cache/packed.ts';
import { lookUp, readInside, type SiteFolder } from '../config/site-folder.ts';
import { staticFolders, staticSource } from '../content/scan-static.ts';
import { noMemo } from '../content/content-memo.ts';
import { hasFields } from '../shared/has-fields.ts';
import { isRecord } from '../shared/is-record.ts';
import { splitRef } from '../shared/ref-path.ts';
import { beginningOf } from '../site/graph/long-names.ts';
import type { Site } from '../site/graph/site.ts';
import type { Asset, RefusedAsset } from '../site/references/references.ts';
import { once } from '../system/once.ts';
import { fileHash } from '../system/hash.ts';

/**
 * Returns the asset at a path relative to the site's root. Returns null if there is no such file,
 * and a `RefusedAsset` for a file that docsgen does not publish.
 */
export type AssetReader = (file: string) => Promise<Asset | RefusedAsset | null>;

/** What is known of files at git refs: nothing of it changes. */
type RefMemo = Pick<PackedNamespace<unknown>, 'find' | 'put'>;

const nothingKnown: RefMemo = noMemo;

/** A file at a git ref. */
interface AssetAtRef {
  readonly asset: Asset;
  /** Hash of its bytes. */
  readonly hash: string;
}

/**
 * Returns a function that reads the files that the pages of a site refer to. `openMemo` opens what
 * is kept of files at git refs, when the first of them is read.
 */
export function createAssetReader(
  { config, content }: Pick<Site, 'config' | 'content'>,
  openMemo: () => Promise<RefMemo> = async () => nothingKnown,
): AssetReader {
  const statics = staticFolders(config);
  const opened = once(openMemo);
  const published = new Map<string, Promise<string | null>>();
  const publishedHash = async (path: string): Promise<string | null> => {
    const found = await readInside(config, staticSource(content, path));
    return found.type === 'file' ? fileHash(found.bytes) : null;
  };
  const readAtRef = async (file: string, commit: string, path: string): Promise<AssetAtRef | null> => {
    if (lookUp(config, file).type !== 'file') return null;
    const memo = await opened();
    const key = JSON.stringify(['asset', commit, path]);
    const known = memo.find(key);
    if (isRecord(known) && hasFields<AssetAtRef>(known, 'asset', 'hash')) return known;
    const found = await readInside(config, file);
    if (found.type !== 'file') return null;
    const read = { asset: await describe(file, found.bytes), hash: fileHash(found.bytes) };
    memo.put(key, read);
    return read;
  };
  return async (file) => {
    const { prefix, path } = splitRef(file);
    const commit = config.refs.get(prefix)?.commit;
    if (commit === undefined) return readAsset(config, file);
    const folder = statics.find((each) => path.startsWith(`${each}/`));
    const output = folder === undefined ? null : path.slice(folder.length + 1);
    const found = await readAtRef(file, commit, path);
    if (found === null) return readAsset(config, file);
    const { asset, hash } = found;
    if (output === null) return asset;
    // The site publishes the file at its own address if it has not changed since.
    const present = published.get(output) ?? publishedHash(output);
    published.set(output, present);
    return (await present) === hash ? { ...asset, output } : asset;
  };
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
