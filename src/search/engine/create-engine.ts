import type { SearchEngine, SearchOptions, SearchResults } from '../../shared/search.ts';
import { chunkSize, type Manifest, type PageGroup, type PageRow } from '../format/format.ts';
import { fold } from '../text/fold.ts';
import type { PageText } from '../text/page-text.ts';
import { findSpellings, findTerms } from './find-terms.ts';
import { createIndexFiles, type IndexFiles, type IndexSource } from './index-files.ts';
import type { Marks } from './match-text.ts';
import { createResult, matchSections, nearness } from './page-result.ts';
import { parseQuery, type Query } from './query.ts';
import { type FoundUnit, rankPages } from './rank.ts';

/** Most spellings that are offered. */
const mostSpellings = 3;
/** Of so many pages the title is looked at again. */
const looked = 10;
/** Too few letters for an excerpt to say anything; the texts of these pages would be fetched for nothing. */
const beginning = /^\s*[\p{Script=Latin}\p{N}]{1,2}$/u;

/** Returns the engine over an index. */
export function createEngine(source: IndexSource): SearchEngine {
  const files = createIndexFiles(source);
  const search = async (text: string, { limit, versions, signal }: SearchOptions): Promise<SearchResults> => {
    const manifest = await files.manifest();
    const query = parseQuery(text, manifest.languages);
    if (query.length === 0) return { total: 0, pages: [], suggestions: [] };
    const units = await findUnits(files, query);
    signal.throwIfAborted();
    const rankOf = versionRank(manifest, versions);
    const ranked = await rankPages(files, units, rankOf);
    signal.throwIfAborted();
    if (ranked.length === 0) return { total: 0, pages: [], suggestions: await spellings(files, query) };
    const marks = marksOf(units);
    const phrase = fold(text).trim();
    const likely = await Promise.all(
      ranked.slice(0, Math.max(limit, looked)).map(async ({ page, score }) => {
        const [row, group] = await rowOf(files, manifest, page);
        return { row, group, rank: rankOf(page), score: score * titleBoost(row, phrase) };
      }),
    );
    const best = await Promise.all(
      likely
        .toSorted((a, b) => a.rank - b.rank || b.score - a.score)
        .slice(0, limit)
        .map(async (page) => {
          const address = source.addressOf(page.row[0]);
          // Without its text a result is still a way to the page.
          const pageText = beginning.test(text) ? [] : await files.pageText(address).catch((): PageText => []);
          const sections = matchSections(pageText, marks);
          return { ...page, address, sections, score: page.score * (0.5 + nearness(sections, marks, phrase)) };
        }),
    );
    signal.throwIfAborted();
    const pages = best.toSorted((a, b) => a.rank - b.rank || b.score - a.score).map(createResult);
    return { total: ranked.length, pages, suggestions: [] };
  };
  return { search };
}

/** The common words of a question are not what is looked for. */
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

/** Returns what puts a page behind others whatever its score: 1 for those of a version that is not the reader's, 0 for all others. */
function versionRank({ groups }: Manifest, versions: SearchOptions['versions']): (page: number) => number {
  const newest = new Map<string, string>();
  for (const { collection, version } of groups) {
    if (version && !newest.has(collection)) newest.set(collection, version.name);
  }
  const ranks = groups.flatMap(({ collection, version, count }) => {
    const isOther = version !== null && version.name !== (versions[collection] ?? newest.get(collection));
    return Array.from({ length: count }, () => (isOther ? 1 : 0));
  });
  return (page) => ranks[page] ?? 0;
}

async function rowOf(files: IndexFiles, manifest: Manifest, page: number): Promise<readonly [PageRow, PageGroup]> {
  const rows = await files.rows(manifest.chunks[Math.floor(page / chunkSize)] ?? '');
  let left = page;
  const group = manifest.groups.find(({ count }) => (left -= count) < 0);
  const row = rows[page % chunkSize];
  if (!row || !group) throw new Error(`The search index has no page ${page}`);
  return [row, group];
}

/** A page whose title is what was typed is most likely the one. */
function titleBoost([, title]: PageRow, asked: string): number {
  const name = fold(title);
  return name === asked ? 2 : name.startsWith(asked) ? 1.3 : 1;
}

async function spellings(files: IndexFiles, query: Query): Promise<readonly string[]> {
  const words = query.flatMap(({ parts }) => parts.map(({ term }) => term));
  const near = await Promise.all(words.map((word) => findSpellings(files, word)));
  return [...new Set(near.flat())].slice(0, mostSpellings);
}
