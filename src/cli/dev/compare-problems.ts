import type { Problem } from '../../shared/problem.ts';

/** How what is known to be wrong has changed. */
export interface ProblemChange {
  readonly appeared: readonly Problem[];
  readonly mended: readonly Problem[];
}

/** Returns which problems are new and which have gone. One that moves up or down in its file, as lines around it come and go, is the same. */
export function compareProblems(before: readonly Problem[], now: readonly Problem[]): ProblemChange {
  return { appeared: without(now, before), mended: without(before, now) };
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
