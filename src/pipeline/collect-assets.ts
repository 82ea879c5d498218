import { refuseHidden } from '../config/site-folder.ts';
import { folderOfFile } from '../content/content-folders.ts';
import { listSiteFiles } from '../content/list-site-files.ts';
import { staticFolders } from '../content/scan-static.ts';
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
import type { Site } from '../site/graph/site.ts';
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
  const isMissing = findMissingStatics(site);
  const sources = new Set(routes.flatMap((route) => route.entry?.source ?? []));
  for (const source of sources) {
    for (const reference of pages.get(source.file)?.references ?? [])
      for (const file of assetCandidates(site, source, reference)) if (!isMissing(file)) candidates.add(file);
  }
  for (const route of routes) {
    const picture = sharedPicture(site, route);
    if (picture !== null) candidates.add(picture);
  }
  const published = new Map([...site.content.staticSources].map(([path, source]) => [source, path]));
  const assets = new Map<string, Asset | RefusedAsset | null>();
  const read = async (file: string) => {
    const asset = await readFile(file);
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
    for (const file of files.filter((each) => !assets.has(each) && !isMissing(each))) await read(file);
  }
  return assets;
}

/**
 * Returns a function that tells of some static files that they do not exist, as they are now or
 * were at a git ref. Each link to a page could be a link to one of them. So they are looked up in
 * lists, to save ten thousand calls of the file system.
 */
function findMissingStatics({ config, content }: Site): (file: string) => boolean {
  const folders = staticFolders(config).map((folder) => `${folder}/`);
  const lists = new Map([['static/', new Set(content.staticFiles)]]);
  return (file) => {
    const { prefix, path } = splitRef(file);
    const folder = (prefix === '' ? ['static/'] : folders).find((each) => path.startsWith(each));
    if (folder === undefined) return false;
    const name = prefix + folder;
    const list = lists.get(name) ?? new Set(listSiteFiles(config, name.slice(0, -1))?.files);
    lists.set(name, list);
    return !list.has(path.slice(folder.length));
  };
}
