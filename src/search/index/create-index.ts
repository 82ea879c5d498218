import { createHash } from 'node:crypto';
import {
  chunkSize,
  type DictionaryEntry,
  type Manifest,
  manifestName,
  type PageGroup,
  type PageRow,
  type SynonymGroup,
} from '../format/format.ts';
import { encodePostings } from '../format/postings.ts';
import { findSections } from './find-sections.ts';
import { type Inverted, invert } from './invert.ts';
import type { IndexedRecord } from './vocabulary.ts';

/** A page in the index. */
export interface IndexedPage {
  readonly row: PageRow;
  readonly record: IndexedRecord;
  /** Factor for its score. Default: 1. */
  readonly boost?: number;
}

/** Pages of one kind, collection and version, in the order of their indices. */
export interface IndexedGroup extends Omit<PageGroup, 'count'> {
  readonly pages: readonly IndexedPage[];
}

export interface IndexFile {
  /** Name in the folder of the index. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** Number of postings in a file: about ten kilobytes. */
const postingsPerFile = 8000;
/** Number of terms in a dictionary: about ten kilobytes compressed. */
const termsPerDictionary = 3000;

interface IndexSource {
  readonly groups: readonly IndexedGroup[];
  /** Terms by their ids in the records. */
  readonly terms: readonly string[];
  readonly languages: readonly string[];
  readonly synonyms: readonly SynonymGroup[];
}

/**
 * Returns the files of an index. They depend only on the pages, not on what was indexed earlier.
 */
export function createIndex({ groups, terms, languages, synonyms }: IndexSource): readonly IndexFile[] {
  const pages = groups.flatMap((group) => group.pages);
  const files = new Map<string, IndexFile>();
  const add = (content: string | Uint8Array, extension: string) => {
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, 12)}.${extension}`;
    files.set(name, { name, content });
    return name;
  };
  const inverted = invert(
    pages.map(({ record }) => record),
    terms,
  );
  const dictionaries: DictionaryEntry[] = [];
  for (let from = 0; from < inverted.order.length; from += termsPerDictionary) {
    const to = Math.min(from + termsPerDictionary, inverted.order.length);
    const text = createDictionary(inverted, terms, [from, to], (bytes) => add(bytes, 'bin'));
    dictionaries.push([terms[inverted.order[from] ?? 0] ?? '', add(text, 'txt')]);
  }
  const chunks: string[] = [];
  for (let from = 0; from < pages.length; from += chunkSize) {
    chunks.push(add(JSON.stringify(pages.slice(from, from + chunkSize).map(({ row }) => row)), 'json'));
  }
  const sections = findSections(groups);
  const boosts = pages.flatMap(({ boost = 1 }, page) => (boost === 1 ? [] : [[page, boost] as const]));
  const manifest: Manifest = {
    languages,
    groups: groups.map(({ pages: { length: count }, ...group }) => ({ ...group, count })),
    dictionaries,
    chunks,
    ...(sections.length > 0 ? { sections } : {}),
    ...(boosts.length > 0 ? { boosts } : {}),
    ...(synonyms.length > 0 ? { synonyms: add(JSON.stringify(synonyms), 'json') } : {}),
  };
  return [...files.values(), { name: manifestName, content: JSON.stringify(manifest) }];
}

function createDictionary(
  { order, starts, postings }: Inverted,
  terms: readonly string[],
  [from, to]: readonly [number, number],
  addPostings: (bytes: Uint8Array) => string,
): string {
  const lines: string[] = [];
  for (let begin = from, end = from; begin < to; begin = end) {
    const lists: Uint32Array[] = [];
    const group: string[] = [];
    for (let count = 0; end < to && count < postingsPerFile; end += 1) {
      const term = order[end] ?? 0;
      const list = postings.subarray(starts[term], starts[term + 1]);
      count += list.length;
      lists.push(list);
      group.push(`${terms[term]} ${list.length.toString(36)}`);
    }
    lines.push(` ${addPostings(encodePostings(lists))}`, ...group);
  }
  return lines.join('\n');
}
