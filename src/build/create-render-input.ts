import type { MarkdownOptions } from '../markdown/options.ts';
import { DocsgenError, type Outcome, type Problem, uniqueProblems } from '../shared/problem.ts';
import { createCompiledContent } from '../site/compiled-content.ts';
import { findImageUses, judgeImages } from '../site/image-uses.ts';
import { judgeReferences } from '../site/references.ts';
import type { Site } from '../site/site.ts';
import { bundleClient } from './bundle/bundle-client.ts';
import { bundlePrograms } from './bundle/bundle-programs.ts';
import { bundleTheme } from './bundle/bundle-theme.ts';
import { checkComponents } from './bundle/check-components.ts';
import type { BuildCache } from './cache/build-cache.ts';
import { hashOf } from './cache/hash.ts';
import { collectAssets } from './collect-assets.ts';
import { compilePages } from './compile-pages.ts';
import { drawDiagrams } from './diagrams/draw-diagrams.ts';
import { makeCopies } from './images/make-copies.ts';
import type { OnProgress } from './on-progress.ts';
import type { PageCrew } from './pages/open-crew.ts';
import type { RenderInput } from './render-input.ts';

interface RenderInputOptions {
  readonly site: Site;
  readonly markdown: MarkdownOptions;
  /** The site's `.docsgen` folder. */
  readonly folder: string;
  readonly cache: BuildCache;
  readonly crew: PageCrew;
  /** What is known to be wrong so far. */
  readonly problems: readonly Problem[];
  readonly onProgress: OnProgress;
}

/**
 * Compiles, bundles, draws and copies all that pages are printed from, and judges what they point to. Returns it with the warnings of
 * the site; throws a `DocsgenError` with all that is wrong if anything is worse.
 */
export async function createRenderInput(options: RenderInputOptions): Promise<Outcome<RenderInput>> {
  const { site, markdown, folder, cache, crew, onProgress } = options;
  const { root } = site.config;
  const identity = hashOf(cache.identity, JSON.stringify(markdown));
  const pages = await compilePages({
    site,
    identity,
    crew,
    sheet: cache.facts,
    onProgress: (done, total) => onProgress('compile', done, total),
  });
  await cache.facts.save();
  const { facts, tasks } = pages.value;
  const compiled = createCompiledContent(site, facts);
  const assets = await collectAssets(site, facts);
  const uses = findImageUses({ site, compiled, assets });
  const theme = await bundleTheme(folder);
  const bundle = await bundlePrograms({ root, cache: folder, pages: facts, theme });
  const diagrams = await drawDiagrams({ root, cache, pages: facts });
  const judged = [
    ...judgeReferences({ site, compiled, assets }),
    ...judgeImages(uses, assets),
    ...checkComponents(facts, Object.keys(theme.theme.mdxComponents)),
  ];
  const problems = [options, pages, bundle, diagrams].flatMap((outcome) => outcome.problems);
  const warnings = refuseErrors(uniqueProblems([...problems, ...judged]));
  const onCopied = (done: number, total: number) => onProgress('images', done, total);
  const copies = await makeCopies({ config: site.config, uses, assets, cache, onProgress: onCopied });
  refuseErrors(copies.problems);
  const { programs, islands } = bundle.value;
  const client = await bundleClient({ config: site.config, markdown, islands, themeHash: theme.hash });
  const drawn = { imageCopies: copies.value, diagrams: diagrams.value };
  return { value: { site, compiled, tasks, assets, ...drawn, theme, programs, client }, problems: warnings };
}

/** Returns the warnings if nothing worse was found; all mistakes are thrown together. */
function refuseErrors(problems: readonly Problem[]): readonly Problem[] {
  if (problems.some(({ severity }) => severity === 'error')) throw new DocsgenError(problems);
  return problems;
}
