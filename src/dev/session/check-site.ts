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
  /** Settles when nobody waits for anything. */
  readonly waitForTurn: () => Promise<void>;
  /** Returns whether the site is still as it was when the check began. */
  readonly isCurrent: () => boolean;
  readonly tryRendering: TrialRenders;
}

/**
 * Compiles what has not been compiled of a site, and prints what may fail as it is printed, page by
 * page. Returns all that keeps it from being built, and all warnings, beside those of its
 * configuration and its graph; null if it has changed meanwhile.
 */
export async function checkSite(
  state: SiteState,
  context: DevContext,
  options: CheckOptions,
): Promise<readonly Problem[] | null> {
  const { graph } = state;
  const { identity, metadata, pool } = state.settings;
  const compile = createPageCompiler({ identity, pool: patient(pool, options), metadata });
  try {
    const parts = { ...(await state.parts()), compile };
    const { site } = graph;
    const prepared = await prepare(selectAll(site), createDevServices(parts, context));
    const { input, problems, blocking, clientProblems } = prepared;
    metadata.keepOnly(new Set(input.tasks.keys()));
    if (problems.some(({ code }) => code === 'changed-during-build')) return null;
    // If the MDX modules cannot be bundled, those that run are from before the last change.
    const failures = hasErrors(parts.bundles.mdxProblems)
      ? []
      : await options.tryRendering({ graph, input, pool, problems: blocking, mayGoOn: () => mayGoOn(options) });
    if (failures === null) return null;
    const all = uniqueProblems([...problems, ...clientProblems, ...failures]);
    const out = join(site.config.root, 'build');
    // Two files of one name have other problems too, which say more.
    return hasErrors(all) ? all : [...all, ...findUnpublishable(plannedFiles(input), out)];
  } catch (error) {
    if (error instanceof DocsgenError) return error.problems;
    if (!options.isCurrent()) return null;
    throw error;
  }
}

async function mayGoOn({ waitForTurn, isCurrent }: CheckOptions): Promise<boolean> {
  await waitForTurn();
  return isCurrent();
}

/** Compiles one page after the other, each when nobody waits for anything else. */
function patient({ compile }: WorkerPool, options: CheckOptions): Pick<WorkerPool, 'compile'> {
  return {
    compile: async (tasks, onDone) => {
      for (const task of tasks) {
        if (!(await mayGoOn(options))) throw new Error('The site has changed while it was looked at');
        await compile([task], onDone);
      }
    },
  };
}
