import type { Problem } from '../../shared/problem.ts';
import { nearest } from '../../shared/nearest.ts';

/** So many are compared with a wrong address. In a larger site, only those of its folder are. */
const mostCompared = 2000;

/**
 * Returns a function that completes problems of addresses without a target: the hint names the page
 * or the file that was probably meant. `paths` are all addresses of the site, with base.
 */
export function createSuggestions(paths: readonly string[]): (problem: Problem) => Problem {
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    const name = lastPart(path);
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  const known = new Map<string, string>();
  const suggest = (path: string): string => {
    const same = byName.get(lastPart(path)) ?? [];
    if (same.length === 1) return `Did you mean \`${same[0]}\`?`;
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const near = paths.length > mostCompared ? paths.filter((each) => each.startsWith(folder)) : paths;
    const best = nearest(path, near.length > mostCompared ? same : near);
    // Most of the letters of two addresses in a folder are the same.
    const isNear = best !== null && nearest(lastPart(path), [lastPart(best)]) !== null;
    return !isNear ? '`docsgen routes` lists all pages.' : `Did you mean \`${best}\`?`;
  };
  return (problem) => {
    const { hint, target = '' } = problem;
    if (hint !== '') return problem;
    const path = target.replace(/[?#].*$/s, '').replace(/^https?:\/\/[^/]*/, '');
    const text = known.get(path) ?? suggest(path);
    known.set(path, text);
    return { ...problem, hint: text };
  };
}

function lastPart(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? '';
}
