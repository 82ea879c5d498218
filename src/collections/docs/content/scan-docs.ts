import type { Config } from '../../../config/config.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { asProblem, type Outcome, type Problem, uniqueProblems } from '../../../shared/problem.ts';
import { namedFolder } from '../../../content/content-folders.ts';
import { entryFields, listingFields, sectionFields, splitDrafts } from '../../../content/entry-fields.ts';
import { type LocaleEntry, mergeLocales } from '../../../content/merge-locales.ts';
import { firstFile, forLocale, readByLocale } from '../../../content/read-by-locale.ts';
import { readCollection } from '../../../content/read-collection.ts';
import { nearestFolder, pagePath } from '../../../content/read-files.ts';
import type { Scan } from '../../../content/scan.ts';
import { refPrefix } from '../../../shared/ref-path.ts';
import { tagsSchema } from '../../../content/schema/tags.ts';
import { invalidSlugs } from '../../../content/slug.ts';
import { tagsFile } from '../../../content/tags/tag-files.ts';
import { undeclaredTags } from '../../../content/tags/undeclared-tags.ts';
import type { DocsCollection, Version } from '../config/collection.ts';
import { isCategoryFile, mergeCategories, readCategories, unusedCategories } from './categories.ts';
import { findIndexed, identifyDoc } from './doc-identity.ts';
import type { Doc, DocSet } from './doc-set.ts';
import { scanKnownVersion } from './known-version.ts';
import { nameIndexes } from './name-indexes.ts';
import type { NameReader } from './number-prefix.ts';
import { readNames } from './read-names.ts';
import { type DocFrontMatter, docFrontMatter } from './schema.ts';

/** Returns whether a file of this name is the metadata of a folder, or declares tags. */
export function isDocsMetadata(name: string): boolean {
  return name === tagsFile || isCategoryFile(name);
}

/** Returns the docs of all versions of a collection for every locale. */
export async function scanDocs(scan: Scan, collection: DocsCollection): Promise<Outcome<readonly DocSet[]>> {
  const versions = await Promise.all(
    collection.versions.map((version) =>
      scanKnownVersion(scan, collection, version, (own) => scanVersion(own, collection, version)),
    ),
  );
  return {
    value: versions.flatMap(({ value }) => value),
    problems: versions.flatMap(({ problems }) => problems),
  };
}

async function scanVersion(
  scan: Scan,
  collection: DocsCollection,
  version: Version,
): Promise<Outcome<readonly DocSet[]>> {
  const { config } = scan;
  const name = version.folder;
  const own = ['collections', collection.key] as const;
  const ofVersion = [...own, 'versions', collection.versions.indexOf(version)] as const;
  const path = version.name === 'current' ? own : ofVersion;
  const { type, rewrites } = collection;
  const common = { type, rewrites, isMetadataFile: isDocsMetadata, firstFile: 'intro.md' } as const;
  const at = version.ref === null ? undefined : { ref: version.ref, key: collection.key };
  // A ref that cannot be read is reported already.
  if (at && !config.refs.has(refPrefix(at.ref))) return { value: [], problems: [] };
  const named = at ? collection.source : namedFolder(collection, name);
  const owner = { name, source: named, at, path, ...common };
  const read = await readCollection(scan, owner, docFrontMatter);
  if (read.value === null) return { value: [], problems: read.problems };
  const { folders, source, parsed } = read.value;
  const tags = readByLocale(scan, folders, tagsFile, tagsSchema);
  const categories = readCategories(scan, folders);
  const { value: names, problems: alike } = readNames(config, collection, parsed.values());
  const indexed = findIndexed(
    [...parsed.values()].map((file) => pagePath(file.source)),
    names,
  );
  const problems: Problem[] = [...read.problems, ...categories.problems, ...tags.problems, ...alike];
  const all: Doc[] = [];
  const sets = config.locales.map((locale): DocSet => {
    const entries = mergeLocales(scan, locale, folders, parsed).map((entry) => toDoc(entry, names, indexed));
    all.push(...entries);
    const { shown: docs, drafts } = splitDrafts(scan, entries);
    const merged = mergeCategories(config, { locale, docs, files: categories.value, names });
    const { folder } = nearestFolder(folders, locale) ?? source;
    return {
      collection,
      version,
      locale,
      entries: nameIndexes(config, { collection, locale, docs, categories: merged }),
      categories: merged,
      tags: forLocale(config, tags, locale),
      tagsSource: firstFile(folders, locale, tagsFile) ?? folder,
      draftIds: drafts.map((doc) => doc.id),
      draftFiles: drafts.map((doc) => doc.source.file),
    };
  });
  problems.push(...unusedCategories(categories.value, all));
  for (const set of sets) {
    problems.push(...duplicateIds(set), ...invalidSlugs(set.entries));
    if (tags.problems.length > 0) continue;
    problems.push(
      ...set.entries
        .filter((doc) => !doc.fallback)
        .flatMap((doc) => undeclaredTags(doc, tags.value.size > 0 ? set.tags : null)),
    );
  }
  const [first] = sets;
  if (first?.entries.length === 0 && problems.length === 0) problems.push(emptyCollection(config, first, name));
  return { value: sets, problems: uniqueProblems(problems) };
}

/** Fields that decide where a doc is found. A translation inherits them from its original. */
const structuralFields = [
  'id',
  'slug',
  'parse_number_prefixes',
  'sidebar_position',
  'displayed_sidebar',
  'pagination_prev',
  'pagination_next',
  'tags',
  ...listingFields,
] as const satisfies readonly (keyof DocFrontMatter)[];

function toDoc(entry: LocaleEntry<DocFrontMatter>, names: NameReader, indexed: ReadonlySet<string>): Doc {
  const { shown, original } = entry;
  const { source, summary } = shown;
  const inherited = Object.fromEntries(
    structuralFields.flatMap((field) =>
      original?.frontMatter[field] === undefined ? [] : [[field, original.frontMatter[field]]],
    ),
  );
  const frontMatter: DocFrontMatter = { ...inherited, ...shown.frontMatter };
  const { name, ...identity } = identifyDoc({ path: pagePath(source), frontMatter }, names, indexed);
  return {
    ...entryFields(entry, frontMatter),
    ...identity,
    title: frontMatter.title ?? summary.heading ?? name,
    ...sectionFields(summary, frontMatter),
  };
}

function duplicateIds({ entries: docs }: DocSet): readonly Problem[] {
  const byId = groupBy(docs, (doc) => doc.id);
  return [...byId].flatMap(([id, same]): Problem[] => {
    if (same.length < 2) return [];
    const files = same.map(({ source }) => source.file);
    return [
      asProblem({
        code: 'duplicate-doc-id',
        title: `The id \`${id}\` belongs to ${files.join(' and ')}`,
        hint: 'Set another `id` in the front matter of one of them, or rename it.',
        file: files[1],
      }),
    ];
  });
}

function emptyCollection(config: Config, { collection, version, draftIds }: DocSet, name: string): Problem {
  const folder = `${namedFolder(collection, version.folder) ?? `content/${config.locales[0].name}/${name}`}/`;
  const hasDrafts = draftIds.length > 0;
  return asProblem({
    code: 'empty-collection',
    title: hasDrafts ? `All docs in ${folder} are drafts` : `The content folder ${folder} has no docs`,
    hint: hasDrafts
      ? 'Remove `draft` from the front matter of one, or build with --drafts.'
      : `Write a first \`.md\` file there, or remove \`${collection.key}\` from \`collections\`.`,
    file: config.file,
    ...config.locate(['collections', collection.key]),
  });
}
