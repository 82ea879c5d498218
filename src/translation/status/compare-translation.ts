import { type Block, type BlockList, kindOf, type Marker, type MarkerType } from '../blocks/block.ts';
import type { BlockPair, TranslationRecord } from '../records/record.ts';
import { type Comparable, matchBlocks } from './match-blocks.ts';

/**
 * `current`: translated from the source as it is. `stale`: the source has changed since. `missing`:
 * the translation does not have it. `removed`: the source does not have it any more. `machine`: a
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
  const hasMarker = createMarkerTest(translation.markers);
  const ofSource = matchPairs(pairs, source.blocks, ({ source: hash }) => hash, sourceText(textOf));
  const ofTranslation = translationPlaces(pairs, translation.blocks);
  const free = createFreeBlocks(translation.blocks, new Set(ofTranslation.values()));
  const seen = new Set<BlockPair>();
  const ofBoth = source.blocks.map((block, index): ComparedBlock => {
    const pair = ofSource.get(index);
    if (pair) seen.add(pair);
    const own = pair && ofTranslation.get(pair);
    const at = own === undefined ? null : (translation.blocks[own] ?? null);
    if (at !== null && own !== undefined) free.pass(own);
    if (!pair || (at === null && pair.translation !== null)) return newBlock(block, { pairs, hasMarker, free, seen });
    return { state: stateOf(block, at, pair, hasMarker), source: block, translation: at, pair };
  });
  const others = pairs.flatMap((pair): readonly ComparedBlock[] => {
    const own = ofTranslation.get(pair);
    const at = own === undefined ? undefined : translation.blocks[own];
    if (seen.has(pair) || at === undefined) return [];
    const wasRemoved = pair.source !== null;
    const isDone = pair.marked === pair.source && wasRemoved && !hasMarker('removed', pair.source ?? '');
    return [{ state: wasRemoved && !isDone ? 'removed' : 'own', source: null, translation: at, pair }];
  });
  const rest = free.rest().map((at): ComparedBlock => ({ state: 'own', source: null, translation: at, pair: null }));
  return [...ofBoth, ...others, ...rest];
}

type HasMarker = (type: MarkerType, hash: string) => boolean;

function createMarkerTest(markers: readonly Marker[]): HasMarker {
  const known = new Set(markers.map(({ type, hash }) => `${type} ${hash}`));
  return (type, hash) => known.has(`${type} ${hash}`);
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
export function translationPlaces(
  pairs: readonly BlockPair[],
  blocks: readonly Block[],
): ReadonlyMap<BlockPair, number> {
  return invert(matchPairs(pairs, blocks, ({ translation: hash }) => hash));
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

function stateOf(source: Block, at: Block | null, pair: BlockPair, hasMarker: HasMarker): BlockState {
  // The translation leaves it out on purpose.
  if (at === null) return source.hash === pair.source ? 'current' : 'missing';
  const isEdited = at.hash !== pair.translation;
  if (pair.by === 'copy') return isEdited ? 'current' : 'missing';
  if (source.hash === pair.source) return byMachine(pair, isEdited, hasMarker) ?? 'current';
  if (hasMarker('stale', source.hash)) return 'stale';
  // Somebody has taken the marker away, or has translated it anew before there was one.
  return pair.marked === source.hash || (isEdited && pair.marked === null) ? 'current' : 'stale';
}

/** Returns the state of a part that a machine has translated; null if a person has. */
function byMachine({ by, source }: BlockPair, isEdited: boolean, hasMarker: HasMarker): BlockState | null {
  return by === 'machine' && !isEdited && hasMarker('machine', source ?? '') ? 'machine' : null;
}

interface NewBlock {
  readonly pairs: readonly BlockPair[];
  readonly hasMarker: HasMarker;
  readonly free: FreeBlocks;
  readonly seen: Set<BlockPair>;
}

/** A block that the record does not have may be translated already. */
function newBlock(source: Block, { pairs, hasMarker, free, seen }: NewBlock): ComparedBlock {
  const pending = pairs.find((pair) => pair.marked === source.hash && pair.source === null && !seen.has(pair)) ?? null;
  if (pending) seen.add(pending);
  if (hasMarker('missing', source.hash)) return { state: 'missing', source, translation: null, pair: pending };
  const translation = free.take(kindOf(source));
  return {
    state: translation === null && pending === null ? 'missing' : 'current',
    source,
    translation,
    pair: pending,
  };
}

interface FreeBlocks {
  /** Says that the block at a place has its source. Later ones are taken from behind it. */
  readonly pass: (place: number) => void;
  /** Returns the next block of a kind that nothing is known of; null for none. */
  readonly take: (kind: string) => Block | null;
  readonly rest: () => readonly Block[];
}

/** Returns the blocks of a translation that no pair is about. */
function createFreeBlocks(blocks: readonly Block[], known: ReadonlySet<number>): FreeBlocks {
  const taken = new Set(known);
  let next = 0;
  return {
    pass: (place) => {
      next = place + 1;
    },
    take: (kind) => {
      // What is behind the next known block belongs to another part of the page.
      for (let place = next; place < blocks.length && !known.has(place); place += 1) {
        const block = blocks[place];
        if (block === undefined || taken.has(place) || kindOf(block) !== kind) continue;
        taken.add(place);
        return block;
      }
      return null;
    },
    rest: () => blocks.filter((_, place) => !taken.has(place)),
  };
}
