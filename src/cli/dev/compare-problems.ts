import type { Problem } from '../../shared/problem.ts';

/** How what is known to be wrong has changed. */
export interface ProblemChange {
  readonly appeared: readonly Problem[];
  readonly fixed: readonly Problem[];
}

/**
 * Returns which problems are new and which have gone. One that moves up or down in its file, as
 * lines around it come and go, is the same; and so is one whose file has another name by now.
 * `isGone` tells whether there is no file at a path.
 */
export function compareProblems(
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

/** What stays the same of a problem when its file gets another name. */
function contentOf({ severity, title, hint, line, column }: Problem): string {
  return JSON.stringify([severity, title, hint, line, column]);
}

/** Of each kind as many stay as there are more than among the others; those at a place of their own first. */
function without(problems: readonly Problem[], others: readonly Problem[]): readonly Problem[] {
  const places = new Set(others.map(placeOf));
  const left = new Map<string, number>();
  for (const other of others) left.set(kindOf(other), (left.get(kindOf(other)) ?? 0) + 1);
  // Those at the same place as before are matched before others of their kind.
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
