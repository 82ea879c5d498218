import type { SearchEngine, SearchOptions, SearchResults } from '../../shared/search.ts';
import { chunkSize, type Manifest, type PageGroup, type PageRow } from '../format/format.ts';
import { fold } from '../text/fold.ts';
import { findSpellings } from './find-terms.ts';
import { findReadings, matchReadings, rankReadings } from './found-reading.ts';
import { createIndexFiles, type IndexFiles, type IndexSource } from './index-files.ts';
import { createPageScope, filtersOf } from './page-scope.ts';
import { createResult } from './page-result.ts';
import { type Query, shortenQuery } from './query.ts';
import { readingsOf } from './readings.ts';
import { createTurns, type TakeTurn } from './take-turns.ts';

/** Maximum number of suggested spellings. */
const mostSpellings = 3;
/** Number of the best pages whose title is compared with the query. */
const titleChecked = 10;
/**
 * The query is too short for a useful excerpt, so the texts of the pages are not fetched. A capital
 * is no beginning: who types `R` means the letter.
 */
const tooShort = /^(?:(?!\p{Lu})[\p{Script=Latin}\p{N}]|[\p{Script=Latin}\p{N}]{2})$/u;

/** Returns a search engine that reads an index. */
export function createEngine(source: IndexSource): SearchEngine {
  const files = createIndexFiles(source);
  const search = async (typed: string, { limit, signal, ...wanted }: SearchOptions): Promise<SearchResults> => {
    const takeTurn = createTurns(signal);
    const text = shortenQuery(typed);
    const manifest = await files.manifest();
    const readings = await readingsOf(text, manifest.languages, await files.synonyms());
    const [{ query }] = readings;
    if (query.length === 0) return { total: 0, pages: [], suggestions: [] };
    const found = await findReadings(files, readings, takeTurn);
    await takeTurn();
    const scope = createPageScope(manifest, wanted);
    const ranked = await rankReadings(files, found, scope);
    signal.throwIfAborted();
    if (ranked.length === 0) return { total: 0, pages: [], suggestions: await spellings(files, query, takeTurn) };
    const candidates = await Promise.all(
      ranked.slice(0, Math.max(limit, titleChecked)).map(async ({ page, readings: matching }) => {
        const [row, group] = await rowOf(files, manifest, page);
        const boosted = matching.map(({ reading, score }) => ({
          reading,
          score: score * titleBoost(row, reading.phrase),
        }));
        const score = Math.max(...boosted.map((each) => each.score));
        return { row, group, readings: boosted, rank: scope.rankOf(page), score };
      }),
    );
    const best = await Promise.all(
      candidates
        .toSorted((a, b) => a.rank - b.rank || b.score - a.score)
        .slice(0, limit)
        .map(async (page) => {
          const address = source.addressOf(page.row[0]);
          // If the text cannot be fetched, the result is still a link to the page.
          const pageText = tooShort.test(text) ? [] : await files.pageText(address).catch(() => []);
          await takeTurn();
          return { ...page, address, ...matchReadings(page, pageText) };
        }),
    );
    signal.throwIfAborted();
    const pages = best.toSorted((a, b) => a.rank - b.rank || b.score - a.score).map(createResult);
    return { total: ranked.length, pages, suggestions: [] };
  };
  return { search, filters: async () => filtersOf(await files.manifest()) };
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

/**
 * Returns spellings of the first words of a query, and none of later words once there are enough.
 */
async function spellings(files: IndexFiles, query: Query, takeTurn: TakeTurn): Promise<readonly string[]> {
  const words = query.flatMap(({ parts }) => parts.filter(({ isKnown }) => !isKnown));
  const near = new Set<string>();
  for (const { term } of words) {
    if (near.size >= mostSpellings) break;
    await takeTurn();
    for (const spelling of await findSpellings(files, term)) near.add(spelling);
  }
  return [...near].slice(0, mostSpellings);
}
