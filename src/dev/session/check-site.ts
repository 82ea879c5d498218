import { changedMeanwhile } from '../../build/pages/changed-meanwhile.ts';
import type { PageCrew } from '../../build/pages/open-crew.ts';
import { DocsgenError, type Problem, uniqueProblems } from '../../shared/problem.ts';
import { judgeReferences } from '../../site/judge-references.ts';
import { checkNavigationAnchors } from '../../site/navigation/check-navigation.ts';
import { createPageCompiler } from './page-compiler.ts';
import { gather, type Workshop } from './page-source.ts';
import type { SiteState } from './site-state.ts';

interface CheckManners {
  /** Settles when nobody waits for anything. */
  readonly waitForTurn: () => Promise<void>;
  /** Returns whether the site is still as it was when the check began. */
  readonly isCurrent: () => boolean;
}

/** Compiles what has not been compiled of a site, page by page. Returns all that is wrong with it, beside its configuration and its graph; null if it has changed meanwhile. */
export async function checkSite(
  state: SiteState,
  workshop: Workshop,
  manners: CheckManners,
): Promise<readonly Problem[] | null> {
  const { site } = state.graph;
  const { identity, facts, crew } = state.settings;
  const compile = createPageCompiler({ identity, crew: patient(crew, manners), facts });
  try {
    const parts = { ...(await state.parts()), compile };
    const { input, problems } = await gather(parts, workshop, site.routes);
    facts.keepOnly(new Set(input.tasks.keys()));
    const { programProblems, clientProblems } = parts.bundles;
    if (problems.some(({ title }) => title === changedMeanwhile.title)) return null;
    const anchors = checkNavigationAnchors(site, input.compiled);
    return uniqueProblems([...problems, ...programProblems, ...clientProblems, ...judgeReferences(input), ...anchors]);
  } catch (error) {
    if (error instanceof DocsgenError) return error.problems;
    if (!manners.isCurrent()) return null;
    throw error;
  }
}

/** Compiles one page after the other, each when nobody waits for anything else. */
function patient({ compile }: PageCrew, { waitForTurn, isCurrent }: CheckManners): Pick<PageCrew, 'compile'> {
  return {
    compile: async (tasks, onDone) => {
      for (const task of tasks) {
        await waitForTurn();
        if (!isCurrent()) throw new Error('The site has changed while it was looked at');
        await compile([task], onDone);
      }
    },
  };
}
