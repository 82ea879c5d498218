import { posix } from 'node:path';
import type { Config, DocsCollection, Version } from '../config/config.ts';
import { groupBy } from '../shared/group-by.ts';
import { type Outcome, type Problem, uniqueProblems } from '../shared/problem.ts';
import type { Doc, DocSet } from './content.ts';
import { mergeCategories, readCategories, unusedCategories } from './categories.ts';
import { type LocaleEntry, mergeLocales } from './merge-locales.ts';
import { pathWithoutExtension } from './page-file.ts';
import { parseNumberPrefix, stripNumberPrefixes } from './number-prefix.ts';
import { missingFolder, parseFolders } from './parse-folders.ts';
import { readLocaleFolders } from './read-files.ts';
import type { Scan } from './scan.ts';
import { contentSchemas } from './schema/content-schemas.ts';
import type { DocFrontMatter } from './schema/front-matter.ts';
import { invalidSlugs, resolveSlug } from './slug.ts';

/** Returns the docs of one version of a collection for every locale. */
export async function scanDocs(
  scan: Scan,
  collection: DocsCollection,
  version: Version,
): Promise<Outcome<readonly DocSet[]>> {
  const { config } = scan;
  const name = version.name === 'current' ? collection.key : `${collection.key}@${version.name}`;
  const { value: folders, problems: unread } = readLocaleFolders(config, name);
  if (!folders.some(({ locale }) => locale === config.locales[0])) {
    const index = collection.versions.indexOf(version);
    const own = ['collections', collection.key] as const;
    const path = version.name === 'current' ? own : ([...own, 'versions', index] as const);
    return { value: [], problems: unread.length > 0 ? unread : [missingFolder(config, { name, path })] };
  }
  const parsed = parseFolders(scan, folders, contentSchemas.docs);
  const categories = readCategories(scan, folders);
  const problems: Problem[] = [...unread, ...parsed.problems, ...categories.problems];
  const all: Doc[] = [];
  const sets = config.locales.map((locale): DocSet => {
    const entries = mergeLocales(config, locale, folders, parsed.value).map(toDoc);
    all.push(...entries);
    const docs = entries.filter((doc) => scan.drafts || !doc.draft);
    const drafts = scan.drafts ? [] : entries.filter((doc) => doc.draft);
    return {
      collection,
      version,
      locale,
      docs,
      categories: mergeCategories(locale, config.locales[0], docs, categories.value),
      draftIds: drafts.map((doc) => doc.id),
      draftFiles: drafts.map((doc) => doc.source.file),
    };
  });
  problems.push(...unusedCategories(categories.value, all));
  for (const set of sets) problems.push(...duplicateIds(set), ...invalidSlugs(set.docs));
  const [source] = sets;
  if (source?.docs.length === 0 && problems.length === 0) problems.push(emptyCollection(config, source, name));
  return { value: sets, problems: uniqueProblems(problems) };
}

/** Fields that say where a doc stands; a translation that leaves them out stands where its original does. */
const structuralFields = [
  'id',
  'slug',
  'sidebar_position',
  'displayed_sidebar',
  'pagination_prev',
  'pagination_next',
  'draft',
  'unlisted',
] as const satisfies readonly (keyof DocFrontMatter)[];

function toDoc({ shown, original, fallback }: LocaleEntry<DocFrontMatter>): Doc {
  const { source, summary, yaml } = shown;
  const inherited = Object.fromEntries(
    structuralFields.flatMap((field) =>
      original?.frontMatter[field] === undefined ? [] : [[field, original.frontMatter[field]]],
    ),
  );
  const frontMatter: DocFrontMatter = { ...inherited, ...shown.frontMatter };
  const dir = posix.dirname(source.relativePath);
  const base = parseNumberPrefix(posix.basename(pathWithoutExtension(source.relativePath)));
  const folder = dir === '.' ? '' : stripNumberPrefixes(dir);
  const name = frontMatter.id ?? base.name;
  const isFolderIndex = isIndexName(base.name, posix.basename(folder));
  return {
    source,
    originalFile: original?.source.file ?? null,
    fallback,
    id: folder === '' ? name : `${folder}/${name}`,
    slug: resolveSlug(frontMatter.slug ?? (isFolderIndex ? '.' : name), folder),
    dir,
    position: frontMatter.sidebar_position ?? base.position,
    isFolderIndex,
    title: frontMatter.title ?? summary.heading ?? name,
    description: frontMatter.description ?? summary.paragraph,
    hasOwnHeading: summary.heading !== null,
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
    yaml,
    frontMatter,
  };
}

function isIndexName(name: string, folder: string): boolean {
  const lower = name.toLowerCase();
  return lower === 'index' || lower === 'readme' || (folder !== '' && lower === folder.toLowerCase());
}

function duplicateIds({ docs }: DocSet): readonly Problem[] {
  const byId = groupBy(docs, (doc) => doc.id);
  return [...byId].flatMap(([id, same]): Problem[] => {
    if (same.length < 2) return [];
    const files = same.map(({ source }) => source.file);
    return [
      {
        severity: 'error',
        title: `The id \`${id}\` belongs to ${files.join(' and ')}`,
        hint: 'Set another `id` in the front matter of one of them, or rename it.',
        file: files[1],
      },
    ];
  });
}

function emptyCollection(config: Config, { collection, draftIds }: DocSet, name: string): Problem {
  const folder = `content/${config.locales[0].name}/${name}/`;
  const hasDrafts = draftIds.length > 0;
  return {
    severity: 'error',
    title: hasDrafts ? `All docs in ${folder} are drafts` : `The content folder ${folder} has no docs`,
    hint: hasDrafts
      ? 'Take `draft` out of the front matter of one, or build with --drafts.'
      : `Write a first \`.md\` file there, or take \`${collection.key}\` out of \`collections\`.`,
    file: config.file,
    ...config.locate(['collections', collection.key]),
  };
}
