import { type Block, type BlockList, kindOf } from '../blocks/block.ts';
import type { BlockPair, TranslationRecord } from '../records/record.ts';
import { createFreeBlocks } from './free-blocks.ts';
import { createMarkerTest, type MarkerClaim, type MarkerTest } from './marker-claims.ts';
import { createPendingBlocks, type PendingBlocks } from './pending-blocks.ts';
import { type Comparable, matchBlocks } from './match-blocks.ts';

/**
 * `current`: translated from the source as it is. `stale`: the source has changed since. `missing`:
 * the translation does not have it. `removed`: the source no longer has it. `machine`: a
 * machine has translated it, and nobody has said that it is right. `own`: only the translation has
 * it.
 */
export type BlockState = 'current' | 'stale' | 'missing' | 'removed' | 'machine' | 'own';

/** A block of the source, of the translation, or of both. */
export interface ComparedBlock {
  readonly state: BlockState;
  readonly source: Block | null;
  readonly translation: Block | null;
  /** What the record says of it; null for what is new. */
  readonly pair: BlockPair | null;
}

/** Two files, and which state of the first the second was made from. */
export interface TranslationFiles {
  readonly source: BlockList;
  readonly translation: BlockList;
  readonly record: Pick<TranslationRecord, 'blocks'>;
  /** Returns the text of a block of the source as it was, by its hash. */
  readonly textOf?: ((hash: string) => string | undefined) | undefined;
}

/**
 * Returns the state of each block: those of the source in its order, then those that only the
 * translation has.
 */
export function compareTranslation({
  source,
  translation,
  record,
  textOf,
}: TranslationFiles): readonly ComparedBlock[] {
  const pairs = record.blocks;
  const ofSource = matchPairs(pairs, source.blocks, sourceHash, sourceText(textOf));
  const ofTranslation = indexesOfTranslations(pairs, translation.blocks);
  const blockOf = (pair: BlockPair | undefined) => translation.blocks[(pair && ofTranslation.get(pair)) ?? -1] ?? null;
  const known = source.blocks.map((block, index) => {
    const pair = ofSource.get(index);
    // What a marker has asked for is not made from the source yet.
    const isAsked = pair?.source === null;
    return {
      source: block,
      pair: isAsked ? undefined : pair,
      asked: isAsked ? pair : null,
      translation: blockOf(pair),
    };
  });
  const seen = new Set(known.flatMap(({ pair }) => pair ?? []));
  const gone = pairs.flatMap((pair) => {
    const at = blockOf(pair);
    return seen.has(pair) || at === null ? [] : [{ pair, translation: at }];
  });
  const hasMarker = createMarkerTest(translation.markers, [...known.flatMap(claimOf), ...gone.flatMap(removedClaim)]);
  const free = createFreeBlocks(translation.blocks, new Set(ofTranslation.values()));
  const pending = createPendingBlocks({ pairs, markers: translation.markers, free });
  const ofBoth = known.map(({ source: block, pair, asked, translation: at }): ComparedBlock => {
    const own = pair && ofTranslation.get(pair);
    if (own !== undefined) free.pass(own);
    if (!pair || (at === null && pair.translation !== null)) return newBlock(block, asked, pending);
    return { state: stateOf(block, at, pair, hasMarker), source: block, translation: at, pair };
  });
  const others = gone.map(({ pair, translation: at }): ComparedBlock => {
    const wasRemoved = pair.source !== null;
    const isDone = pair.marked === pair.source && wasRemoved && !hasMarker('removed', pair.source ?? '', at);
    return { state: wasRemoved && !isDone ? 'removed' : 'own', source: null, translation: at, pair };
  });
  const rest = free.rest().map((at): ComparedBlock => ({ state: 'own', source: null, translation: at, pair: null }));
  return [...ofBoth, ...others, ...rest];
}

/** A block of the source, with what the record and the translation have of it. */
interface KnownBlock {
  readonly source: Block;
  readonly pair: BlockPair | undefined;
  readonly translation: Block | null;
}

function claimOf({ source, pair, translation: at }: KnownBlock): readonly MarkerClaim[] {
  if (!pair || !at || pair.by === 'copy') return [];
  const isEdited = at.hash !== pair.translation;
  const claim = { hash: source.hash, block: at, isEdited };
  if (source.hash !== pair.source) return [{ type: 'stale', ...claim }];
  return pair.by === 'machine' && !isEdited ? [{ type: 'machine', ...claim }] : [];
}

function removedClaim({ pair, translation }: RemovedBlock): readonly MarkerClaim[] {
  const isEdited = translation.hash !== pair.translation;
  return pair.source === null ? [] : [{ type: 'removed', hash: pair.source, block: translation, isEdited }];
}

interface RemovedBlock {
  readonly pair: BlockPair;
  readonly translation: Block;
}

/** Returns the pairs of a record by the places of the blocks that they are about. */
function matchPairs(
  pairs: readonly BlockPair[],
  blocks: readonly Block[],
  hashOf: (pair: BlockPair) => string | null,
  textOf: (pair: BlockPair) => Pick<Comparable, 'text' | 'isCut'> = () => ({}),
): ReadonlyMap<number, BlockPair> {
  const known = pairs.flatMap((pair) => {
    const hash = hashOf(pair);
    return hash === null ? [] : [{ pair, hash, kind: pair.kind, ...textOf(pair) }];
  });
  const now = blocks.map(comparable);
  const places = matchBlocks(known, now);
  return new Map(
    [...places.entries()].flatMap(([index, old]) => {
      const pair = known[old]?.pair;
      return pair ? [[index, pair] as const] : [];
    }),
  );
}

/** Returns the block of a translation that each pair of its record is about, as its place. */
export function indexesOfTranslations(
  pairs: readonly BlockPair[],
  blocks: readonly Block[],
): ReadonlyMap<BlockPair, number> {
  return invert(matchPairs(pairs, blocks, ({ translation: hash }) => hash));
}

/** Hash of the block of the source that a pair is about: it is translated, or asked for. */
function sourceHash({ source, translation, marked }: BlockPair): string | null {
  return source ?? (translation === null ? marked : null);
}

/** Git knows what a block of the source said. Else its record has the first words. */
function sourceText(textOf: TranslationFiles['textOf']) {
  return ({ source, about }: BlockPair): Pick<Comparable, 'text' | 'isCut'> => {
    const text = source === null ? undefined : textOf?.(source);
    return text === undefined ? { text: about.replace(/…$/, ''), isCut: about.endsWith('…') } : { text };
  };
}

/** Returns a block as it is compared. */
export function comparable({ kind, name, hash, source }: Block): Comparable {
  return { kind: kindOf({ kind, name }), hash, text: source };
}

function invert(places: ReadonlyMap<number, BlockPair>): ReadonlyMap<BlockPair, number> {
  return new Map([...places].map(([index, pair]) => [pair, index]));
}

function stateOf(source: Block, at: Block | null, pair: BlockPair, hasMarker: MarkerTest): BlockState {
  // The translation leaves it out on purpose.
  if (at === null) return source.hash === pair.source ? 'current' : 'missing';
  const isEdited = at.hash !== pair.translation;
  if (pair.by === 'copy') return isEdited ? 'current' : 'missing';
  if (source.hash === pair.source) {
    const isByMachine = pair.by === 'machine' && !isEdited && hasMarker('machine', source.hash, at);
    return isByMachine ? 'machine' : 'current';
  }
  if (hasMarker('stale', source.hash, at)) return 'stale';
  // Somebody has taken the marker away, or has translated it anew before there was one.
  return pair.marked === source.hash || (isEdited && pair.marked === null) ? 'current' : 'stale';
}

/** A block that the record does not have may be translated already. */
function newBlock(source: Block, asked: BlockPair | null, pending: PendingBlocks): ComparedBlock {
  const pair = asked?.marked === source.hash ? asked : null;
  const { isMarked, translation } = pending.next(source);
  if (isMarked) return { state: 'missing', source, translation: null, pair };
  return { state: translation === null && pair === null ? 'missing' : 'current', source, translation, pair };
}

/** Returns whether a part is a copy of the source that waits for its translation. */
export function isWaiting({ state, pair }: Pick<ComparedBlock, 'state' | 'pair'>): boolean {
  return state === 'missing' && pair?.by === 'copy';
}
