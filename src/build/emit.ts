import { join } from 'node:path';
import { staticFolder } from '../content/scan-content.ts';
import { DocsgenError, type Problem, uniqueProblems } from '../shared/problem.ts';
import type { Route } from '../site/route.ts';
import type { Stage } from './output/stage.ts';
import { createSearchIndexer } from './search/search-indexer.ts';
import { renderSearchFiles } from './render-search-files.ts';
import { renderTrees } from './render-trees.ts';
import type { RenderInput } from './render-input.ts';
import { createRouteRenderer } from './render-pages.ts';

interface EmitOptions {
  readonly input: RenderInput;
  readonly routes: readonly Route[];
  readonly stage: Stage;
  /** Folder of what is kept between builds. */
  readonly cache: string;
  readonly onProgress: (done: number, total: number) => void;
}

/** Writes everything that the output consists of to the stage. Returns its size in bytes; throws the mistakes of all pages together. */
export async function emit({ input, routes, stage, cache, onProgress }: EmitOptions): Promise<number> {
  const { site, assets, imageCopies, diagrams, client } = input;
  const { root } = site.config;
  let bytes = 0;
  const write = async (path: string, content: string | Uint8Array) => {
    bytes += typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
    await stage.write(path, content);
  };
  const locales = new Set(routes.map(({ locale }) => locale.name));
  const search = await createSearchIndexer(site, locales, cache);
  const renderRoute = createRouteRenderer(input);
  const problems: Problem[] = [];
  for (const [index, route] of routes.entries()) {
    try {
      const html = renderRoute(route);
      await write(route.output, html);
      search.add(route, html);
    } catch (error) {
      if (!(error instanceof DocsgenError)) throw error;
      problems.push(...error.problems);
    }
    onProgress(index + 1, routes.length);
  }
  if (problems.length > 0) throw new DocsgenError(uniqueProblems(problems));
  for (const { path, content } of await search.finish()) await write(path, content);
  for (const { path, html } of renderTrees(input, locales)) await write(path, html);
  for (const { path, content } of renderSearchFiles(input, locales)) await write(path, content);
  for (const { path, bytes: content } of client.files) await write(path, content);
  for (const { light, dark } of diagrams.values()) {
    for (const { path, content } of [light, dark]) await write(path, content);
  }
  for (const file of site.content.staticFiles) bytes += await stage.copy(join(root, staticFolder, file), file);
  for (const [file, asset] of assets) {
    if (asset && !stage.files.has(asset.output)) bytes += await stage.copy(join(root, file), asset.output);
  }
  for (const { from, output } of [...imageCopies.values()].flat().flatMap(({ files }) => files)) {
    if (!stage.files.has(output)) bytes += await stage.copy(from, output);
  }
  return bytes;
}
