import { groupBy } from '../../shared/group-by.ts';
import { type Block, kindOf, type Marker } from '../blocks/block.ts';
import type { BlockPair } from '../records/record.ts';
import type { FreeBlocks } from './free-blocks.ts';

/** What is known of a block of the source that no block of the translation is made from. */
interface PendingBlock {
  /** Whether the marker that asks for it is still there. */
  readonly isMarked: boolean;
  /** The block that somebody has written for it; null for none. */
  readonly translation: Block | null;
}

/** The blocks of the source that a translation does not have. */
export interface PendingBlocks {
  /** Returns what is known of the next one. */
  readonly next: (source: Block) => PendingBlock;
}

interface PendingOptions {
  readonly pairs: readonly BlockPair[];
  readonly markers: readonly Marker[];
  readonly free: FreeBlocks;
}

/**
 * Returns the blocks that a translation does not have. Markers ask for them. Several may ask for
 * equal ones: those are done whose markers are gone, which the order of markers and new blocks
 * shows.
 */
export function createPendingBlocks({ pairs, markers, free }: PendingOptions): PendingBlocks {
  const asked = groupBy(
    pairs.filter(({ source, marked }) => source === null && marked !== null),
    ({ marked }) => marked ?? '',
  );
  const left = groupBy(
    markers.filter(({ type }) => type === 'missing'),
    ({ hash }) => hash,
  );
  const counts = new Map<string, number>();
  return {
    next: (source) => {
      const { hash } = source;
      const count = counts.get(hash) ?? 0;
      counts.set(hash, count + 1);
      const rest = (asked.get(hash)?.length ?? 0) - count;
      const [marker, ...others] = left.get(hash) ?? [];
      const kind = kindOf(source);
      const areAllMarked = others.length + 1 >= rest;
      const isMarked = marker !== undefined && (areAllMarked || marker.start < (free.peek(kind)?.start ?? Infinity));
      if (!isMarked) return { isMarked, translation: free.take(kind) };
      left.set(hash, others);
      return { isMarked, translation: null };
    },
  };
}
