import { type Block, kindOf } from '../blocks/block.ts';

/** The blocks of a translation that no pair of its record is about. */
export interface FreeBlocks {
  /** Says that the block at a place has its source. Later ones are taken from behind it. */
  readonly pass: (place: number) => void;
  /** Returns the next block of a kind that nothing is known of; null for none. */
  readonly peek: (kind: string) => Block | null;
  /** Like `peek`. The block is not free any more. */
  readonly take: (kind: string) => Block | null;
  readonly rest: () => readonly Block[];
}

/** Returns the free blocks of a translation. `known` are the places of all others. */
export function createFreeBlocks(blocks: readonly Block[], known: ReadonlySet<number>): FreeBlocks {
  const taken = new Set(known);
  let next = 0;
  const find = (kind: string): number | null => {
    // What is behind the next known block belongs to another part of the page.
    for (let place = next; place < blocks.length && !known.has(place); place += 1) {
      const block = blocks[place];
      if (block !== undefined && !taken.has(place) && kindOf(block) === kind) return place;
    }
    return null;
  };
  return {
    pass: (place) => {
      next = place + 1;
    },
    peek: (kind) => blocks[find(kind) ?? -1] ?? null,
    take: (kind) => {
      const place = find(kind);
      if (place === null) return null;
      taken.add(place);
      return blocks[place] ?? null;
    },
    rest: () => blocks.filter((_, place) => !taken.has(place)),
  };
}
