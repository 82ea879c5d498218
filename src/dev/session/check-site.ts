import { join } from 'node:path';
import { findUnpublishable } from '../../build/output/check-planned-files.ts';
import { plannedFiles } from '../../build/output/planned-files.ts';
import type { WorkerPool } from '../../workers/open-worker-pool.ts';
import { withMakers } from '../../content/generated-pages.ts';
import { DocsgenError, hasErrors, type Problem, uniqueProblems } from '../../shared/problem.ts';
import { prepare } from '../../pipeline/prepare.ts';
import { tryPages } from '../../pipeline/try-pages.ts';
import { selectAll } from '../../pipeline/route-selection.ts';
import { createPageCompiler } from './page-compiler.ts';
import { createDevServices, type DevContext } from './dev-services.ts';
import { judgeInDev } from './judge-in-dev.ts';
import type { SiteState } from './site-state.ts';
import { findBroken, type TrialRenders } from './trial-renders.ts';

interface CheckOptions {
  /** Resolves when no request has come for a while; rejects when the signal is aborted. */
  readonly whenIdle: (signal: AbortSignal) => Promise<void>;
  readonly tryRendering: TrialRenders;
  /** Cancels the check. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Checks the whole site: compiles the pages that are not compiled yet, and renders the pages that
 * may fail when they are rendered, one by one. Returns all errors and warnings except those of the
 * configuration and the site graph. Returns null if the site changed during the check. Rejects when
 * the signal is aborted.
 */
export async function checkSite(
  state: SiteState,
  context: DevContext,
  { whenIdle, tryRendering, signal }: CheckOptions,
): Promise<readonly Problem[] | null> {
  const { graph } = state;
  const { optionsHash, metadata, pool } = state.settings;
  const canceled = signal ? AbortSignal.any([signal, state.replaced]) : state.replaced;
  const pause = async () => {
    await whenIdle(canceled);
    canceled.throwIfAborted();
  };
  const compile = createPageCompiler({ optionsHash, pool: idlePool(pool, pause), metadata, signal: canceled });
  try {
    const { bundles, ...others } = await state.partsForCheck();
    const parts = { ...others, compile, bundles: { ...bundles, mdxModules: bundles.newestModules } };
    const { site } = graph;
    const prepared = await prepare(selectAll(site), createDevServices(parts, context));
    const { input, problems, blocking, clientProblems } = prepared;
    metadata.collect();
    if (problems.some(({ code }) => code === 'changed-during-build')) return null;
    // The navbar and other parts of all pages cannot be rendered if the site graph has errors.
    const isGraphBroken = hasErrors([...state.settings.configProblems, ...state.problems()]);
    const tried = isGraphBroken ? noTrial : await tryRendering({ graph, input, pool, problems: blocking, pause });
    if (tried === null) return null;
    const { pages } = tried;
    const judged = await judgeInDev({ parts, context, input, pages, html: new Map(), problems });
    const failures = [...tried.problems, ...judged];
    const broken = isGraphBroken ? site.routes : site.routes.filter(findBroken(input, blocking));
    const ofBroken = await tryPages({ input, routes: broken, problems, pool, onProgress: () => undefined });
    const found = [...problems, ...clientProblems, ...state.filter([...failures, ...ofBroken])];
    const all = uniqueProblems(withMakers(found, site.content.generated));
    const out = join(site.config.root, 'build');
    // If the site has errors, two files with the same path usually follow from one of them.
    return hasErrors(all) ? all : [...all, ...findUnpublishable(plannedFiles(input), out)];
  } catch (error) {
    if (error instanceof DocsgenError) return error.problems;
    signal?.throwIfAborted();
    if (state.replaced.aborted) return null;
    throw error;
  }
}

const noTrial = { problems: [], pages: new Map<string, never>() };

/** Returns a pool that compiles one page at a time, each after a pause. */
function idlePool({ compile }: WorkerPool, pause: () => Promise<void>): Pick<WorkerPool, 'compile'> {
  return {
    compile: async (tasks, onDone) => {
      for (const task of tasks) {
        await pause();
        await compile([task], onDone);
      }
    },
  };
}
