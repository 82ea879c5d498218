import type { RenderCause } from '../shared/render-cause.ts';
import { DocsgenError, hasErrors, type Problem, uniqueProblems } from '../shared/problem.ts';
import { createPageContexts } from '../site/graph/page-context.ts';
import { copyFile } from '../site/page-props/markdown-copy.ts';
import type { SearchEntry } from '../site/search/search-entry.ts';
import type { Clock } from '../pipeline/clock.ts';
import { textsOf } from '../pipeline/create-page-job.ts';
import type { ProblemFilter } from '../pipeline/problem-filter/create-problem-filter.ts';
import { changedParts, type PageKey } from '../pipeline/page-key.ts';
import { renderPages } from '../pipeline/render-pages.ts';
import type { BuildRecord, RecordedFile } from './output/build-record.ts';
import type { RecordedPage, RecordedPages } from './output/recorded-pages.ts';
import type { Stage } from './output/stage.ts';
import type { WorkerPool } from '../workers/open-worker-pool.ts';
import type { RenderResult } from '../workers/page-job.ts';
import type { RenderInput } from '../pipeline/render-input.ts';
import type { ProblemCode } from '../shared/problem-codes.ts';
import type { SearchIndexer } from '../pipeline/search/search-indexer.ts';
import { inputFingerprint, siteFingerprint } from '../pipeline/site-fingerprint.ts';
import type { Route } from '../site/graph/site.ts';

interface RenderRoutesOptions {
  readonly input: RenderInput;
  readonly routes: readonly Route[];
  readonly stage: Stage;
  readonly record: BuildRecord;
  readonly search: SearchIndexer;
  readonly pool: WorkerPool;
  readonly filter: ProblemFilter['filter'];
  /** What was read of pages in earlier builds. */
  readonly recordedPages: RecordedPages;
  /** The codes of the problems that finished pages are looked through for. */
  readonly codes: readonly ProblemCode[];
  readonly clock: Clock;
  readonly onProgress: (done: number, total: number) => void;
}

/** A page, and its result in an earlier build. */
interface Candidate {
  readonly route: Route;
  /** The search result for the page; null for a page that is not searchable. */
  readonly entry: SearchEntry | null;
  readonly inputFingerprint: string;
  /** The recorded result. Null unless the output file and the search record both exist. */
  readonly known: RecordedFile | null;
  /** Whether an earlier build wrote the page. */
  readonly isRecorded: boolean;
  /** The Markdown copy of the page, and its recorded file; null for a page without one. */
  readonly copy: { readonly path: string; readonly known: RecordedFile | null } | null;
}

/** How many pages were rendered, the size of all pages in bytes, and the warnings. */
export interface RenderedRoutes {
  /** What was read of each page, by file; undefined if that is not known. */
  readonly pages: ReadonlyMap<string, RecordedPage | undefined>;
  readonly rendered: number;
  readonly bytes: number;
  readonly warnings: readonly Problem[];
}

/**
 * Renders the pages that have changed since an earlier build, and keeps the others. Returns the
 * counts and warnings. Throws a `DocsgenError` with the errors of all pages.
 */
export async function renderRoutes(options: RenderRoutesOptions): Promise<RenderedRoutes> {
  const { input, routes, stage, record, search, pool, filter } = options;
  const contextOf = createPageContexts(input.site);
  const fingerprint = siteFingerprint(input);
  const results = createResults(options);
  const changed: Candidate[] = [];
  for (const route of routes) {
    const isRecorded = record.has(route.output);
    const previous = record.find(route.output);
    const copyPath = copyFile(input.site, route);
    const copy = copyPath === null ? null : { path: copyPath, known: record.find(copyPath) };
    const isWhole = previous !== null && (previous.searchKey === null || search.knows(route, previous.searchKey));
    const known = isWhole && copy?.known !== null ? previous : null;
    const own = inputFingerprint(input, route, fingerprint);
    const candidate = { route, entry: search.describe(route), inputFingerprint: own, known, isRecorded, copy };
    if (known?.inputFingerprint === own) results.keep(candidate, known);
    else changed.push(candidate);
  }
  await renderPages({
    input,
    pages: sortBySource(changed),
    contextOf,
    pool,
    target: { stage: stage.folder, codes: options.codes },
    isKept: (candidate, { fingerprint: key }) => {
      const { route, known } = candidate;
      if (known?.key !== key) return false;
      record.add(route.output, { ...known, inputFingerprint: candidate.inputFingerprint });
      results.keep(candidate, known);
      return true;
    },
    onDone: results.add,
  });
  const { failed, pages, counts } = results;
  // Pages are finished in any order. Problems are reported in the order of the site.
  const problems = uniqueProblems(filter(routes.flatMap((route) => failed.get(route) ?? [])));
  if (hasErrors(problems)) throw new DocsgenError(problems);
  return { ...counts(), pages, warnings: problems };
}

/** Returns functions that add pages' results to the stage, the build record and the search. */
function createResults({ routes, stage, record, recordedPages, search, clock, onProgress }: RenderRoutesOptions) {
  const failed = new Map<Route, readonly Problem[]>();
  const pages = new Map<string, RecordedPage | undefined>();
  let kept = 0;
  let rendered = 0;
  let bytes = 0;
  const keepCopy = (path: string, { hash, size, mtimeMs }: RecordedFile, locale: string): number => {
    stage.keep(path, { hash, size, mtimeMs, locale });
    return size;
  };
  return {
    /** The problems of the pages that failed. */
    failed,
    pages,
    counts: () => ({ rendered, bytes }),
    keep: ({ route, entry, copy }: Candidate, known: RecordedFile) => {
      const { size, searchKey } = known;
      stage.keep(route.output, { ...known, locale: route.locale.name });
      pages.set(route.output, known.page);
      recordedPages.retain(known.page);
      if (entry !== null && searchKey !== null) search.add(route, entry, searchKey, null);
      bytes += size;
      if (copy?.known) bytes += keepCopy(copy.path, copy.known, route.locale.name);
      kept += 1;
    },
    add: (candidate: Candidate, result: RenderResult, { fingerprint: key, parts }: PageKey) => {
      const { route, entry } = candidate;
      rendered += 1;
      onProgress(kept + rendered, routes.length);
      if ('problems' in result) {
        failed.set(route, result.problems);
        return;
      }
      const { size, mtimeMs, hash, search: searchRecord, page, ms } = result;
      const searchKey = searchRecord?.key ?? null;
      const recordedPage = recordedPages.pack(page);
      pages.set(route.output, recordedPage);
      clock.page(route.output, 'render', ms);
      stage.add(route.output, { hash, size, mtimeMs, locale: route.locale.name });
      const { inputFingerprint: own } = candidate;
      const why = { parts, causes: causesOf(candidate, parts) };
      record.add(route.output, {
        key,
        inputFingerprint: own,
        hash,
        size,
        mtimeMs,
        searchKey,
        page: recordedPage,
        ...why,
      });
      if (entry !== null && searchRecord !== null) search.add(route, entry, searchRecord.key, searchRecord.record);
      bytes += size;
      const { copy } = candidate;
      if (copy === null || result.copy === null) return;
      const { name } = route.locale;
      // A page that looks different may have the same text.
      if (copy.known?.hash === result.copy.hash) bytes += keepCopy(copy.path, copy.known, name);
      else {
        stage.add(copy.path, { ...result.copy, locale: name });
        record.add(copy.path, { ...result.copy, key, inputFingerprint: key, searchKey: null });
        bytes += result.copy.size;
      }
    },
  };
}

/** Returns why a page is rendered. */
function causesOf({ known, isRecorded }: Candidate, parts: string): readonly RenderCause[] {
  if (known !== null) return changedParts(known.parts ?? '', parts);
  return [isRecorded ? 'output' : 'new'];
}

/** Sorts pages by file, so that a worker loads a text once and renders all pages that show it. */
function sortBySource(pages: readonly Candidate[]): readonly Candidate[] {
  const keyed = pages.map((page) => ({ page, file: textsOf(page.route)[0]?.source.file ?? '' }));
  return keyed.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0)).map(({ page }) => page);
}
