import { type Problem, uniqueProblems } from '../../shared/problem.ts';
import type { KnownProblems } from './dev-session.ts';
import type { SiteState, SiteStates } from './site-state.ts';

/** Stores the known problems of a site while its files change. */
export interface ProblemStore {
  /** Returns all known problems. Those that were found before the last change may be outdated. */
  readonly known: () => KnownProblems;
  /** Stores the problems that the check of the whole site found in a state. */
  readonly setChecked: (state: SiteState, problems: readonly Problem[]) => void;
  /** Stores the problems that were found in a state when a page was requested. */
  readonly setMade: (state: SiteState, page: string, problems: readonly Problem[]) => void;
  /** Removes problems that no longer exist, until the next check finds what is true. */
  readonly forget: (isGone: (problem: Problem) => boolean) => void;
  /** Remembers the files that the problems name. Returns the problems unchanged. */
  readonly note: (problems: readonly Problem[]) => readonly Problem[];
  /** Returns whether a problem has named a file. */
  readonly names: (file: string) => boolean;
}

interface Finding {
  readonly state: SiteState;
  readonly problems: readonly Problem[];
}

/**
 * Returns the problem store of a site. It combines the problems of the current state with those
 * that are added later. Calls `onNews` when the problems of a requested page change.
 */
export function createProblemStore(states: SiteStates, onNews: () => void): ProblemStore {
  const files = new Set<string>();
  let checked: Finding | null = null;
  // The requested pages that have problems.
  const made = new Map<string, Finding>();
  const note = (problems: readonly Problem[]) => {
    for (const { file } of problems) if (file !== undefined) files.add(file);
    return problems;
  };
  const all = (): readonly Problem[] => {
    const state = states.current();
    const own = [...states.configProblems(), ...(state ? state.problems() : [])];
    const ofPages = [...made.values()].flatMap(({ problems }) => problems);
    return note(uniqueProblems([...own, ...(checked?.problems ?? []), ...ofPages]));
  };
  return {
    // Nothing is checked behind a configuration that was never valid.
    known: () => ({ problems: all(), isComplete: (checked?.state ?? null) === states.current() }),
    setChecked: (state, problems) => {
      checked = { state, problems };
      // Keep the problems of pages that were found in the same state: they are still true.
      for (const [page, finding] of made) if (finding.state !== state) made.delete(page);
    },
    setMade: (state, page, problems) => {
      if (state !== states.current()) return;
      // If a file changes while a page is made, the page is made again.
      const found = problems.filter(({ code }) => code !== 'changed-during-build');
      const before = made.get(page);
      if (found.length > 0) made.set(page, { state, problems: found });
      else made.delete(page);
      const isSame = JSON.stringify(before?.problems ?? []) === JSON.stringify(found);
      if (!isSame) onNews();
    },
    forget: (isGone) => {
      const without = ({ state, problems }: Finding) => ({ state, problems: problems.filter((each) => !isGone(each)) });
      if (checked) checked = without(checked);
      for (const [page, finding] of made) made.set(page, without(finding));
    },
    note,
    names: (file) => files.has(file),
  };
}
