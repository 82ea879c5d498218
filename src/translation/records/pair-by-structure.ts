import type { Block } from '../blocks/block.ts';
import { alignInOrder } from './align-in-order.ts';
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

/**
 * The longest sequence of pairs. Equal blocks, such as code, and headings count for more than
 * paragraphs. No table of the search is larger than `cells`.
 */
export function longestCommon(
  source: readonly Block[],
  translation: readonly Block[],
  cells?: number,
): readonly BlockPair[] {
  return alignInOrder(source, translation, weightOf, cells).map(([original, own]) => pairOf(original, own));
}

function weightOf(source: Block, translation: Block): number {
  if (source.kind !== translation.kind || source.name !== translation.name) return 0;
  if (source.hash === translation.hash) return 3;
  return source.kind === 'heading' ? 2 : 1;
}
