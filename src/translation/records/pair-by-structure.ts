import type { Block } from '../blocks/block.ts';
import { aboutBlock, type BlockPair } from './record.ts';

/**
 * Returns the pairs of a source and a translation of which nothing else is known: blocks of the
 * same kind in the same order, as many as possible. What only one of them has is in no pair.
 */
export function pairByStructure(source: readonly Block[], translation: readonly Block[]): readonly BlockPair[] {
  const fields = (blocks: readonly Block[]) => blocks.filter(({ kind }) => kind === 'field');
  const texts = (blocks: readonly Block[]) => blocks.filter(({ kind }) => kind !== 'field');
  const named = new Map(fields(source).map((block) => [block.name, block]));
  const ofFields = fields(translation).flatMap((own) => {
    const original = named.get(own.name);
    return original ? [pairOf(original, own)] : [];
  });
  return [...ofFields, ...longestCommon(texts(source), texts(translation))];
}

/** Returns a pair of a block and its translation. */
export function pairOf(source: Block, translation: Block | null): BlockPair {
  return {
    kind: source.name === '' ? source.kind : `${source.kind} ${source.name}`,
    about: aboutBlock(source.source),
    source: source.hash,
    translation: translation?.hash ?? null,
    marked: null,
    by: null,
  };
}

/** Cells of a table that are in memory at once: 32 MB. A page of 2,000 blocks is below. */
const mostCells = 4_000_000;

/**
 * The longest sequence of pairs. Equal blocks, such as code, and headings count for more than
 * paragraphs. Of long files, the first half of the source is compared with as much of the
 * translation as is best for both halves, so that no table is larger than `cells`.
 */
export function longestCommon(
  source: readonly Block[],
  translation: readonly Block[],
  cells = mostCells,
): readonly BlockPair[] {
  if (source.length < 2 || (source.length + 1) * (translation.length + 1) <= cells)
    return pairsOfTable(source, translation);
  const middle = source.length >> 1;
  const above = bestScores(source.slice(0, middle), translation);
  const below = bestScores(source.slice(middle).toReversed(), translation.toReversed());
  let cut = 0;
  const scoreAt = (column: number) => (above[column] ?? 0) + (below[translation.length - column] ?? 0);
  for (let column = 1; column <= translation.length; column += 1) if (scoreAt(column) > scoreAt(cut)) cut = column;
  return [
    ...longestCommon(source.slice(0, middle), translation.slice(0, cut), cells),
    ...longestCommon(source.slice(middle), translation.slice(cut), cells),
  ];
}

/**
 * Returns the weight of the best pairs of a source with the first blocks of a translation, for each
 * number of these.
 */
function bestScores(source: readonly Block[], translation: readonly Block[]): Float64Array {
  let scores = new Float64Array(translation.length + 1);
  for (const block of source) {
    const next = new Float64Array(scores.length);
    for (let column = 1; column < scores.length; column += 1) {
      const weight = weightOf(block, translation[column - 1]);
      const both = weight === 0 ? 0 : weight + (scores[column - 1] ?? 0);
      next[column] = Math.max(both, scores[column] ?? 0, next[column - 1] ?? 0);
    }
    scores = next;
  }
  return scores;
}

function pairsOfTable(source: readonly Block[], translation: readonly Block[]): readonly BlockPair[] {
  const columns = translation.length + 1;
  const best = new Float64Array((source.length + 1) * columns);
  const at = (row: number, column: number) => best[row * columns + column] ?? 0;
  for (let row = source.length - 1; row >= 0; row -= 1) {
    for (let column = translation.length - 1; column >= 0; column -= 1) {
      const weight = weightOf(source[row], translation[column]);
      const both = weight === 0 ? 0 : weight + at(row + 1, column + 1);
      best[row * columns + column] = Math.max(both, at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: BlockPair[] = [];
  for (let row = 0, column = 0; row < source.length && column < translation.length;) {
    const [original, own] = [source[row], translation[column]];
    const weight = weightOf(original, own);
    if (original && own && weight > 0 && at(row, column) === weight + at(row + 1, column + 1)) {
      pairs.push(pairOf(original, own));
      row += 1;
      column += 1;
    } else if (at(row, column) === at(row + 1, column)) row += 1;
    else column += 1;
  }
  return pairs;
}

function weightOf(source: Block | undefined, translation: Block | undefined): number {
  if (!source || !translation || source.kind !== translation.kind || source.name !== translation.name) return 0;
  if (source.hash === translation.hash) return 3;
  return source.kind === 'heading' ? 2 : 1;
}
