import type { Problem } from '../../shared/problem.ts';

/** A link that leads nowhere from the source may lead nowhere from the page in another way. */
const linkCodes = ['broken-link', 'missing-anchor', 'missing-file', 'link-to-draft', 'refused-file'] as const;

/** Returns what was found in finished pages, without what was said of the same lines of their sources. */
export function withoutRepeats(said: readonly Problem[], found: readonly Problem[]): readonly Problem[] {
  const keyOf = ({ code, title, file, line }: Problem) =>
    JSON.stringify([linkCodes.some((each) => each === code) ? 'link' : code, file, line, line === undefined && title]);
  const keys = new Set(said.map(keyOf));
  return found.filter((problem) => !keys.has(keyOf(problem)));
}
