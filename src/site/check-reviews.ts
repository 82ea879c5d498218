import { locateKey } from '../content/yaml-source.ts';
import { asProblem, type Problem } from '../shared/problem.ts';
import type { Site } from './graph/site.ts';
import { ownersOf } from './page-props/upkeep.ts';

/**
 * Returns the pages whose review is overdue on a day such as `2026-11-21`, those of one owner
 * together and those without an owner last, the longest overdue first. Drafts need no review.
 */
export function overdueReviews({ routes }: Pick<Site, 'routes'>, today: () => string): readonly Problem[] {
  const due = routes.flatMap(({ entry, target }) => {
    const day = entry?.frontMatter.review_by;
    if (!entry || entry.fallback || entry.draft || target !== undefined || day === undefined) return [];
    return [{ entry, day, owners: ownersOf(entry), file: entry.source.file }];
  });
  // Most sites ask for no review, and then the day does not count.
  if (due.length === 0) return [];
  const now = today();
  const overdue = due
    .filter(({ day }) => day < now)
    .map(({ entry, day, owners, file }) => ({
      keys: [owners.length === 0 ? '1' : `0${owners.join(', ')}`, day, file],
      problem: asProblem({
        code: 'overdue-review',
        title: `The review was due on ${day}. ${owners.length === 0 ? 'The page has no owner' : `Owner: ${owners.join(', ')}`}`,
        hint: 'Read the page, correct what is no longer true, and set the date of the next review in `review_by`.',
        file,
        ...locateKey(entry.yaml, ['review_by']),
      }) satisfies Problem,
    }));
  return overdue.toSorted((a, b) => compare(a.keys, b.keys)).map(({ problem }) => problem);
}

function compare(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  if (at === -1) return 0;
  return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1;
}
