import { createHash } from 'node:crypto';
import { join, posix } from 'node:path';
import type { PageGroup, PageRow } from '../../search/format.ts';
import { createIndex, type IndexedGroup, type IndexedPage } from '../../search/index/create-index.ts';
import { createPageRecord } from '../../search/index/page-record.ts';
import { readHtml } from '../../search/index/read-html.ts';
import { mainPart } from '../../search/text/main-part.ts';
import { createLocaleContext, type LocaleContext } from '../../site/page-context.ts';
import type { Route } from '../../site/route.ts';
import { searchEntry } from '../../site/search/search-entry.ts';
import { searchManifestFile } from '../../site/search/search-files.ts';
import type { Site } from '../../site/site.ts';
import { openRecordStore, type RecordStore } from './record-store.ts';

/** Indexes the pages of a site as they are rendered. */
export interface SearchIndexer {
  readonly add: (route: Route, html: string) => void;
  /** Returns the files of the index; their paths are relative to the output folder. */
  readonly finish: () => Promise<readonly { readonly path: string; readonly content: string | Uint8Array }[]>;
}

/** The index of one locale as it grows. */
interface Scope {
  readonly context: LocaleContext;
  readonly store: RecordStore;
  readonly languages: Set<string>;
  /** By kind, collection and version. */
  readonly groups: Map<string, { readonly group: Omit<PageGroup, 'count'>; readonly pages: IndexedPage[] }>;
}

/**
 * Returns the indexer of so many locales of a site, by the locales' names; it has nothing to do where another search or none is
 * configured. `cache` is the folder of what is kept between builds.
 */
export async function createSearchIndexer(
  site: Site,
  locales: ReadonlySet<string>,
  cache: string,
): Promise<SearchIndexer> {
  const scopes = new Map<string, Scope>();
  const { search } = site.config;
  for (const locale of search?.engine === null ? site.config.locales : []) {
    if (!locales.has(locale.name)) continue;
    const context = createLocaleContext(site, locale, searchManifestFile(locale));
    const store = await openRecordStore(join(cache, 'cache', 'search', locale.name));
    scopes.set(locale.name, { context, store, languages: new Set([locale.htmlLang]), groups: new Map() });
  }
  return {
    add: (route, html) => {
      const scope = scopes.get(route.locale.name);
      if (scope) addPage(scope, route, html);
    },
    finish: async () => {
      const files = [];
      for (const { context, store, languages, groups } of scopes.values()) {
        const folder = posix.dirname(searchManifestFile(context.locale));
        const source = { groups: sorted(site, groups), terms: store.terms(), languages: [...languages].toSorted() };
        for (const { name, content } of createIndex(source)) files.push({ path: `${folder}/${name}`, content });
        await store.save();
      }
      return files;
    },
  };
}

function addPage({ context, store, languages, groups }: Scope, route: Route, html: string): void {
  const entry = searchEntry(context, route);
  if (entry === null) return;
  const { kind, href, title, trail, lang, description, keywords } = entry;
  if (lang !== null) languages.add(lang);
  const main = mainPart(html);
  const summary = { title, description, keywords };
  const key = createHash('sha1').update(JSON.stringify(summary)).update(main).digest('base64');
  const record = store.get(key, () => createPageRecord(summary, readHtml(main)));
  const row: PageRow = lang === null ? [href, title, trail] : [href, title, trail, lang];
  const collection = route.collection ?? '';
  const id = [kind, collection, route.version].join('\n');
  const known = groups.get(id);
  if (known) known.pages.push({ row, record });
  else {
    const group = { kind, collection, version: versionOf(route) };
    groups.set(id, { group, pages: [{ row, record }] });
  }
}

function versionOf(route: Route): PageGroup['version'] {
  if (route.kind !== 'doc' && route.kind !== 'category') return null;
  const { collection, version } = route.set;
  return collection.versions.length === 1 ? null : { name: version.name, label: version.label };
}

/** Docs before posts before other pages, collections as they are configured, the newest version first, pages by address. */
function sorted({ config }: Site, groups: Scope['groups']): readonly IndexedGroup[] {
  const kinds = ['docs', 'blog', 'page'];
  const place = ({ kind, collection, version }: Omit<PageGroup, 'count'>) => {
    const at = config.collections.findIndex(({ key }) => key === collection);
    const configured = config.collections[at];
    const versions = configured?.type === 'docs' ? configured.versions : [];
    return [kinds.indexOf(kind), at, versions.findIndex(({ name }) => name === version?.name)];
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
