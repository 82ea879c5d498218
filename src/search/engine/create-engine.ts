import type { SearchEngine, SearchOptions, SearchResults } from '../../shared/search.ts';
import { chunkSize, type Manifest, type PageGroup, type PageRow } from '../format/format.ts';
import { fold } from '../text/fold.ts';
import type { PageText } from '../text/page-text.ts';
import { findSpellings, findTerms } from './find-terms.ts';
import { createIndexFiles, type IndexFiles, type IndexSource } from './index-files.ts';
import type { Marks } from './match-text.ts';
import { createPageScope, filtersOf, type PageScope } from './page-scope.ts';
import { createResult, matchSections, nearness } from './page-result.ts';
import type { Query } from './query.ts';
import { type FoundUnit, type RankedPage, rankPages } from './rank.ts';
import { type Reading, readingsOf } from './readings.ts';

/** Maximum number of suggested spellings. */
const mostSpellings = 3;
/** Number of the best pages whose title is compared with the query. */
const titleChecked = 10;
/** A reading with a word that no page has counts less than one of which all words are found. */
const incompleteShare = 0.5;
/** The query is too short for a useful excerpt, so the texts of the pages are not fetched. */
const tooShort = /^\s*[\p{Script=Latin}\p{N}]{1,2}$/u;

/** A reading of the query whose words were looked up. */
interface FoundReading {
  readonly units: readonly FoundUnit[];
  readonly marks: Marks;
  /** The folded text. */
  readonly phrase: string;
  readonly likeness: number;
}

/** A page with the reading by which it ranks best. */
interface ReadPage extends RankedPage {
  readonly reading: FoundReading;
}

/** Returns a search engine that reads an index. */
export function createEngine(source: IndexSource): SearchEngine {
  const files = createIndexFiles(source);
  const search = async (text: string, { limit, signal, ...wanted }: SearchOptions): Promise<SearchResults> => {
    const manifest = await files.manifest();
    const readings = readingsOf(text, manifest.languages, await files.synonyms());
    const [{ query }] = readings;
    if (query.length === 0) return { total: 0, pages: [], suggestions: [] };
    const found = await Promise.all(readings.map((reading) => lookUp(files, reading)));
    signal.throwIfAborted();
    const scope = createPageScope(manifest, wanted);
    const ranked = await rankReadings(files, found, scope);
    signal.throwIfAborted();
    if (ranked.length === 0) return { total: 0, pages: [], suggestions: await spellings(files, query) };
    const candidates = await Promise.all(
      ranked.slice(0, Math.max(limit, titleChecked)).map(async ({ page, score, reading }) => {
        const [row, group] = await rowOf(files, manifest, page);
        return { row, group, reading, rank: scope.rankOf(page), score: score * titleBoost(row, reading.phrase) };
      }),
    );
    const best = await Promise.all(
      candidates
        .toSorted((a, b) => a.rank - b.rank || b.score - a.score)
        .slice(0, limit)
        .map(async (page) => {
          const address = source.addressOf(page.row[0]);
          // If the text cannot be fetched, the result is still a link to the page.
          const pageText = tooShort.test(text) ? [] : await files.pageText(address).catch((): PageText => []);
          const { marks, phrase } = page.reading;
          const sections = matchSections(pageText, marks);
          return { ...page, address, sections, score: page.score * (0.5 + nearness(sections, marks, phrase)) };
        }),
    );
    signal.throwIfAborted();
    const pages = best.toSorted((a, b) => a.rank - b.rank || b.score - a.score).map(createResult);
    return { total: ranked.length, pages, suggestions: [] };
  };
  return { search, filters: async () => filtersOf(await files.manifest()) };
}

async function lookUp(files: IndexFiles, { text, query, likeness }: Reading): Promise<FoundReading> {
  const units = await findUnits(files, query);
  const isWhole = units.every(({ parts, whole }) => whole.length > 0 || parts.every((terms) => terms.length > 0));
  const share = isWhole ? 1 : incompleteShare;
  return { units, marks: marksOf(units), phrase: fold(text).trim(), likeness: likeness * share };
}

/** Returns the pages that match any reading, the best first. */
async function rankReadings(
  files: IndexFiles,
  readings: readonly FoundReading[],
  scope: PageScope,
): Promise<readonly ReadPage[]> {
  const { rankOf } = scope;
  const best = new Map<number, ReadPage>();
  for (const reading of readings) {
    for (const { page, score } of await rankPages(files, reading.units, scope)) {
      const own = { page, score: score * reading.likeness, reading };
      if (own.score > (best.get(page)?.score ?? 0)) best.set(page, own);
    }
  }
  return [...best.values()].toSorted((a, b) => rankOf(a.page) - rankOf(b.page) || b.score - a.score || a.page - b.page);
}

/** Returns the terms to mark. Common words of a question are not marked. */
function marksOf(units: readonly FoundUnit[]): Marks {
  return units
    .filter(({ isOptional }) => !isOptional)
    .flatMap(({ parts, whole }) => [...parts, whole])
    .filter((terms) => terms.length > 0)
    .map((terms) => new Set(terms.map(({ term }) => term)));
}

function findUnits(files: IndexFiles, query: Query): Promise<readonly FoundUnit[]> {
  return Promise.all(
    query.map(async ({ parts, whole, isOptional }) => ({
      parts: await Promise.all(parts.map((word) => findTerms(files, word))),
      whole: whole ? await findTerms(files, whole) : [],
      isOptional,
    })),
  );
}

async function rowOf(files: IndexFiles, manifest: Manifest, page: number): Promise<readonly [PageRow, PageGroup]> {
  const rows = await files.rows(manifest.chunks[Math.floor(page / chunkSize)] ?? '');
  let left = page;
  const group = manifest.groups.find(({ count }) => (left -= count) < 0);
  const row = rows[page % chunkSize];
  if (!row || !group) throw new Error(`The search index has no page ${page}`);
  return [row, group];
}

/**
 * Returns a factor for the score of a page. If the title equals the query, the page is most likely
 * the right one.
 */
function titleBoost([, title]: PageRow, phrase: string): number {
  const name = fold(title);
  return name === phrase ? 2 : name.startsWith(phrase) ? 1.3 : 1;
}

async function spellings(files: IndexFiles, query: Query): Promise<readonly string[]> {
  const words = query.flatMap(({ parts }) => parts.map(({ term }) => term));
  const near = await Promise.all(words.map((word) => findSpellings(files, word)));
  return [...new Set(near.flat())].slice(0, mostSpellings);
}
