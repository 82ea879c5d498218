import { join, resolve } from 'node:path';
import { DocsgenError, type Problem } from '../shared/problem.ts';
import type { Route } from '../site/route.ts';
import type { Site } from '../site/site.ts';
import { openBuildCache } from './cache/build-cache.ts';
import { createRenderInput } from './create-render-input.ts';
import { emit } from './emit.ts';
import { loadMarkdownOptions } from './load-markdown-options.ts';
import { loadSite } from './load-site.ts';
import type { OnProgress } from './on-progress.ts';
import { checkOutputFolder } from './output/check-output-folder.ts';
import { createLedger } from './output/ledger.ts';
import { completePublication, publish } from './output/publish.ts';
import { createStage } from './output/stage.ts';
import { openCrew } from './pages/open-crew.ts';
import { createSearchIndexer } from './search/search-indexer.ts';
import { selectLocales } from './select-locales.ts';

export interface BuildOptions {
  readonly root: string;
  /** Default: `build/` in the root. */
  readonly out?: string | undefined;
  /** Names of the locales to build; all without. */
  readonly locales?: readonly string[] | undefined;
  readonly base?: string | undefined;
  readonly drafts: boolean;
  /** Take from earlier builds what has not changed since. */
  readonly cache: boolean;
  readonly onProgress: OnProgress;
}

export interface BuildResult {
  readonly site: Site;
  /** The routes that were built. */
  readonly routes: readonly Route[];
  /** How many of them were printed; the others were the same as before. */
  readonly rendered: number;
  readonly outDir: string;
  /** Size of the output in bytes. */
  readonly bytes: number;
  readonly warnings: readonly Problem[];
}

/** Builds a site into its output folder. Throws a `DocsgenError` with every mistake of the site, and leaves the folder as it was. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const root = resolve(options.root);
  const outDir = resolve(options.out ?? join(root, 'build'));
  const folder = join(root, '.docsgen');
  const loaded = await loadSite({ root, drafts: options.drafts, overrides: { base: options.base } });
  const site = loaded.value;
  const routes = selectLocales(site, options.locales);
  await completePublication(folder);
  await checkOutputFolder(outDir, root, folder);

  const cache = await openBuildCache({ folder, out: outDir, isKept: options.cache });
  const markdown = await loadMarkdownOptions(site.config);
  const crew = openCrew({ root, pageFolder: cache.pageFolder, markdown: markdown.value });
  try {
    const problems = [...loaded.problems, ...markdown.problems];
    const { onProgress } = options;
    const created = await createRenderInput({
      site,
      markdown: markdown.value,
      folder,
      cache,
      crew,
      problems,
      onProgress,
    });
    const { value: input, problems: warnings } = created;
    const locales = new Set(routes.map(({ locale }) => locale.name));
    const { identity } = cache;
    const search = await createSearchIndexer({ site, locales, folder: join(cache.folder, 'search'), identity });
    const ledger = createLedger(outDir, cache.output);
    const stage = await createStage(join(folder, 'stage', String(process.pid)), ledger);
    const onRendered = (done: number, total: number) => onProgress('render', done, total);
    const emitted = await emit({ input, routes, stage, ledger, search, crew, onProgress: onRendered }).catch(
      async (error: unknown) => {
        await stage.discard();
        throw error instanceof DocsgenError
          ? new DocsgenError([...warnings, ...error.problems], { cause: error })
          : error;
      },
    );
    await publish({ stage, out: outDir, cache: folder });
    await cache.save();
    return { site, routes, ...emitted, outDir, warnings };
  } finally {
    await Promise.all([crew.close(), cache.close()]);
  }
}
