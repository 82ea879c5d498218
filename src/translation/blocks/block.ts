/** What a block is; two blocks of different kinds are never versions of each other. */
export type BlockKind =
  | 'field'
  | 'heading'
  | 'paragraph'
  | 'code'
  | 'table'
  | 'html'
  | 'attribute'
  | 'definition'
  | 'script';

/**
 * A part of a content file that is translated as a whole: a paragraph, a heading, a field of the
 * front matter.
 */
export interface Block {
  readonly kind: BlockKind;
  /**
   * Depth of a heading, path of a field such as `hero.title`, tag and name of an attribute such as
   * `Card title`; empty for all others.
   */
  readonly name: string;
  /** Offsets in the file. */
  readonly start: number;
  readonly end: number;
  /** As it is written between the offsets. */
  readonly source: string;
  /** What its further lines begin with, such as two spaces in a list. */
  readonly prefix: string;
  /**
   * The line before which a comment about it may be, as the offset of its start; null in front
   * matter.
   */
  readonly commentAt: number | null;
  /** Hash of what it says. Blocks of prose that are only wrapped at other places have the same. */
  readonly hash: string;
}

/** A comment in a translation that a part of it is to be done. */
export interface Marker {
  readonly type: MarkerType;
  /** Hash of the block of the source as it is now; of a removed one, as it was. */
  readonly hash: string;
  /** Offsets in the file. */
  readonly start: number;
  readonly end: number;
}

/** What has happened to a part of the source: it has changed, it is new, or it is gone. */
export type MarkerType = 'stale' | 'missing' | 'removed' | 'machine';

/** The blocks and markers of a file, in their order. */
export interface BlockList {
  readonly blocks: readonly Block[];
  readonly markers: readonly Marker[];
}

/** Returns kind and name of a block as a record has them. */
export function kindOf({ kind, name }: Pick<Block, 'kind' | 'name'>): string {
  return name === '' ? kind : `${kind} ${name}`;
}
