import type { Block } from '../blocks/block.ts';
import type { TranslationRecord } from '../records/record.ts';

/** A source without a translation, with its blocks. */
export interface LonelySource {
  readonly file: string;
  readonly blocks: readonly Block[];
}

/** At least this part of a source must be in the file that it is said to have become. */
const leastCommon = 0.3;
/** One block in common, such as a heading, may be chance. */
const fewestCommon = 2;

/**
 * Returns the file that the source of a translation has become: the one without a translation that
 * has most of its blocks. Returns null if no file
 * has enough of them.
 */
export function findMoved(
  { blocks }: Pick<TranslationRecord, 'blocks'>,
  sources: readonly LonelySource[],
): string | null {
  const known = new Set(blocks.flatMap(({ source, marked }) => (marked === source ? [] : [marked ?? source ?? ''])));
  if (known.size === 0) return null;
  let best: { readonly file: string; readonly common: number } | null = null;
  for (const { file, blocks: own } of sources) {
    const shared = new Set(own.flatMap(({ hash }) => (known.has(hash) ? [hash] : []))).size;
    const common = shared / known.size;
    const isEnough = shared >= Math.min(fewestCommon, known.size) && common >= leastCommon;
    if (isEnough && common > (best?.common ?? 0)) best = { file, common };
  }
  return best?.file ?? null;
}
