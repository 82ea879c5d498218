import { type Stem, stemmerOf } from '../text/stem.ts';
import { type Manifest, manifestName, type PageRow, type SynonymGroup } from '../format/format.ts';
import { decodePostings } from '../format/postings.ts';
import type { PageText } from '../text/page-text.ts';
import { type Dictionary, parseDictionary, type PostingsFile } from './dictionary.ts';
import { readSections, type ReadSection } from './match-text.ts';
import { isRecord } from '../../shared/is-record.ts';

/** Reads the files of an index. */
export interface IndexSource {
  /** Fetches a file from the folder of the index. */
  readonly read: (name: string) => Promise<Response>;
  /** Returns the full address of a page from its address in the index. */
  readonly addressOf: (href: string) => string;
  /** Returns the indexed text of the page at an address. */
  readonly readPage: (address: string) => Promise<PageText>;
}

/**
 * The files of an index. Each is fetched once. A promise rejects if its file cannot be fetched; the
 * next call fetches it again.
 */
export interface IndexFiles {
  readonly manifest: () => Promise<Manifest>;
  readonly dictionary: (name: string) => Promise<Dictionary>;
  /** The postings lists, in the order of their terms in the file. */
  readonly postings: (file: PostingsFile) => Promise<readonly Uint32Array[]>;
  readonly rows: (name: string) => Promise<readonly PageRow[]>;
  readonly pageText: (address: string) => Promise<readonly ReadSection[]>;
  /** A stemmer for each language of the texts. */
  readonly stems: () => Promise<readonly Stem[]>;
  /** None for a site without synonyms. */
  readonly synonyms: () => Promise<readonly SynonymGroup[]>;
}

/** Returns a cached reader for the files of an index. */
export function createIndexFiles({ read, readPage }: IndexSource): IndexFiles {
  const manifest = once(async (name: string) => {
    const value: unknown = await (await read(name)).json();
    if (!isManifest(value)) throw new TypeError(name);
    return value;
  });
  const stems = once(async (name: string) => (await manifest(name)).languages.map(stemmerOf));
  const synonyms = once(async (name: string) => {
    const value: unknown = await (await read(name)).json();
    if (!isSynonyms(value)) throw new TypeError(name);
    return value;
  });
  return {
    manifest: () => manifest(manifestName),
    dictionary: once(async (name: string) => parseDictionary(await (await read(name)).text())),
    postings: onceBy(
      ({ name }) => name,
      async ({ name, lengths }: PostingsFile) =>
        decodePostings(new Uint8Array(await (await read(name)).arrayBuffer()), lengths),
    ),
    rows: once(async (name: string) => {
      const value: unknown = await (await read(name)).json();
      if (!isRows(value)) throw new TypeError(name);
      return value;
    }),
    pageText: once(async (address) => readSections(await readPage(address))),
    stems: () => stems(manifestName),
    synonyms: async () => {
      const { synonyms: name } = await manifest(manifestName);
      return name === undefined ? [] : synonyms(name);
    },
  };
}

function isManifest(value: unknown): value is Manifest {
  return isRecord(value) && 'chunks' in value;
}

function isRows(value: unknown): value is readonly PageRow[] {
  return Array.isArray(value);
}

function isSynonyms(value: unknown): value is readonly SynonymGroup[] {
  return Array.isArray(value);
}

function once<Value>(load: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  return onceBy((name) => name, load);
}

function onceBy<Input, Value>(
  key: (input: Input) => string,
  load: (input: Input) => Promise<Value>,
): (input: Input) => Promise<Value> {
  const loading = new Map<string, Promise<Value>>();
  return (input) => {
    const name = key(input);
    const known = loading.get(name);
    if (known) return known;
    const value = load(input);
    loading.set(name, value);
    value.catch(() => loading.delete(name));
    return value;
  };
}
