import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { readInside, refuseHidden, type SiteFolder } from '../config/site-folder.ts';
import { folderOfFile } from '../content/content-folders.ts';
import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import { beginningOf } from '../site/graph/long-names.ts';
import { assetCandidates } from '../site/references/reference-files.ts';
import {
  type AnswerBroken,
  type Asset,
  type Assets,
  findAsset,
  type RefusedAsset,
} from '../site/references/references.ts';
import type { RouteSelection } from './route-selection.ts';

/**
 * Returns the assets that the selected pages refer to, by path. Each file is read once for its hash
 * and size. A file of `static/` keeps its address.
 */
export async function collectAssets(
  { site, routes }: RouteSelection,
  pages: ReadonlyMap<string, PageMetadata>,
  readFile: (file: string) => Promise<Asset | RefusedAsset | null>,
  answerBroken?: AnswerBroken,
): Promise<Assets> {
  const uses = routes.flatMap((route) => {
    const source = route.entry?.source;
    const references = (source && pages.get(source.file)?.references) ?? [];
    return source ? references.map((reference) => ({ route, source, reference })) : [];
  });
  const candidates = new Set(uses.flatMap(({ source, reference }) => assetCandidates(site, source, reference)));
  // Each link to a page could be a link to a file of `static/`. Look these up in the scanned list,
  // to save ten thousand calls of the file system.
  const inStatic = new Set(site.content.staticFiles.map((file) => `static/${file}`));
  const published = new Map([...site.content.staticSources].map(([path, source]) => [source, path]));
  const assets = new Map<string, Asset | RefusedAsset | null>();
  const read = async (file: string) => {
    const isMissing = file.startsWith('static/') && !inStatic.has(file);
    const asset = isMissing ? null : await readFile(file);
    const output = published.get(file);
    // The folder of a collection may be in a hidden one.
    const folder = folderOfFile(site.content.folders, file)?.folder;
    const hidden = asset && refuseHidden(site.config, folder === undefined ? file : file.slice(folder.length));
    assets.set(file, hidden ?? (output !== undefined && asset && 'output' in asset ? { ...asset, output } : asset));
  };
  for (const file of [...candidates].toSorted()) await read(file);
  if (!answerBroken) return assets;
  for (const { route, source, reference } of uses) {
    const isFound = assetCandidates(site, source, reference).some((file) => findAsset(assets, file));
    const target = isFound || reference.kind === 'link' ? null : answerBroken(route, source, reference);
    if (target === null) continue;
    const files = assetCandidates(site, source, { ...reference, target });
    for (const file of files.filter((each) => !assets.has(each))) await read(file);
  }
  return assets;
}

/**
 * Returns the asset at a path relative to the site's root. Returns null if there is no such file,
 * and a `RefusedAsset` for a file that docsgen does not publish.
 */
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
