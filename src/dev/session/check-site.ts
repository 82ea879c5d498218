import { join } from 'node:path';
import { findUnpublishable } from '../../build/output/check-planned-files.ts';
import { plannedFiles } from '../../build/output/planned-files.ts';
import { changedMeanwhile } from '../../workers/changed-meanwhile.ts';
import type { PageCrew } from '../../workers/open-crew.ts';
import { DocsgenError, type Problem, uniqueProblems } from '../../shared/problem.ts';
import { judgeReferences } from '../../site/references/judge-references.ts';
import { checkNavigationAnchors } from '../../site/navigation/check-navigation.ts';
import { createPageCompiler } from './page-compiler.ts';
import { gather, type Workshop } from './page-source.ts';
import type { SiteState } from './site-state.ts';
import type { TrialPrints } from './trial-prints.ts';

interface CheckManners {
  /** Settles when nobody waits for anything. */
  readonly waitForTurn: () => Promise<void>;
  /** Returns whether the site is still as it was when the check began. */
  readonly isCurrent: () => boolean;
  readonly tryPrinting: TrialPrints;
}

/**
 * Compiles what has not been compiled of a site, and prints what may fail as it is printed, page by
 * page. Returns all that keeps it from being built, and all warnings, beside those of its
 * configuration and its graph; null if it has changed meanwhile.
 */
export async function checkSite(
  state: SiteState,
  workshop: Workshop,
  manners: CheckManners,
): Promise<readonly Problem[] | null> {
  const { graph } = state;
  const { identity, facts, crew } = state.settings;
  const compile = createPageCompiler({ identity, crew: patient(crew, manners), facts });
  try {
    const parts = { ...(await state.parts()), compile };
    const { input, problems } = await gather(parts, workshop, graph.site.routes);
    facts.keepOnly(new Set(input.tasks.keys()));
    if (problems.some(({ title }) => title === changedMeanwhile.title)) return null;
    const { programProblems, clientProblems } = parts.bundles;
    const anchors = checkNavigationAnchors(graph.site, input.compiled);
    const known = [...problems, ...programProblems, ...clientProblems, ...judgeReferences(input), ...anchors];
    // Where programs could not be bundled, those that run are of the site as it was before.
    const printed = programProblems.some(isError)
      ? []
      : await manners.tryPrinting({ graph, input, crew, problems, mayGoOn: () => mayGoOn(manners) });
    if (printed === null) return null;
    const all = uniqueProblems([...known, ...printed]);
    const out = join(graph.site.config.root, 'build');
    // What names two files alike shows elsewhere first, if anything does.
    return all.some(isError) ? all : [...all, ...findUnpublishable(plannedFiles(input), out)];
  } catch (error) {
    if (error instanceof DocsgenError) return error.problems;
    if (!manners.isCurrent()) return null;
    throw error;
  }
}

async function mayGoOn({ waitForTurn, isCurrent }: CheckManners): Promise<boolean> {
  await waitForTurn();
  return isCurrent();
}

/** Compiles one page after the other, each when nobody waits for anything else. */
function patient({ compile }: PageCrew, manners: CheckManners): Pick<PageCrew, 'compile'> {
  return {
    compile: async (tasks, onDone) => {
      for (const task of tasks) {
        if (!(await mayGoOn(manners))) throw new Error('The site has changed while it was looked at');
        await compile([task], onDone);
      }
    },
  };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}
