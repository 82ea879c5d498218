import { DocsgenError, type Problem, uniqueProblems } from '../../shared/problem.ts';
import { judgeReferences } from '../../site/judge-references.ts';
import { gather, type Workshop } from './page-source.ts';
import type { SiteState } from './site-state.ts';

/** Compiles what has not been compiled of a site. Returns all that is wrong with it, beside its configuration and its graph. */
export async function checkSite(state: SiteState, workshop: Workshop): Promise<readonly Problem[]> {
  const { site } = state.graph;
  try {
    const parts = await state.parts();
    const { input, problems } = await gather(parts, workshop, site.routes);
    state.settings.facts.keepOnly(new Set(input.tasks.keys()));
    const { programProblems, clientProblems } = parts.bundles;
    return uniqueProblems([...problems, ...programProblems, ...clientProblems, ...judgeReferences(input)]);
  } catch (error) {
    if (error instanceof DocsgenError) return error.problems;
    throw error;
  }
}
