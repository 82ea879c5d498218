import { posix } from 'node:path';
import { groupBy } from '../../../shared/group-by.ts';
import { createPlainReader, createPrefixReader, type NameReader, parseNumberPrefix } from './number-prefix.ts';
import { fileSlug } from '../../../content/slug.ts';
import type { Doc } from './doc-set.ts';
import type { DocFrontMatter } from './schema.ts';

/** Names and position of a doc, derived from its path and its front matter. */
interface DocIdentity extends Pick<Doc, 'id' | 'slug' | 'dir' | 'position' | 'isFolderIndex'> {
  /** Last part of the id. */
  readonly name: string;
}

/** The parts of a doc that decide its id and address. */
export interface NamedDoc {
  /** Relative to the collection's folder, without extension. */
  readonly path: string;
  readonly frontMatter: Pick<DocFrontMatter, 'id' | 'slug' | 'sidebar_position' | 'parse_number_prefixes'>;
}

/**
 * Returns id, address and position of a doc. `reader` reads the names of its file and folders,
 * unless the doc takes them as they are. `indexed` are the folders that have an index page.
 */
export function identifyDoc(
  { path, frontMatter }: NamedDoc,
  reader: NameReader,
  indexed: ReadonlySet<string>,
): DocIdentity {
  const names = frontMatter.parse_number_prefixes === false ? createPlainReader() : reader;
  const dir = posix.dirname(path);
  const base = names.read(path);
  const folder = dir === '.' ? '' : names.readAll(dir);
  const name = frontMatter.id ?? base.name;
  const folderNames = indexed.has(dir) ? [] : [posix.basename(folder), parseNumberPrefix(posix.basename(dir)).name];
  const lower = base.name.toLowerCase();
  const isFolderIndex = isIndexName(lower) || folderNames.some((each) => each.toLowerCase() === lower);
  return {
    name,
    id: folder === '' ? name : `${folder}/${name}`,
    slug: fileSlug(frontMatter.slug, isFolderIndex ? '.' : name, folder),
    dir,
    position: frontMatter.sidebar_position ?? base.position,
    isFolderIndex,
  };
}

function isIndexName(name: string): boolean {
  return name === 'index' || name === 'readme';
}

/**
 * Returns the folders that have an index page. In the others, a file that is named like its folder
 * is the page of the folder.
 */
export function findIndexed(paths: readonly string[], names: NameReader): ReadonlySet<string> {
  const indexes = paths.filter((path) => isIndexName(names.read(path).name.toLowerCase()));
  return new Set(indexes.map((path) => posix.dirname(path)));
}

/** The name reader of a collection, and the files and folders that keep their numbers. */
interface ReadPrefixes {
  readonly names: NameReader;
  /** Groups of files and folders in one folder that have the same name without their numbers. */
  readonly alike: readonly (readonly string[])[];
}

/**
 * Returns a reader that removes the numbers from names. Names keep their numbers if two docs would
 * otherwise have the same id or the same address.
 */
export function readPrefixes(docs: readonly NamedDoc[]): ReadPrefixes {
  const kept = new Set<string>();
  const paths = docs.map(({ path }) => path);
  for (;;) {
    const names = createPrefixReader(kept);
    const indexed = findIndexed(paths, names);
    const found = findAlike(docs, names, indexed).filter((path) => !kept.has(path));
    if (found.length === 0) {
      const alike = groupBy([...kept].toSorted(), (path) => posix.join(posix.dirname(path), plainName(path)));
      return { names, alike: [...alike.values()].filter((paths) => paths.length > 1) };
    }
    // A name with its number may equal another name without one, so all names are checked again.
    for (const path of found) kept.add(path);
  }
}

/**
 * Returns the paths whose docs have the same id or the same address because their numbers are
 * removed.
 */
function findAlike(docs: readonly NamedDoc[], names: NameReader, indexed: ReadonlySet<string>): readonly string[] {
  const identified = docs.map((doc) => ({ path: doc.path, ...identifyDoc(doc, names, indexed) }));
  const byId = groupBy(identified, ({ id }) => id.toLowerCase());
  const bySlug = groupBy(identified, ({ slug }) => slug.toLowerCase());
  return [...byId.values(), ...bySlug.values()].flatMap(([first, ...others]) =>
    others.flatMap(({ path }) => {
      const parts = first ? differentParts(first.path, path) : [];
      const isByNumber = parts.some((part) => parseNumberPrefix(posix.basename(part)).position !== null);
      const areAlike = new Set(parts.map((part) => names.read(part).name.toLowerCase())).size === 1;
      return isByNumber && areAlike ? parts : [];
    }),
  );
}

function plainName(path: string): string {
  return parseNumberPrefix(posix.basename(path)).name.toLowerCase();
}

/**
 * Returns both paths up to their first different segment: `a/1-b` and `a/2-b` for `a/1-b/c` and
 * `a/2-b/c`. Returns an empty list if one path is inside the other.
 */
function differentParts(one: string, other: string): readonly string[] {
  const [ones, others] = [one.split('/'), other.split('/')];
  const at = ones.findIndex((segment, index) => segment !== others[index]);
  if (at === -1 || at >= others.length) return [];
  return [ones, others].map((segments) => segments.slice(0, at + 1).join('/'));
}
