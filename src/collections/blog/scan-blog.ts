import { posix } from 'node:path';
import { entryFields, listingOf, splitDrafts } from '../../content/entry-fields.ts';
import { type FirstCommits, readFirstCommits } from '../../content/first-commits.ts';
import { type LocaleEntry, mergeLocales } from '../../content/merge-locales.ts';
import { firstFile, forLocale, readByLocale } from '../../content/read-by-locale.ts';
import { readCollection } from '../../content/read-collection.ts';
import { type LocaleFolder, nearestFolder, pagePath } from '../../content/read-files.ts';
import type { Scan } from '../../content/scan.ts';
import { tagsSchema } from '../../content/schema/tags.ts';
import { fileSlug, invalidSlugs } from '../../content/slug.ts';
import { tagsFile } from '../../content/tags/tag-files.ts';
import { undeclaredTags } from '../../content/tags/undeclared-tags.ts';
import type { Outcome, Problem } from '../../shared/problem.ts';
import { now } from '../../system/today.ts';
import { checkAuthors, readAuthors } from './check-authors.ts';
import { authorsSchema } from './authors/schema.ts';
import type { BlogCollection, BlogSet, Post } from './blog-set.ts';
import { committedDate, splitPath, timeOf, undated, writtenDate } from './dates.ts';
import { filterPosts } from './filter-posts.ts';
import { unknownNeighbors } from './neighbors.ts';
import { type PostFrontMatter, postFrontMatter } from './schema.ts';

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
  const entries = config.locales.map((locale) => mergeLocales(scan, locale, folders, parsed));
  const commits = commitsFor(scan, folders, entries.flat());
  const latest = collection.futurePosts ? Infinity : now();
  const filterProblems: Problem[] = [];
  const sets = config.locales.map((locale, index): BlogSet => {
    const all = (entries[index] ?? []).map((entry) => toPost(entry, commits, latest));
    const { shown, drafts } = splitDrafts(scan, all);
    const kept = filterPosts({ config, collection, locale: locale.name, posts: shown });
    filterProblems.push(...kept.problems);
    return {
      collection,
      locale,
      entries: kept.value.toSorted((a, b) => b.time - a.time || compare(a.slug, b.slug)),
      draftFiles: drafts.map((post) => post.source.file),
      waiting: drafts
        .filter(isWaiting)
        .map(({ source: { file }, originalFile, time }) => ({ file, originalFile, time })),
      authors: forLocale(config, authors, locale),
      tags: forLocale(config, tags, locale),
      files: {
        folder: (nearestFolder(folders, locale) ?? source).folder,
        authors: firstFile(folders, locale, 'authors.yml'),
        tags: firstFile(folders, locale, tagsFile),
      },
    };
  });
  // The function is wrong once, and not once for each language.
  problems.push(...filterProblems.slice(0, 1));
  const own = sets.flatMap(({ entries: posts, authors: known, tags: declared }) =>
    posts.filter((post) => !post.fallback).map((post) => ({ post, known, declared })),
  );
  for (const { post, known, declared } of own) {
    // A field that could not be read is already reported, so it must not count as missing.
    const unknown = parsed.get(post.source.file)?.unknown ?? null;
    if (unknown?.includes('date') === false) problems.push(...undated(post, commits.reason));
    const keys = authors.names && [...new Set([...known.keys(), ...authors.names])];
    problems.push(...checkAuthors(post, keys));
    if (tags.problems.length === 0) problems.push(...undeclaredTags(post, tags.value.size > 0 ? declared : null));
  }
  for (const { entries: posts } of sets)
    problems.push(...posts.filter(({ fallback }) => !fallback).flatMap((post) => unknownNeighbors(post, posts)));
  return { value: sets, problems: [...problems, ...invalidSlugs(own.map(({ post }) => post))] };
}

/** Asks git only if there is a post without a written date. */
function commitsFor(
  scan: Scan,
  folders: readonly LocaleFolder[],
  entries: readonly LocaleEntry<PostFrontMatter>[],
): FirstCommits {
  if (entries.every((entry) => writtenDate(entry) !== '')) return { times: new Map(), reason: '' };
  return readFirstCommits(
    scan,
    folders.map(({ folder }) => folder),
  );
}

/** Returns a post. One after the `latest` time is a draft until then. */
function toPost(entry: LocaleEntry<PostFrontMatter>, commits: FirstCommits, latest: number): Post {
  const { shown, original } = entry;
  const { source, summary } = shown;
  const inherited: PostFrontMatter = original?.frontMatter ?? {};
  const { slug, authors, tags, pagination_prev, pagination_next } = inherited;
  const structure = {
    slug,
    date: inherited.date,
    authors,
    tags,
    pagination_prev,
    pagination_next,
    ...listingOf(inherited),
  };
  const frontMatter: PostFrontMatter = { ...structure, ...shown.frontMatter };
  const path = splitPath(pagePath(source).replace(/\/index$/, ''));
  const written = writtenDate(entry);
  const date = written === '' ? committedDate(entry, commits) : { date: written.slice(0, 10), time: timeOf(written) };
  const fields = entryFields(entry, frontMatter);
  return {
    ...fields,
    ...date,
    draft: fields.draft || date.time > latest,
    slug: fileSlug(frontMatter.slug, posix.join(path.date.replaceAll('-', '/'), path.name), ''),
    authors: readAuthors(frontMatter).authors,
    title: frontMatter.title ?? summary.heading ?? summary.section?.text ?? posix.basename(path.name),
  };
}

/** Returns whether nothing but its date makes a post a draft. */
function isWaiting({ draft, frontMatter }: Post): boolean {
  return draft && frontMatter.draft !== true;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
