import { refuseHidden } from '../config/site-folder.ts';
import { folderOfFile } from '../content/content-folders.ts';
import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import { assetCandidates } from '../site/references/reference-files.ts';
import { splitRef } from '../shared/ref-path.ts';
import {
  type AnswerBroken,
  type Asset,
  type Assets,
  findAsset,
  type RefusedAsset,
} from '../site/references/references.ts';
import { sharedPicture } from '../site/page-props/shared-picture.ts';
import type { AssetReader } from './asset-reader.ts';
import type { RouteSelection } from './route-selection.ts';

/**
 * Returns the assets that the selected pages refer to, by path. Each file is read once for its hash
 * and size. A file of `static/` keeps its address.
 */
export async function collectAssets(
  { site, routes }: RouteSelection,
  pages: ReadonlyMap<string, PageMetadata>,
  readFile: AssetReader,
  answerBroken?: AnswerBroken,
): Promise<Assets> {
  const candidates = new Set<string>();
  const sources = new Set(routes.flatMap((route) => route.entry?.source ?? []));
  for (const source of sources) {
    for (const reference of pages.get(source.file)?.references ?? [])
      for (const file of assetCandidates(site, source, reference)) candidates.add(file);
  }
  for (const route of routes) {
    const picture = sharedPicture(site, route);
    if (picture !== null) candidates.add(picture);
  }
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
    const hidden =
      asset && refuseHidden(site.config, folder === undefined ? splitRef(file).path : file.slice(folder.length));
    assets.set(file, hidden ?? (output !== undefined && asset && 'output' in asset ? { ...asset, output } : asset));
  };
  for (const file of [...candidates].toSorted()) await read(file);
  if (!answerBroken) return assets;
  const uses = routes.flatMap((route) => {
    const source = route.entry?.source;
    const references = (source && pages.get(source.file)?.references) ?? [];
    return source ? references.map((reference) => ({ route, source, reference })) : [];
  });
  for (const { route, source, reference } of uses) {
    const isFound = assetCandidates(site, source, reference).some((file) => findAsset(assets, file));
    const target = isFound || reference.kind === 'link' ? null : answerBroken(route, source, reference);
    if (target === null) continue;
    const files = assetCandidates(site, source, { ...reference, target });
    for (const file of files.filter((each) => !assets.has(each))) await read(file);
  }
  return assets;
}
