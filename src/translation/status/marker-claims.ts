import { groupBy } from '../../shared/group-by.ts';
import type { Block, Marker, MarkerType } from '../blocks/block.ts';

/** A block of a translation that a marker may be about. */
export interface MarkerClaim extends Pick<Marker, 'type' | 'hash'> {
  readonly block: Block;
  /** Whether somebody has changed it since the record was written. */
  readonly isEdited: boolean;
}

/** Returns whether there is a marker about a block. */
export type MarkerTest = (type: MarkerType, hash: string, block: Block) => boolean;

/**
 * Returns the test for the markers of a translation. Equal parts have equal markers. If there are
 * fewer markers than such parts, the others are done: a marker is about the block that follows it.
 */
export function createMarkerTest(markers: readonly Marker[], claims: readonly MarkerClaim[]): MarkerTest {
  const ofKey = groupBy(markers, keyOf);
  const marked = new Map(
    [...groupBy(claims, keyOf)].map(([key, own]) => [key, markedBlocks(ofKey.get(key) ?? [], own)]),
  );
  return (type, hash, block) => marked.get(keyOf({ type, hash }))?.has(block) ?? false;
}

function keyOf({ type, hash }: Pick<Marker, 'type' | 'hash'>): string {
  return `${type} ${hash}`;
}

function markedBlocks(markers: readonly Marker[], claims: readonly MarkerClaim[]): ReadonlySet<Block> {
  if (markers.length >= claims.length) return new Set(claims.map(({ block }) => block));
  const found = new Set<Block>();
  for (const { end } of markers) {
    const free = claims.filter(({ block }) => !found.has(block));
    const behind = free.filter(({ block: { commentAt } }) => commentAt !== null && commentAt >= end);
    const nearest = Math.min(...behind.map(({ block }) => block.commentAt ?? Infinity));
    const candidates = behind.filter(({ block }) => block.commentAt === nearest);
    // The items of a list have their markers before the list.
    const [claim] = [...candidates.filter(({ isEdited }) => !isEdited), ...candidates, ...free];
    if (claim) found.add(claim.block);
  }
  return found;
}
