import type { Problem } from '../../shared/problem.ts';

/** The difference between two lists of problems. */
export interface ProblemChange {
  readonly appeared: readonly Problem[];
  readonly fixed: readonly Problem[];
}

/**
 * Returns the problems that are new and those that are fixed. A problem is the same if it has only
 * moved to another line, or if its file was renamed. `isGone` returns whether a file no longer
 * exists.
 */
export function compareProblems(
  before: readonly Problem[],
  now: readonly Problem[],
  isGone: (file: string) => boolean,
): ProblemChange {
  const isMove = ({ move }: Problem) => move !== undefined;
  const isOther = ({ move }: Problem) => move === undefined;
  const others = compareOthers(before.filter(isOther), now.filter(isOther), isGone);
  const moves = compareMoves(before.filter(isMove), now);
  return { appeared: [...moves.appeared, ...others.appeared], fixed: [...moves.fixed, ...others.fixed] };
}

/**
 * Compares the problems of renamed pages. Such a problem is new again when more links are found. It
 * is not fixed if its links are problems of their own now, because the writer leaves them.
 */
function compareMoves(before: readonly Problem[], now: readonly Problem[]): ProblemChange {
  const linksOf = ({ move }: Problem) => move?.links ?? [];
  const sizeOf = (problem: Problem) => linksOf(problem).length + (problem.move?.translations?.length ?? 0);
  const sameIn = (problems: readonly Problem[], { move }: Problem) =>
    problems.find((each) => each.move !== undefined && each.move.from === move?.from);
  const isAt = (problem: Problem) => (link: { readonly file: string; readonly line: number }) =>
    problem.file === link.file && problem.line === link.line && problem.code === 'broken-link';
  return {
    appeared: now.filter((problem) => {
      const same = sameIn(before, problem);
      return sizeOf(problem) > (same ? sizeOf(same) : 0);
    }),
    fixed: before.filter((problem) => !sameIn(now, problem) && !now.some((each) => linksOf(problem).some(isAt(each)))),
  };
}

function compareOthers(
  before: readonly Problem[],
  now: readonly Problem[],
  isGone: (file: string) => boolean,
): ProblemChange {
  const moved = before.filter(({ file }) => file !== undefined && isGone(file));
  const [left, come] = [new Set(moved.map(contentOf)), new Set(now.map(contentOf))];
  return {
    appeared: without(now, before).filter((problem) => moved.includes(problem) || !left.has(contentOf(problem))),
    fixed: without(before, now).filter((problem) => !moved.includes(problem) || !come.has(contentOf(problem))),
  };
}

/** Returns a key that stays the same when the file of a problem is renamed. */
function contentOf({ severity, title, hint, line, column }: Problem): string {
  return JSON.stringify([severity, title, hint, line, column]);
}

/**
 * Returns the problems that have no counterpart in `others`. Problems are counterparts if they are
 * of the same kind, each of them for one other only: if a kind occurs five times here and three
 * times in `others`, two remain. Problems with the same position in both lists are matched first.
 */
function without(problems: readonly Problem[], others: readonly Problem[]): readonly Problem[] {
  const places = new Set(others.map(placeOf));
  const left = new Map<string, number>();
  for (const other of others) left.set(kindOf(other), (left.get(kindOf(other)) ?? 0) + 1);
  // Problems at a position that `others` has too are matched before the rest of their kind.
  const ordered = problems.toSorted(
    (one, other) => Number(places.has(placeOf(other))) - Number(places.has(placeOf(one))),
  );
  const surplus = new Set(
    ordered.filter((problem) => {
      const kind = kindOf(problem);
      const count = left.get(kind) ?? 0;
      left.set(kind, count - 1);
      return count <= 0;
    }),
  );
  return problems.filter((problem) => surplus.has(problem));
}

function kindOf({ severity, title, hint, file }: Problem): string {
  return JSON.stringify([severity, title, hint, file]);
}

function placeOf(problem: Problem): string {
  return JSON.stringify([kindOf(problem), problem.line, problem.column]);
}
