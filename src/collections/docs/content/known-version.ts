import { isRecord } from '../../../shared/is-record.ts';
import type { Outcome } from '../../../shared/problem.ts';
import { hasFields } from '../../../shared/has-fields.ts';
import type { TagMetadata } from '../../../content/schema/tags.ts';
import { refPrefix, splitRef } from '../../../shared/ref-path.ts';
import type { ListedFolder, Scan } from '../../../content/scan.ts';
import { hashOf } from '../../../system/hash.ts';
import type { DocsCollection, Version } from '../config/collection.ts';
import type { Category, Doc, DocSet } from './doc-set.ts';

/** A version at a git ref as the cache keeps it: plain data, which names locales. */
interface StoredVersion {
  readonly sets: readonly StoredSet[];
  readonly hashes: readonly (readonly [file: string, hash: string])[];
  readonly folders: readonly (readonly [folder: string, listed: ListedFolder])[];
  /** Keys of the results of single files, which are kept for a change of the configuration. */
  readonly keys: readonly string[];
}

interface StoredSet extends Pick<DocSet, 'fingerprint' | 'tagsSource' | 'draftIds' | 'draftFiles'> {
  readonly locale: string;
  readonly entries: readonly (Omit<Doc, 'source'> & { readonly source: StoredSource })[];
  readonly categories: readonly (readonly [dir: string, category: Category])[];
  readonly tags: readonly (readonly [key: string, tag: TagMetadata])[];
}

interface StoredSource extends Omit<Doc['source'], 'locale'> {
  readonly locale: string;
}

type ScanVersion = (scan: Scan) => Promise<Outcome<readonly DocSet[]>>;

/**
 * Returns the docs of a version at a git ref. Nothing changes there, so a version without mistakes
 * is taken from the cache as a whole, unless the configuration has changed.
 */
export async function scanKnownVersion(
  scan: Scan,
  collection: DocsCollection,
  version: Version,
  read: ScanVersion,
): Promise<Outcome<readonly DocSet[]>> {
  const { config, memo, drafts, generated } = scan;
  const prefix = version.ref === null ? '' : refPrefix(version.ref);
  const checkout = config.refs.get(prefix);
  if (!checkout || generated.pages.size > 0) return read(scan);
  const { root: _root, refs: _refs, ...configured } = config;
  const key = hashOf(
    JSON.stringify([checkout.commit, checkout.prefix, collection.key, version.name, drafts, configured]),
  );
  const found = memo.find(key);
  if (isStored(found) && found.keys.every((each) => memo.has(each))) {
    for (const [file, hash] of found.hashes) scan.hashes.set(file, hash);
    for (const [folder, listed] of found.folders) scan.folders.set(folder, listed);
    return { value: found.sets.map((set) => restore(scan, { collection, version }, set)), problems: [] };
  }
  const keys = new Set<string>();
  const get: Scan['memo']['get'] = (each, make) => {
    keys.add(each);
    return memo.get(each, make);
  };
  const hashes = new Map<string, string>();
  const result = await read({ ...scan, memo: { ...memo, get }, hashes });
  for (const [file, hash] of hashes) scan.hashes.set(file, hash);
  if (result.problems.length > 0) return result;
  const folders = [...scan.folders].filter(
    ([folder, { name }]) => name === version.folder && splitRef(folder).prefix === prefix,
  );
  const sets = result.value.map((set) => ({
    ...set,
    fingerprint: hashOf(collection.key, version.name, JSON.stringify(storedSet(set))),
  }));
  memo.put(key, { sets: sets.map(storedSet), hashes: [...hashes], folders, keys: [...keys] } satisfies StoredVersion);
  return { value: sets, problems: [] };
}

function isStored(value: unknown): value is StoredVersion {
  return isRecord(value) && hasFields<StoredVersion>(value, 'sets', 'hashes', 'folders', 'keys');
}

function storedSet({ fingerprint, locale, entries, categories, tags, ...set }: DocSet): StoredSet {
  const { tagsSource, draftIds, draftFiles } = set;
  return {
    fingerprint,
    locale: locale.name,
    entries: entries.map((doc) => ({ ...doc, source: { ...doc.source, locale: doc.source.locale.name } })),
    categories: [...categories],
    tags: [...tags],
    tagsSource,
    draftIds,
    draftFiles,
  };
}

function restore({ config }: Scan, own: Pick<DocSet, 'collection' | 'version'>, set: StoredSet): DocSet {
  const localeOf = (name: string) => config.locales.find((locale) => locale.name === name) ?? config.locales[0];
  return {
    ...own,
    fingerprint: set.fingerprint,
    locale: localeOf(set.locale),
    entries: set.entries.map((doc) => ({ ...doc, source: { ...doc.source, locale: localeOf(doc.source.locale) } })),
    categories: new Map(set.categories),
    tags: new Map(set.tags),
    tagsSource: set.tagsSource,
    draftIds: set.draftIds,
    draftFiles: set.draftFiles,
  };
}
