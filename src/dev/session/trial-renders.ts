import { createTable } from '../../cache/table.ts';
import { codesOfBuild } from '../../check/page-codes.ts';
import { createPageJob, textsOf } from '../../pipeline/create-page-job.ts';
import { createRenderSettings } from '../../pipeline/create-render-settings.ts';
import { settingsFingerprint } from '../../pipeline/render-pages.ts';
import { usesMissing } from '../../pipeline/try-pages.ts';
import { hashOf } from '../../system/hash.ts';
import type { WorkerPool } from '../../workers/open-worker-pool.ts';
import type { HtmlResult } from '../../workers/page-job.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import { includedPath } from '../../markdown/includes/included-path.ts';
import type { Problem } from '../../shared/problem.ts';
import type { FinishedPage } from '../../reading/finished-page.ts';
import { hasOpenAnchor } from '../../site/references/validate-references.ts';
import { canBeRendered } from './can-be-rendered.ts';
import { faultProblem } from './fault-problem.ts';
import type { Graph } from './graph.ts';
import type { Route } from '../../site/graph/site.ts';

interface TrialOptions {
  readonly graph: Graph;
  readonly input: RenderInput;
  readonly pool: Pick<WorkerPool, 'renderHtml'>;
  /** The known problems of the texts. */
  readonly problems: readonly Problem[];
  /** Resolves when no request has come for a while. Rejects if the trial is canceled. */
  readonly pause: () => Promise<void>;
}

/**
 * Renders pages of a site to find errors. Returns the problems of rendering, and what was read of
 * the pages. Returns null if a file changed during the trial.
 */
export type TrialRenders = (options: TrialOptions) => Promise<TrialResult | null>;

interface TrialResult {
  readonly problems: readonly Problem[];
  /** By file. */
  readonly pages: ReadonlyMap<string, FinishedPage>;
}

/**
 * Returns a function that tries the pages of a site one by one. It leaves out pages without
 * components and expressions, because only these can fail when a page is rendered, unless they link
 * to what a component may have. It also leaves out pages that were rendered before from the same
 * job.
 */
export function createTrialRenders(): TrialRenders {
  // The pages that were rendered without errors, by everything that they were rendered from.
  const passed = createTable<PassedPage>();
  return async ({ graph, input, pool, problems, pause }) => {
    const settings = { ...createRenderSettings(input), codes: codesOfBuild(input.site.config, false) };
    const shared = settingsFingerprint(input);
    const isBroken = findBroken(input, problems);
    const found: Problem[] = [];
    const pages = new Map<string, FinishedPage>();
    for (const route of input.site.routes) {
      if (!isWorthRendering(input, route) || !canBeRendered(input, route) || isBroken(route)) continue;
      await pause();
      const job = createPageJob(input, graph.contextOf(route), null);
      const key = hashOf(shared, JSON.stringify(job), ...settings.codes);
      const page = passed.find(key) ?? (await tryPage(() => pool.renderHtml(settings, job), route));
      if ('problems' in page) {
        if (page.problems.some(({ code }) => code === 'changed-during-build')) return null;
        found.push(...page.problems);
      } else {
        passed.put(key, { page: page.page });
        pages.set(route.output, page.page);
      }
    }
    passed.collect();
    return { problems: found, pages };
  };
}

/**
 * Returns a function that returns whether a page shows text with an error, or a component that the
 * theme lacks. Such a page is not rendered as usual.
 */
export function findBroken(input: RenderInput, problems: readonly Problem[]): (route: Route) => boolean {
  const broken = new Set(problems.flatMap(({ severity, file }) => (severity === 'error' && file ? [file] : [])));
  const { compiled, theme } = input;
  return (route) =>
    filesOf(input, route).some((file) => broken.has(file)) ||
    textsOf(route).some(({ source }) => usesMissing(compiled.pages.get(source.file), theme));
}

/** A page that was rendered without errors. */
interface PassedPage {
  readonly page: FinishedPage;
}

async function tryPage(render: () => Promise<HtmlResult>, { source }: Route): Promise<HtmlResult> {
  try {
    return await render();
  } catch (error) {
    return { problems: [{ ...faultProblem(error), file: source ?? undefined }] };
  }
}

/** Returns whether only the HTML of a page shows whether it is right. */
function isWorthRendering(input: RenderInput, route: Route): boolean {
  return textsOf(route).some(({ source }) => input.mdxModules.has(source.file)) || hasOpenAnchor(input, route);
}

/** Returns the files of the texts of a page, with the files that they include. */
function filesOf({ compiled }: RenderInput, route: Route): readonly string[] {
  return textsOf(route).flatMap(({ source: { file } }) => {
    const included = compiled.pages.get(file)?.dependencies ?? [];
    return [file, ...included.map(({ path }) => includedPath(file, path))];
  });
}
