import type { Problem } from '../shared/problem.ts';

/** A link that leads nowhere from the source may lead nowhere from the page in another way. */
const linkCodes = ['broken-link', 'missing-anchor', 'missing-file', 'link-to-draft', 'refused-file'] as const;

/** Returns what a check of pages has found, without what the build has said of the same lines. */
export function withoutKnown(known: readonly Problem[], found: readonly Problem[]): readonly Problem[] {
  const keyOf = ({ code, file, line }: Problem) =>
    JSON.stringify([linkCodes.some((each) => each === code) ? 'link' : code, file, line]);
  const keys = new Set(known.map(keyOf));
  return found.filter((problem) => problem.line === undefined || !keys.has(keyOf(problem)));
}
