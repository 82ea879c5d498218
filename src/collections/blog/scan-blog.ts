import { posix } from 'node:path';
import { entryFields, listingOf, splitDrafts } from '../../content/entry-fields.ts';
import { type LocaleEntry, mergeLocales } from '../../content/merge-locales.ts';
import { fileIn, forLocale, readByLocale } from '../../content/read-by-locale.ts';
import { readCollection } from '../../content/read-collection.ts';
import { type LocaleFolder, pagePath } from '../../content/read-files.ts';
import type { Scan } from '../../content/scan.ts';
import { tagsSchema } from '../../content/schema/tags.ts';
import { invalidSlugs, resolveSlug } from '../../content/slug.ts';
import { tagsFile } from '../../content/tags/tag-files.ts';
import { undeclaredTags } from '../../content/tags/undeclared-tags.ts';
import { locateKey } from '../../content/yaml-source.ts';
import { suggest } from '../../shared/nearest.ts';
import type { Outcome, Problem } from '../../shared/problem.ts';
import type { BlogCollection, BlogSet, Post } from './blog-set.ts';
import { unknownNeighbors } from './neighbors.ts';
import { authorsSchema, type PostFrontMatter, postFrontMatter } from './schema.ts';

/** Returns whether a file of this name is the metadata of a blog. */
export function isBlogMetadata(name: string): boolean {
  return name === 'authors.yml' || name === tagsFile;
}

/** Returns the posts, authors and tags of a blog for every locale. */
export async function scanBlog(scan: Scan, collection: BlogCollection): Promise<Outcome<readonly BlogSet[]>> {
  const { config } = scan;
  const { key: name, type } = collection;
  const owner = {
    name,
    source: collection.source,
    rewrites: collection.rewrites,
    type,
    isMetadataFile: isBlogMetadata,
    path: ['collections', name],
    firstFile: '2026-01-31-hello.md',
  } as const;
  const read = await readCollection(scan, owner, postFrontMatter);
  if (read.value === null) return { value: [], problems: read.problems };
  const { folders, source, parsed } = read.value;
  const authors = readByLocale(scan, folders, 'authors.yml', authorsSchema);
  const tags = readByLocale(scan, folders, tagsFile, tagsSchema);
  const problems: Problem[] = [...read.problems, ...authors.problems, ...tags.problems];
  const sets = config.locales.map((locale): BlogSet => {
    const { shown: posts, drafts } = splitDrafts(scan, mergeLocales(config, locale, folders, parsed).map(toPost));
    return {
      collection,
      locale,
      entries: posts.toSorted((a, b) => b.time - a.time || compare(a.slug, b.slug)),
      draftFiles: drafts.map((post) => post.source.file),
      authors: forLocale(authors, locale, config.locales[0]),
      tags: forLocale(tags, locale, config.locales[0]),
      files: filesOf(folders.find((folder) => folder.locale === locale) ?? source, source),
    };
  });
  const own = sets.flatMap(({ entries: posts, authors: known, tags: declared }) =>
    posts.filter((post) => !post.fallback).map((post) => ({ post, known, declared })),
  );
  for (const { post, known, declared } of own) {
    // A field that could not be read is already reported, so it must not count as missing.
    const unknown = parsed.get(post.source.file)?.unknown ?? null;
    if (unknown?.includes('date') === false) problems.push(...undated(post));
    if (authors.names !== null)
      problems.push(...unknownAuthors(post, [...new Set([...known.keys(), ...authors.names])]));
    if (tags.problems.length === 0) problems.push(...undeclaredTags(config, post, declared));
  }
  for (const { entries } of sets)
    problems.push(...entries.filter(({ fallback }) => !fallback).flatMap((post) => unknownNeighbors(post, entries)));
  return { value: sets, problems: [...problems, ...invalidSlugs(own.map(({ post }) => post))] };
}

/** Matches `2026-09-14-name`, `2026-09-14/name` and `2026/09/14/name`. */
const dated = /^(?:.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.+)$/;

function toPost(entry: LocaleEntry<PostFrontMatter>): Post {
  const { shown, original } = entry;
  const { source, summary } = shown;
  const inherited: PostFrontMatter = original?.frontMatter ?? {};
  const { slug, date, authors, tags, pagination_prev, pagination_next } = inherited;
  const structure = { slug, date, authors, tags, pagination_prev, pagination_next, ...listingOf(inherited) };
  const frontMatter: PostFrontMatter = { ...structure, ...shown.frontMatter };
  const path = pagePath(source).replace(/\/index$/, '');
  const [, year = '', month = '', day = '', name = path] = dated.exec(path) ?? [];
  const fileDate = year === '' ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const datePath = fileDate === '' ? '' : fileDate.replaceAll('-', '/');
  return {
    ...entryFields(entry, frontMatter),
    slug: resolveSlug(frontMatter.slug ?? posix.join(datePath, name), ''),
    date: frontMatter.date?.slice(0, 10) ?? fileDate,
    time: timeOf(frontMatter.date ?? fileDate),
    authors: [...new Set([frontMatter.authors ?? []].flat())],
    title: frontMatter.title ?? summary.heading ?? posix.basename(name),
  };
}

/**
 * Returns a date in milliseconds since 1970; 0 for an invalid one, which `undated` reports. A time
 * without an offset is UTC, so that the result does not depend on the time zone of the machine.
 */
function timeOf(date: string): number {
  const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/.test(date.slice(10));
  const time = Date.parse(`${date.replace(' ', 'T')}${date.length > 10 && !hasOffset ? 'Z' : ''}`);
  return Number.isNaN(time) ? 0 : time;
}

/** Returns the locale's own files, else the source locale's. */
function filesOf(own: LocaleFolder, source: LocaleFolder): BlogSet['files'] {
  return {
    folder: own.folder,
    authors: fileIn(own, 'authors.yml') ?? fileIn(source, 'authors.yml'),
    tags: fileIn(own, tagsFile) ?? fileIn(source, tagsFile),
  };
}

/** Reports a missing or invalid date. An inherited date is reported only at the original. */
function undated(post: Post): readonly Problem[] {
  const [year = 0, month = 0, day = 0] = post.date.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (post.date !== '' && date.getUTCMonth() === month - 1 && date.getUTCDate() === day) return [];
  const place = locateKey(post.yaml, ['date']);
  if (place === null && post.originalFile !== null) return [];
  return [
    {
      severity: 'error',
      code: 'invalid-post-date',
      title: post.date === '' ? 'A blog post without a date' : `The post's date, ${post.date}, is not a real date`,
      hint: 'Put `date: 2026-01-31` in its front matter, or begin its file name with the date: `2026-01-31-title.md`.',
      file: post.source.file,
      ...place,
    },
  ];
}

/** Reports unknown authors. Inherited authors are reported only at the original. */
function unknownAuthors(post: Post, known: readonly string[]): readonly Problem[] {
  return post.authors.flatMap((key, index): readonly Problem[] => {
    if (known.includes(key)) return [];
    const place = locateKey(post.yaml, ['authors', index]);
    if (place === null) return [];
    const title = `The author \`${key}\` is not in authors.yml`;
    const hint = suggest(key, known, 'known authors');
    return [{ severity: 'error', code: 'unknown-author', title, hint, file: post.source.file, ...place }];
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
