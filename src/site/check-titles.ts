import { groupBy } from '../shared/group-by.ts';
import { asProblem, type Problem } from '../shared/problem.ts';
import type { Site } from './graph/site.ts';

/** Two pages may have one title on purpose, such as an old and a new form. More are a slip. */
const fewest = 3;
const mostListed = 5;

/**
 * Returns a warning for each title that three or more pages of a collection have in one language
 * and version: readers cannot tell them apart in sidebars, tabs and search results.
 */
export function repeatedTitles({ routes }: Pick<Site, 'routes'>): readonly Problem[] {
  const own = routes.filter(({ entry, fallback, unlisted, target }) => {
    return entry !== null && !fallback && !unlisted && target === undefined;
  });
  const groups = groupBy(own, ({ collection, locale, version, title }) =>
    JSON.stringify([collection, locale.name, version, title]),
  );
  return [...groups.values()].flatMap((same): readonly Problem[] => {
    const [first] = same;
    if (!first || same.length < fewest) return [];
    const files = same.flatMap(({ source }) => source ?? []).toSorted();
    const more = files.length > mostListed ? ` and ${files.length - mostListed} more` : '';
    return [
      asProblem({
        code: 'repeated-title',
        title: `${same.length} pages have the title “${first.title}”`,
        hint: `Give each of them its own \`title\`: ${files.slice(0, mostListed).join(', ')}${more}.`,
        file: files[0],
      }),
    ];
  });
}
