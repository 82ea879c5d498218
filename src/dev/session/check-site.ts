import { join } from 'node:path';
import { findUnpublishable } from '../../build/output/check-planned-files.ts';
import { plannedFiles } from '../../build/output/planned-files.ts';
import type { WorkerPool } from '../../workers/open-worker-pool.ts';
import { DocsgenError, hasErrors, type Problem, uniqueProblems } from '../../shared/problem.ts';
import { prepare } from '../../pipeline/prepare.ts';
import { selectAll } from '../../pipeline/route-selection.ts';
import { createPageCompiler } from './page-compiler.ts';
import { createDevServices, type DevContext } from './dev-services.ts';
import type { SiteState } from './site-state.ts';
import type { TrialRenders } from './trial-renders.ts';

interface CheckOptions {
  /** Resolves when no request has come for a while. */
  readonly whenIdle: () => Promise<void>;
  /** Returns whether the site is unchanged since the check started. */
  readonly isCurrent: () => boolean;
  readonly tryRendering: TrialRenders;
}

/**
 * Checks the whole site: compiles the pages that are not compiled yet, and renders the pages that
 * may fail when they are rendered, one by one. Returns all errors and warnings except those of the
 * configuration and the site graph. Returns null if the site changed during the check.
 */
export async function checkSite(
  state: SiteState,
  context: DevContext,
  options: CheckOptions,
): Promise<readonly Problem[] | null> {
  const { graph } = state;
  const { optionsHash, metadata, pool } = state.settings;
  const compile = createPageCompiler({ optionsHash, pool: idlePool(pool, options), metadata });
  try {
    const parts = { ...(await state.parts()), compile };
    const { site } = graph;
    const prepared = await prepare(selectAll(site), createDevServices(parts, context));
    const { input, problems, blocking, clientProblems } = prepared;
    metadata.collect();
    if (problems.some(({ code }) => code === 'changed-during-build')) return null;
    // If the MDX modules cannot be bundled, the ones in use are from before the last change.
    const failures = hasErrors(parts.bundles.mdxProblems)
      ? []
      : await options.tryRendering({ graph, input, pool, problems: blocking, mayGoOn: () => mayGoOn(options) });
    if (failures === null) return null;
    const all = uniqueProblems([...problems, ...clientProblems, ...failures]);
    const out = join(site.config.root, 'build');
    // If the site has errors, two files with the same path usually follow from one of them.
    return hasErrors(all) ? all : [...all, ...findUnpublishable(plannedFiles(input), out)];
  } catch (error) {
    if (error instanceof DocsgenError) return error.problems;
    if (!options.isCurrent()) return null;
    throw error;
  }
}

async function mayGoOn({ whenIdle, isCurrent }: CheckOptions): Promise<boolean> {
  await whenIdle();
  return isCurrent();
}

/** Returns a pool that compiles one page at a time, each when no request has come for a while. */
function idlePool({ compile }: WorkerPool, options: CheckOptions): Pick<WorkerPool, 'compile'> {
  return {
    compile: async (tasks, onDone) => {
      for (const task of tasks) {
        if (!(await mayGoOn(options))) throw new Error('The site changed while it was checked');
        await compile([task], onDone);
      }
    },
  };
}
