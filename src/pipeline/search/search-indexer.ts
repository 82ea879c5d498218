import { localize } from '../../config/localize.ts';
import { join, posix } from 'node:path';
import type { PageGroup, PageRow } from '../../search/format/format.ts';
import { createIndex, type IndexedGroup, type IndexedPage } from '../../search/index/create-index.ts';
import type { PageRecord } from '../../search/index/page-record.ts';
import { createLocaleContext } from '../../site/graph/page-context.ts';
import { type SearchEntry, searchEntry } from '../../site/search/search-entry.ts';
import { searchManifestFile } from '../../site/graph/search-files.ts';
import type { LocaleContext, Route, Site } from '../../site/graph/site.ts';
import { versionOfRoute } from '../../site/graph/route-version.ts';
import { openRecordStore, type RecordStore } from './record-store.ts';

/** Builds the search index of a site. */
export interface SearchIndexer {
  /** Returns the search result for a page; null for a page that is not searchable. */
  readonly describe: (route: Route) => SearchEntry | null;
  /** Returns whether the store has the record of this key from an earlier build. */
  readonly knows: (route: Route, key: string) => boolean;
  /** Adds a page to the index. `record` is null if the store has it. */
  readonly add: (route: Route, entry: SearchEntry, key: string, record: PageRecord | null) => void;
  /** Saves the records and returns the files of the index. */
  readonly finish: () => Promise<readonly SearchIndexFile[]>;
}

/** A file of the search index. */
export interface SearchIndexFile {
  /** Relative to the output folder. */
  readonly path: string;
  /** Name of the locale whose pages are in it. */
  readonly locale: string;
  readonly content: string | Uint8Array;
}

/** The index of one locale while pages are added to it. */
interface Scope {
  readonly context: LocaleContext;
  readonly store: RecordStore;
  readonly languages: Set<string>;
  /** By kind, collection and version. */
  readonly groups: Map<string, { readonly group: Omit<PageGroup, 'count'>; readonly pages: IndexedPage[] }>;
}

interface IndexerOptions {
  readonly site: Site;
  /** Names of the locales to index. */
  readonly locales: ReadonlySet<string>;
  /** Folder of the records of earlier builds. */
  readonly folder: string;
  /** Hash of the code that makes the records. */
  readonly identity: string;
}

/**
 * Returns the search indexer of a site. It indexes nothing if the site has no search or uses
 * another search engine.
 */
export async function createSearchIndexer({ site, locales, folder, identity }: IndexerOptions): Promise<SearchIndexer> {
  const scopes = new Map<string, Scope>();
  const { search } = site.config;
  for (const locale of search?.engine === null ? site.config.locales : []) {
    if (!locales.has(locale.name)) continue;
    const context = createLocaleContext(site, locale, searchManifestFile(locale));
    const store = await openRecordStore(join(folder, locale.name), identity);
    scopes.set(locale.name, { context, store, languages: new Set([locale.htmlLang]), groups: new Map() });
  }
  const scopeOf = (route: Route) => scopes.get(route.locale.name);
  return {
    describe: (route) => {
      const scope = scopeOf(route);
      return scope ? searchEntry(scope.context, route) : null;
    },
    knows: (route, key) => scopeOf(route)?.store.has(key) ?? false,
    add: (route, entry, key, record) => {
      const scope = scopeOf(route);
      if (!scope) return;
      if (record) scope.store.add(key, record);
      addPage(scope, route, entry, key);
    },
    finish: async () => {
      const files = [];
      for (const { context, store, languages, groups } of scopes.values()) {
        const folder = posix.dirname(searchManifestFile(context.locale));
        const locale = context.locale.name;
        const source = {
          groups: sorted(site, groups),
          terms: store.terms(),
          languages: [...languages].toSorted(),
          synonyms: site.content.synonyms.get(locale) ?? [],
        };
        for (const { name, content } of createIndex(source)) files.push({ path: `${folder}/${name}`, locale, content });
        await store.save();
      }
      return files;
    },
  };
}

function addPage({ context, store, languages, groups }: Scope, route: Route, entry: SearchEntry, key: string): void {
  const { kind, href, title, trail, lang, boost } = entry;
  if (lang !== null) languages.add(lang);
  const record = store.get(key);
  const row: PageRow = lang === null ? [href, title, trail] : [href, title, trail, lang];
  const page = { row, record, ...(boost !== undefined && { boost }) };
  const collection = route.collection ?? '';
  const id = [kind, collection, route.version].join('\n');
  const known = groups.get(id);
  if (known) known.pages.push(page);
  else {
    const group = { kind, collection, version: versionOf(context.site, route) };
    groups.set(id, { group, pages: [page] });
  }
}

function versionOf(site: Site, route: Route): PageGroup['version'] {
  const own = versionOfRoute(site, route);
  return own?.isOneOfSeveral ? { name: own.version.name, label: localize(own.version.label, route.locale) } : null;
}

/**
 * Sorts groups by the type of the collection, by collection as configured, and by version with the
 * latest first. Sorts the pages of a group by address.
 */
function sorted({ collections }: Site, groups: Scope['groups']): readonly IndexedGroup[] {
  const keys = [...collections.keys()];
  const place = ({ collection, version }: Omit<PageGroup, 'count'>) => {
    const { versions = [] } = collections.get(collection)?.collection ?? {};
    const index = versions.findIndex(({ name }) => name === version?.name);
    return [keys.indexOf(collection), versions[index]?.status === 'latest' ? -1 : index];
  };
  return [...groups.values()]
    .toSorted((a, b) => compareAll(place(a.group), place(b.group)))
    .map(({ group, pages }) => ({
      ...group,
      pages: pages.toSorted((a, b) => (a.row[0] < b.row[0] ? -1 : 1)),
    }));
}

function compareAll(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
