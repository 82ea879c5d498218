import { type Problem, uniqueProblems } from '../../shared/problem.ts';
import type { KnownProblems } from './dev-session.ts';
import type { SiteState, SiteStates } from './site-state.ts';

/** What is known to be wrong with a site while its files change. */
export interface ProblemStore {
  /** Returns all that is known. Of what was looked at before the last change it may be out of date. */
  readonly known: () => KnownProblems;
  /** Takes in what a look at the whole site, as it was then, has found. */
  readonly setChecked: (state: SiteState, problems: readonly Problem[]) => void;
  /**
   * Takes in what has been found wrong with a page of the site, as it was then, when somebody asked
   * for it.
   */
  readonly setMade: (state: SiteState, page: string, problems: readonly Problem[]) => void;
  /** Returns the problems as they are, and notes the files that they name. */
  readonly note: (problems: readonly Problem[]) => readonly Problem[];
  /** Returns whether a problem has named a file. */
  readonly names: (file: string) => boolean;
}

interface Finding {
  readonly state: SiteState;
  readonly problems: readonly Problem[];
}

/**
 * Returns the store of a site. It knows what the site's states say, and what it is told later. `onNews` is called
 * when a page shows what was not known.
 */
export function createProblemStore(states: SiteStates, onNews: () => void): ProblemStore {
  const files = new Set<string>();
  let checked: Finding | null = null;
  // Pages that were asked for, with mistakes.
  const made = new Map<string, Finding>();
  const note = (problems: readonly Problem[]) => {
    for (const { file } of problems) if (file !== undefined) files.add(file);
    return problems;
  };
  const all = (): readonly Problem[] => {
    const state = states.current();
    const own = [...states.configProblems(), ...(state ? problemsOfState(state) : [])];
    const ofPages = [...made.values()].flatMap(({ problems }) => problems);
    return note(uniqueProblems([...own, ...(checked?.problems ?? []), ...ofPages]));
  };
  return {
    known: () => ({ problems: all(), isComplete: checked !== null && checked.state === states.current() }),
    setChecked: (state, problems) => {
      checked = { state, problems };
      // What was found after the site had become what was looked at stays, since both are true of
      // it.
      for (const [page, finding] of made) if (finding.state !== state) made.delete(page);
    },
    setMade: (state, page, problems) => {
      if (state !== states.current()) return;
      // What changes while a page is made is made again.
      const found = problems.filter(({ code }) => code !== 'changed-during-build');
      const before = made.get(page);
      if (found.length > 0) made.set(page, { state, problems: found });
      else made.delete(page);
      const isSame = JSON.stringify(before?.problems ?? []) === JSON.stringify(found);
      if (!isSame) onNews();
    },
    note,
    names: (file) => files.has(file),
  };
}

/** Returns what shows of a site's mistakes before its texts are compiled. */
export function problemsOfState({ settings, graph }: SiteState): readonly Problem[] {
  return [...settings.problems, ...graph.problems];
}
