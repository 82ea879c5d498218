import { asProblem, type Problem } from '../../shared/problem.ts';
import type { LinkedPage } from './linked-pages.ts';
import type { PageState } from './visit-page.ts';

/**
 * Returns one problem in place of all others if no name of several hosts is known: then this
 * machine has no network, and the links say nothing. Otherwise null.
 */
export function offlineProblem(
  visited: readonly (Pick<LinkedPage, 'host'> & { readonly state: PageState })[],
): Problem | null {
  const hosts = new Set(visited.map(({ host }) => host)).size;
  const isOffline = ({ state }: { readonly state: PageState }) => state.type !== 'answers' && state.mayBeOffline;
  if (hosts < 2 || !visited.every(isOffline)) return null;
  const title = `None of the ${hosts} other sites that pages link to can be found`;
  const hint = 'Make sure that this machine has a network connection, and run the check again.';
  return asProblem({ code: 'unreachable-external-link', title, hint });
}
