import { aboutBlock, type BlockPair } from '../records/record.ts';
import { kindOf } from '../blocks/block.ts';
import type { ComparedBlock } from '../status/compare-translation.ts';

/**
 * Returns the pairs of a translation after it was marked: what is current is recorded as it is now,
 * and what is open stays as it was, with the mark.
 */
export function nextPairs(compared: readonly ComparedBlock[]): readonly BlockPair[] {
  return compared.flatMap(({ state, source, translation, pair }): readonly BlockPair[] => {
    const now = translation?.hash ?? null;
    if (source === null) {
      if (translation === null) return [];
      const known = pair ?? { kind: kindOf(translation), about: aboutBlock(translation.source), source: null };
      const marked = state === 'removed' ? known.source : null;
      return [{ ...known, source: state === 'removed' ? known.source : null, translation: now, marked, by: null }];
    }
    const own = { kind: kindOf(source), about: aboutBlock(source.source), source: source.hash, marked: null };
    switch (state) {
      case 'stale':
        return [
          {
            ...own,
            about: pair?.about ?? own.about,
            source: pair?.source ?? null,
            translation: now,
            marked: source.hash,
            by: null,
          },
        ];
      case 'missing':
        if (pair?.by === 'copy') return [{ ...own, translation: source.hash, by: 'copy' }];
        return [{ ...own, source: null, translation: null, marked: source.hash, by: null }];
      case 'machine':
        return [{ ...own, translation: now, by: 'machine' }];
      default:
        return [{ ...own, translation: now, by: null }];
    }
  });
}
