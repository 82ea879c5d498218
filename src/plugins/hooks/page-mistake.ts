import type { Problem } from '../../shared/problem.ts';

/** A mistake of a plugin on a page. */
export interface PageMistake {
  /** Address of the page. */
  readonly url: string;
  /** Returns the problem. `pages` is what its title says of the pages that have it. */
  readonly problemOn: (pages: string) => Problem;
}

/**
 * Returns the problems of mistakes, each once: its title names the first page that has it, and how
 * many more there are.
 */
export function joinMistakes(mistakes: readonly PageMistake[]): readonly Problem[] {
  const groups = new Map<string, PageMistake & { readonly urls: Set<string> }>();
  for (const mistake of mistakes) {
    const key = JSON.stringify(mistake.problemOn(''));
    const group = groups.get(key) ?? { ...mistake, urls: new Set<string>() };
    groups.set(key, group);
    group.urls.add(mistake.url);
  }
  return [...groups.values()].map(({ url, urls, problemOn }) => problemOn(`\`${url}\`${morePagesText(urls.size - 1)}`));
}

/** Returns what follows the name of a page that stands for others too. */
export function morePagesText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' and 1 more page' : ` and ${count} more pages`;
}
