import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { readInside, type SiteFolder } from '../config/site-folder.ts';
import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import { entryOf } from '../site/graph/route.ts';
import { beginningOf } from '../site/graph/long-names.ts';
import { assetCandidates } from '../site/references/reference-files.ts';
import type { Asset, Assets, RefusedAsset } from '../site/references/references.ts';
import type { RouteSelection } from './route-selection.ts';

/** Returns the files that the selected pages refer to, each read once for its hash and size. A file of `static/` keeps its own address. */
export async function collectAssets(
  { site, routes }: RouteSelection,
  pages: ReadonlyMap<string, PageMetadata>,
  read: (file: string) => Promise<Asset | RefusedAsset | null>,
): Promise<Assets> {
  const candidates = new Set(
    routes.flatMap((route) => {
      const source = entryOf(route)?.source;
      const references = (source && pages.get(source.file)?.references) ?? [];
      return source ? references.flatMap((reference) => assetCandidates(site, source, reference)) : [];
    }),
  );
  // Each link to a page could be one to a file of `static/`, and the file system need not be asked ten thousand times.
  const inStatic = new Set(site.content.staticFiles.map((file) => `static/${file}`));
  const assets = new Map<string, Asset | RefusedAsset | null>();
  for (const file of [...candidates].toSorted()) {
    const isMissing = file.startsWith('static/') && !inStatic.has(file);
    assets.set(file, isMissing ? null : await read(file));
  }
  return assets;
}

/** Returns a file that pages refer to, by its path relative to the site's root; null if there is none. */
export async function readAsset(site: SiteFolder, file: string): Promise<Asset | RefusedAsset | null> {
  const found = await readInside(site, file);
  if (found.type === 'refused') return { what: found.what, hint: found.hint };
  if (found.type === 'missing') return null;
  const { bytes } = found;
  const { name, ext } = parse(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const output = file.startsWith('static/')
    ? file.slice('static/'.length)
    : `assets/${beginningOf(name)}-${hash}${ext}`;
  return { output, ...(await sizeOf(bytes)) };
}

async function sizeOf(bytes: Uint8Array): Promise<Pick<Asset, 'width' | 'height'>> {
  // A site without pictures does without its thirty modules.
  const { imageSize } = await import('image-size');
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // A camera that was held upright notes that its picture lies on its side, and browsers turn it.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    // Not a picture, or of a kind whose size is not known.
    return { width: null, height: null };
  }
}
