import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '../../../src/translation/blocks/block.ts';
import { longestCommon, pairByStructure } from '../../../src/translation/records/pair-by-structure.ts';

const block = fc
  .tuple(fc.constantFrom('paragraph' as const, 'heading' as const, 'code' as const), fc.constantFrom('aa', 'bb', 'cc'))
  .map(([kind, hash]): Block => ({
    ...{ kind, hash, name: kind === 'heading' ? '2' : '', source: hash, prefix: '' },
    ...{ start: 0, end: 0, commentAt: null },
  }));
const blocks = fc.array(block, { maxLength: 16 });

const weight = (pairs: ReturnType<typeof longestCommon>) =>
  pairs.reduce(
    (sum, { kind, source, translation }) => sum + (source === translation ? 3 : kind.startsWith('heading') ? 2 : 1),
    0,
  );

test('long files get as good pairs in parts as short ones as a whole', () => {
  fc.assert(
    fc.property(blocks, blocks, fc.constantFrom(1, 20, 60), (source, translation, cells) => {
      const parts = longestCommon(source, translation, cells);
      expect(weight(parts)).toBe(weight(longestCommon(source, translation)));
      // Each pair is behind the one before, in both files.
      let [place, own] = [-1, -1];
      for (const pair of parts) {
        const kindOf = ({ kind, name }: Block) => (name === '' ? kind : `${kind} ${name}`);
        const next = (all: readonly Block[], after: number, hash: string | null) =>
          all.findIndex((each, index) => index > after && each.hash === hash && kindOf(each) === pair.kind);
        [place, own] = [next(source, place, pair.source), next(translation, own, pair.translation)];
        expect(Math.min(place, own)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('a file of 2,100 blocks is paired in parts: equal ones, wherever they stand', () => {
  const made = (hash: string): Block => ({
    ...{ kind: 'paragraph', hash, name: '', source: hash, prefix: '' },
    ...{ start: 0, end: 0, commentAt: null },
  });
  const many = (start: number) => Array.from({ length: 2100 }, (_, index) => made(`${start + index}`));
  const pairs = pairByStructure(many(0), many(700));
  expect(pairs.map(({ source }) => source)).toStrictEqual(
    many(700)
      .slice(0, 1400)
      .map(({ hash }) => hash),
  );
});
