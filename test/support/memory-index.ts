import { createEngine } from '../../src/search/engine/create-engine.ts';
import type { IndexSource } from '../../src/search/engine/index-files.ts';
import type { PageGroup, SynonymGroup } from '../../src/search/format/format.ts';
import { createIndex, type IndexFile } from '../../src/search/index/create-index.ts';
import { createPageRecord } from '../../src/search/index/page-record.ts';
import { readHtml } from '../../src/search/index/read-html.ts';
import { Vocabulary } from '../../src/search/index/vocabulary.ts';
import type { SearchEngine, SearchOptions, SearchResults } from '../../src/shared/search.ts';

/** A page of an index that is in memory only. */
export interface MemoryPage {
  readonly href: string;
  readonly title: string;
  readonly html: string;
}

export interface MemoryGroup extends Partial<Omit<PageGroup, 'count'>> {
  readonly pages: readonly MemoryPage[];
}

/** Returns the files of an index of some pages. */
export function indexOf(
  groups: readonly MemoryGroup[],
  languages: readonly string[] = ['en'],
  synonyms: readonly SynonymGroup[] = [],
): readonly IndexFile[] {
  const vocabulary = new Vocabulary();
  const indexed = groups.map(({ pages, kind = 'docs', collection = 'docs', version = null }) => ({
    kind,
    collection,
    version,
    pages: pages.map(({ href, title, html }) => ({
      row: [href, title, ['Docs']] as const,
      record: vocabulary.index(createPageRecord({ title, description: null, keywords: [] }, readHtml(html))),
    })),
  }));
  return createIndex({ groups: indexed, terms: vocabulary.terms, languages, synonyms });
}

export interface MemoryEngine {
  readonly engine: SearchEngine;
  /** Names of the files that were read. */
  readonly read: readonly string[];
  /** While it is true, no file can be read. */
  readonly setDown: (isDown: boolean) => void;
}

/** Returns an engine for some pages. */
export function memoryEngine(
  groups: readonly MemoryGroup[],
  languages?: readonly string[],
  readPage?: IndexSource['readPage'],
  synonyms?: readonly SynonymGroup[],
  onRead: (name: string) => void = () => undefined,
): MemoryEngine {
  let down = false;
  const files = new Map(indexOf(groups, languages, synonyms).map(({ name, content }) => [name, content]));
  const pages = new Map(groups.flatMap((group) => group.pages.map((page) => [`/base/${page.href}`, page.html])));
  const read: string[] = [];
  const engine = createEngine({
    read: async (name) => {
      const content = files.get(name);
      if (down || content === undefined) throw new Error(`${name} is down`);
      read.push(name);
      onRead(name);
      return new Response(typeof content === 'string' ? content : content.slice());
    },
    addressOf: (href) => `/base/${href}`,
    readPage: readPage ?? (async (address) => readHtml(pages.get(address) ?? '')),
  });
  const setDown = (isDown: boolean) => {
    down = isDown;
  };
  return { engine, read, setDown };
}

/** Searches like a reader who has not chosen anything, except what is given. */
export function ask(engine: SearchEngine, query: string, chosen: Partial<SearchOptions> = {}): Promise<SearchResults> {
  const { signal } = new AbortController();
  return engine.search(query, { limit: 8, versions: {}, allVersions: false, collections: null, signal, ...chosen });
}
