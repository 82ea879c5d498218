import { type Problem, uniqueProblems } from '../../shared/problem.ts';
import type { KnownProblems } from './dev-session.ts';
import type { SiteState, SiteStates } from './site-state.ts';

/** What is known to be wrong with a site while its files change. */
export interface ProblemBook {
  /** Returns all that is known. Of what was looked at before the last change it may be out of date. */
  readonly known: () => KnownProblems;
  /** Takes in what a look at the whole site, as it was then, has found. */
  readonly setChecked: (state: SiteState, problems: readonly Problem[]) => void;
  /** Returns the problems as they are, and notes the files that they name. */
  readonly note: (problems: readonly Problem[]) => readonly Problem[];
  /** Returns whether a problem has named a file. */
  readonly names: (file: string) => boolean;
}

/** Returns the book of a site, in which nothing is known but what its states say. */
export function createProblemBook(states: SiteStates): ProblemBook {
  const files = new Set<string>();
  let checked: { readonly state: SiteState; readonly problems: readonly Problem[] } | null = null;
  const note = (problems: readonly Problem[]) => {
    for (const { file } of problems) if (file !== undefined) files.add(file);
    return problems;
  };
  return {
    known: () => {
      const state = states.current();
      const own = [...states.configProblems(), ...(state ? problemsOfState(state) : [])];
      const problems = note(uniqueProblems([...own, ...(checked?.problems ?? [])]));
      return { problems, isComplete: checked !== null && checked.state === state };
    },
    setChecked: (state, problems) => {
      checked = { state, problems };
    },
    note,
    names: (file) => files.has(file),
  };
}

/** Returns what shows of a site's mistakes before its texts are compiled. */
export function problemsOfState({ settings, graph }: SiteState): readonly Problem[] {
  return [...settings.problems, ...graph.problems];
}
