import { maxWeight, type Manifest } from '../format/format.ts';
import { fromPosting } from '../format/postings.ts';
import type { FoundTerm } from './find-terms.ts';
import type { IndexFiles } from './index-files.ts';
import type { PageScope } from './page-scope.ts';
import type { QueryUnit } from './query.ts';

/** The terms that were found for a word or an identifier of the query. */
export interface FoundUnit extends Omit<QueryUnit, 'parts' | 'whole'> {
  readonly parts: readonly (readonly FoundTerm[])[];
  readonly whole: readonly FoundTerm[];
}

export interface RankedPage {
  /** Index of the page. */
  readonly page: number;
  readonly score: number;
}

/** A whole identifier is worth more than its parts. */
const wholeBoost = 2.5;
/** Minimum share of the query, by weight, that a page must contain. */
const minShare = 0.5;
/**
 * From this number of words on, the query counts as a question: a page with the answer may
 * lack some of them.
 */
const questionLength = 3;

/**
 * Returns the pages that match all units, the best first. If there are none, or if the query is a
 * question, returns the pages that match at least half of it. The rank of a page in the scope has
 * priority over its score.
 */
export async function rankPages(
  files: IndexFiles,
  units: readonly FoundUnit[],
  { has, rankOf, boostOf }: PageScope,
): Promise<readonly RankedPage[]> {
  const count = pageCount(await files.manifest());
  const scored = await Promise.all(
    units.map(async ({ parts, whole, isOptional }) => ({
      isOptional,
      scores: combine(
        await Promise.all(parts.map((terms) => scoreWord(files, terms, count))),
        await scoreWord(files, whole, count),
      ),
    })),
  );
  // A word that is on no page must not count.
  const unitWeights = scored.map(({ isOptional, scores }) => {
    const found = hits(scores);
    return isOptional || found === 0 ? 0 : Math.log(1 + count / found);
  });
  const total = unitWeights.reduce((sum, part) => sum + part, 0);
  const ranked: (RankedPage & { readonly share: number })[] = [];
  for (let page = 0; page < count; page += 1) {
    if (!has(page)) continue;
    let [score, matched] = [0, 0];
    for (const [index, { scores }] of scored.entries()) {
      const own = scores[page] ?? 0;
      score += own;
      if (own > 0) matched += unitWeights[index] ?? 0;
    }
    const share = total === 0 ? Math.sign(score) : matched / total;
    if (share >= minShare) ranked.push({ page, score: score * share ** 4 * boostOf(page), share });
  }
  const complete = ranked.filter(({ share }) => share > 1 - 1e-6);
  const length = units.reduce((sum, { share }, index) => sum + ((unitWeights[index] ?? 0) > 0 ? share : 0), 0);
  const isQuestion = length >= questionLength;
  return (complete.length > 0 && !isQuestion ? complete : ranked).toSorted(
    (a, b) => rankOf(a.page) - rankOf(b.page) || b.score - a.score || a.page - b.page,
  );
}

/** Returns the number of pages in an index. */
function pageCount({ groups }: Manifest): number {
  return groups.reduce((sum, group) => sum + group.count, 0);
}

/**
 * Returns the score of a word for each page, 0 for pages without it. Rare words have higher scores.
 */
async function scoreWord(files: IndexFiles, terms: readonly FoundTerm[], count: number): Promise<Float32Array> {
  const scores = new Float32Array(count);
  const lists = await Promise.all(
    terms.map(async ({ file, index, likeness }) => ({ likeness, list: (await files.postings(file))[index] ?? [] })),
  );
  for (const { likeness, list } of lists) {
    for (const posting of list) {
      const { page, weight } = fromPosting(posting);
      scores[page] = Math.max(scores[page] ?? 0, likeness * strengthOf(weight));
    }
  }
  const found = hits(scores);
  const rarity = Math.log(1 + (count - found + 0.5) / (found + 0.5));
  return scores.map((score) => score * rarity);
}

/** Reverses the logarithmic scale of the weights. */
function strengthOf(weight: number): number {
  return Math.expm1((weight / maxWeight) * 3);
}

function combine(parts: readonly Float32Array[], whole: Float32Array): Float32Array {
  const [only] = parts;
  if (only && parts.length === 1) return only.map((score, page) => Math.max(score, (whole[page] ?? 0) * wholeBoost));
  return whole.map((score, page) => {
    const own = parts.map((scores) => scores[page] ?? 0);
    const inParts = own.length > 0 && own.every((part) => part > 0) ? own.reduce((sum, part) => sum + part, 0) : 0;
    return Math.max(score * wholeBoost, inParts);
  });
}

function hits(scores: Float32Array): number {
  return scores.reduce((sum, score) => sum + (score > 0 ? 1 : 0), 0);
}
