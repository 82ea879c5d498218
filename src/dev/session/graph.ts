import { scanSite } from '../../pipeline/load-site.ts';
import type * as z from 'zod';
import type { Config } from '../../config/config.ts';
import type { CollectionType } from '../../site/collection-type.ts';
import type { FileSchema } from '../../content/parse-file.ts';
import type { SourceFile } from '../../content/content.ts';
import type { GeneratedPages } from '../../content/generated-pages.ts';
import { isPageFile } from '../../content/page-file.ts';
import type { EditedTexts } from '../../content/edited-texts.ts';
import { type FileEdit, rescanFile } from '../../content/rescan-file.ts';
import type { CommonFrontMatter } from '../../content/schema/front-matter.ts';
import { withSiteFields } from '../../content/site-fields.ts';
import type { Problem } from '../../shared/problem.ts';
import { editSite } from '../../site/edit-site.ts';
import { createPageContexts } from '../../site/graph/page-context.ts';
import type { PageContext, Route, Site } from '../../site/graph/site.ts';
import type { KnownHashes } from '../../content/scan.ts';
import { findSimilar } from '../renames/find-similar.ts';
import { followRenames, noRenames, type Renames } from '../renames/follow-renames.ts';
import type { MetadataTable } from './page-compiler.ts';
import type { PageCompiler } from './page-compiler.ts';
import type { PackedNamespace } from '../../cache/packed.ts';

/** The site graph after the last change. */
export interface Graph {
  readonly site: Site;
  /** The problems that can be found before Markdown is compiled. */
  readonly problems: readonly Problem[];
  readonly contextOf: (route: Route) => PageContext;
  /**
   * Changes when the routes or their metadata change, but not when only the text of a page changes.
   */
  readonly version: number;
  readonly sources: ReadonlyMap<string, ContentSource>;
  readonly renames: Renames;
}

interface ContentSource {
  readonly source: SourceFile;
  /** The rules of its front matter. */
  readonly schema: FileSchema<z.ZodType<CommonFrontMatter>>;
}

interface ScannedSettings {
  readonly config: Config;
  readonly generated: GeneratedPages;
  readonly types: readonly CollectionType[];
  readonly metadata: MetadataTable;
  readonly compile: PageCompiler;
}

/** The scan results of content files, which are kept while `dev` runs. */
export type ScanResults = PackedNamespace<unknown>;

/**
 * Returns the graph of a site with drafts. The content of unchanged files is taken from the memo.
 */
export async function loadGraph(
  settings: ScannedSettings,
  memo: ScanResults,
  previous: Graph | null,
  known: KnownHashes,
): Promise<Graph> {
  const { config, types, generated } = settings;
  const { value: scanned, problems } = await scanSite(config, {
    types,
    drafts: true,
    memo,
    historyMemo: memo,
    known,
    generated,
  });
  memo.collect();
  const renames = previous ? await findRenames(settings, previous, scanned) : noRenames;
  const { renamed: files, certain } = renames;
  const addresses = previous ? addressesOf(previous.site, renames) : scanned.renamed.addresses;
  const site = { ...scanned, renamed: { files, certain, addresses } };
  const version = (previous?.version ?? 0) + 1;
  return {
    site,
    problems,
    contextOf: createPageContexts(site),
    version,
    sources: findSources(site, types),
    renames,
  };
}

async function findRenames({ compile, metadata }: ScannedSettings, previous: Graph, site: Site): Promise<Renames> {
  const change = { before: previous.site.content.hashes, now: site.content.hashes };
  const similar = await findSimilar(change, {
    known: (file) => metadata.latest(file)?.page ?? null,
    compile: async (files) => {
      const isOne = ({ entry }: Route) => entry !== null && files.includes(entry.source.file);
      return (await compile({ site, routes: site.routes.filter(isOne) })).metadata;
    },
  });
  return followRenames(previous.renames, { ...change, similar });
}

/** Returns the old files of renamed pages by the addresses that these had. */
function addressesOf({ routes, renamed }: Site, { certain }: Renames): ReadonlyMap<string, string> {
  if (certain.size === 0) return new Map();
  const own = routes.flatMap(({ url, entry }): readonly (readonly [string, string])[] =>
    entry !== null && certain.has(entry.source.file) ? [[url, entry.source.file]] : [],
  );
  return new Map([...renamed.addresses, ...own].filter(([, file]) => certain.has(file)));
}

/** Returns the hashes of a graph's files without the changed files. */
export function knownHashes({ site }: Graph, changed: ReadonlySet<string>): KnownHashes {
  const known = new Map(site.content.hashes);
  for (const file of changed) known.delete(file);
  return known;
}

/**
 * Returns the graph after edits in content files. Returns null if the edits change more than pages
 * and the titles and other texts of their front matter, or if this cannot be known from the files
 * alone. The caller must then scan the whole site.
 */
export function editGraph(
  graph: Graph,
  { types, memo }: Pick<ScannedSettings, 'types'> & { readonly memo: ScanResults },
  changed: ReadonlySet<string>,
): Graph | null {
  const { site, problems } = graph;
  const hashes = new Map(site.content.hashes);
  const texts = new Map<string, EditedTexts>();
  for (const file of changed) {
    const edit = findEdit(graph, memo, file);
    if (edit === null) return null;
    hashes.set(file, edit.hash);
    if (edit.texts !== null) texts.set(file, edit.texts);
  }
  const edited = { ...site, content: { ...site.content, hashes } };
  if (texts.size === 0) return { ...graph, site: edited };
  // The place of a mistake may have moved, and a hint may name another.
  const isNamed = ({ file = '', hint = '' }: Problem) =>
    [...texts.keys()].some((each) => file === each || hint.includes(each));
  if (problems.some(isNamed)) return null;
  const next = editSite(edited, texts, types);
  if (next === null) return null;
  return { ...graph, site: next, contextOf: createPageContexts(next), version: graph.version + 1 };
}

/** Returns the edit of a content file; null if it may change more than texts. */
function findEdit({ site, sources }: Graph, memo: ScanResults, file: string): FileEdit | null {
  const known = sources.get(file);
  const previous = site.content.hashes.get(file);
  // A file that replaces a generated page changes the site.
  const isFile = isPageFile(file) && !site.content.generated.pages.has(file);
  if (!known || previous === undefined || !isFile) return null;
  try {
    return rescanFile({ config: site.config, memo, ...known, previous });
  } catch {
    // The file was removed, which changes the site.
    return null;
  }
}

function findSources(
  { config, content: { sets } }: Site,
  types: readonly CollectionType[],
): ReadonlyMap<string, ContentSource> {
  const schemas = new Map(types.map(({ name, frontMatter }) => [name, frontMatter]));
  const found = new Map<string, ContentSource>();
  for (const { collection, entries } of sets) {
    const common = schemas.get(collection.type);
    const schema = common && withSiteFields(config, collection.key, common);
    if (schema) for (const { source } of entries) found.set(source.file, { source, schema });
  }
  return found;
}
