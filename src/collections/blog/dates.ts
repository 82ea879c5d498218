import { pagePath } from '../../content/read-files.ts';
import type { FirstCommits } from '../../content/first-commits.ts';
import type { LocaleEntry } from '../../content/merge-locales.ts';
import { locateKey } from '../../content/yaml-source.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import type { Post } from './blog-set.ts';
import type { PostFrontMatter } from './schema.ts';

/** Matches `2026-09-14-name`, `2026-09-14/name` and `2026/09/14/name`. */
const dated = /^(?:.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.+)$/;

/**
 * Returns the date in a path without extension, such as `2026-09-14`, or an empty text, and what
 * follows it.
 */
export function splitPath(path: string): { readonly date: string; readonly name: string } {
  const [, year = '', month = '', day = '', name = path] = dated.exec(path) ?? [];
  return { date: year === '' ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, name };
}

/**
 * Returns the date that an author has written, in front matter or in the file's name; empty for
 * none.
 */
export function writtenDate({ shown, original }: LocaleEntry<PostFrontMatter>): string {
  return shown.frontMatter.date ?? original?.frontMatter.date ?? splitPath(pagePath(shown.source)).date;
}

/**
 * Returns the day and the time of a post without a written date: those of its first commit, if
 * there is one.
 */
export function committedDate(
  { shown, original }: LocaleEntry<PostFrontMatter>,
  { times }: FirstCommits,
): Pick<Post, 'date' | 'time'> {
  const time = times.get((original ?? shown).source.file);
  return time === undefined ? { date: '', time: 0 } : { date: new Date(time).toISOString().slice(0, 10), time };
}

/**
 * Returns a date in milliseconds since 1970; 0 for an invalid one, which `undated` reports. A time
 * without an offset is UTC, so that the result does not depend on the time zone of the machine.
 */
export function timeOf(date: string): number {
  const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/.test(date.slice(10));
  const time = Date.parse(`${date.replace(' ', 'T')}${date.length > 10 && !hasOffset ? 'Z' : ''}`);
  return Number.isNaN(time) ? 0 : time;
}

/**
 * Reports a missing or invalid date; `reason` says why git does not tell it. An inherited date is
 * reported only at the original.
 */
export function undated(post: Post, reason: string): readonly Problem[] {
  const [year = 0, month = 0, day = 0] = post.date.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (post.date !== '' && date.getUTCMonth() === month - 1 && date.getUTCDate() === day) return [];
  const place = locateKey(post.yaml, ['date']);
  if (place === null && post.originalFile !== null) return [];
  const write =
    'Put `date: 2026-01-31` in its front matter, or begin its file name with the date: `2026-01-31-title.md`.';
  return [
    asProblem({
      code: 'invalid-post-date',
      title: post.date === '' ? 'A blog post without a date' : `The post's date, ${post.date}, is not a real date`,
      hint: post.date === '' ? `${write} Git cannot tell when it was added: ${reason}.` : write,
      file: post.source.file,
      ...place,
    }),
  ];
}
