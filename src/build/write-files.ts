import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '../cache/files.ts';
import { pathOf } from '../config/site-folder.ts';
import { staticSource } from '../content/scan-static.ts';
import { diskSearchFiles } from '../outputs/disk-search.ts';
import type { GeneratedFile } from '../outputs/generated-file.ts';
import { createGeneratedFiles } from '../outputs/list/generated-files.ts';
import type { RenderInput } from '../pipeline/render-input.ts';
import type { SearchIndexFile } from '../pipeline/search/search-indexer.ts';
import { isAtRef } from '../shared/ref-path.ts';
import type { Route } from '../site/graph/site.ts';
import { findAsset } from '../site/references/references.ts';
import type { WorkerPool } from '../workers/open-worker-pool.ts';
import { stageFile } from '../workers/stage-file.ts';
import type { BuildCache } from './build-cache.ts';
import type { PlannedFile } from './output/check-planned-files.ts';
import type { Stage } from './output/stage.ts';

/** The files of an output beside its pages. */
export interface OtherFiles {
  readonly input: RenderInput;
  /** The pages that are built. */
  readonly routes: readonly Route[];
  readonly stage: Stage;
  /** The output folder. */
  readonly out: string;
  readonly cache: BuildCache;
  readonly pool: WorkerPool;
  /** The files of the search index. */
  readonly index: readonly SearchIndexFile[];
  /** Names of the locales that are built. */
  readonly locales: ReadonlySet<string>;
}

/** What was written, for checks of all paths together. */
export interface WrittenFiles {
  /** Size of all files in bytes. */
  readonly bytes: number;
  readonly planned: readonly PlannedFile[];
}

/**
 * Writes all files of an output but its pages to the stage, as far as they have changed. Returns
 * all of them.
 */
export async function writeFiles({
  input,
  routes,
  stage,
  out,
  cache,
  pool,
  ...others
}: OtherFiles): Promise<WrittenFiles> {
  const { index, locales } = others;
  const { site, assets, imageCopies, diagrams, client } = input;
  let bytes = 0;
  const planned: PlannedFile[] = [];
  const copies = {
    hash: (file: string) => stage.files.get(file)?.hash ?? '',
    read: (file: string) => readFile(stage.changed.has(file) ? stageFile(stage.folder, file) : join(out, file), 'utf8'),
  };
  const write = async (path: string, content: string | Uint8Array, locale: string | null) => {
    planned.push({ path, source: null });
    bytes += await stage.write(path, content, locale);
  };
  const make = async (file: GeneratedFile) => {
    planned.push({ path: file.path, source: null, optOut: file.optOut });
    // Two pictures may have the same copy.
    if (!stage.files.has(file.path)) bytes += await stage.make(file);
  };
  const copy = async (file: PlannedFile & { readonly source: string }) => {
    planned.push(file);
    // Pages may refer to static files, which were copied before.
    if (!stage.files.has(file.path)) bytes += await stage.copy(pathOf(site.config, file.source), file.path);
  };
  for (const { path, content, locale } of index) await write(path, content, locale);
  const texts = { prepare: async () => input, render: pool.renderText };
  const filesInput = { ...input, routes, locales, copies, texts };
  for (const file of createGeneratedFiles(filesInput)) await make(file);
  for (const file of diskSearchFiles(filesInput, index)) await make(file);
  for (const { path, bytes: content } of client.files) await write(path, content, null);
  for (const { light, dark } of diagrams.values()) {
    for (const { path, content } of [light, dark]) await write(path, content, null);
  }
  for (const path of site.content.staticFiles) {
    await copy({ path, source: staticSource(site.content, path), isStatic: true });
  }
  for (const file of assets.keys()) {
    const asset = findAsset(assets, file);
    // A file at a git ref may be the same as a static file, which was copied before.
    const isCopied = asset && isAtRef(file) && site.staticFiles.has(asset.output);
    if (asset && !isCopied) await copy({ path: asset.output, source: file });
  }
  const images = cache.files('images');
  for (const { key, digest, output } of [...imageCopies.values()].flat().flatMap(({ files }) => files)) {
    await make({ path: output, key: () => digest, locale: null, make: async () => present(images.find(key), output) });
  }
  const pictures = cache.files('page-images');
  for (const { path, key, make: draw } of input.pageImages.values()) {
    await make({ path, key: () => key, locale: null, make: async () => (await pictures.get(key, draw)).bytes });
  }
  return { bytes, planned };
}

function present(copy: StoredFile | null, output: string): Uint8Array {
  if (copy === null) throw new Error(`The cache was removed before ${output} was written`);
  return copy.bytes;
}
