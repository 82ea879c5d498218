import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodePostings, encodePostings, fromPosting, toPosting } from '../../../../src/search/format/postings.ts';

const lists = fc.array(
  fc
    .uniqueArray(fc.tuple(fc.nat(200_000), fc.integer({ min: 1, max: 15 })), { selector: ([page]) => page })
    .map((pages) => Uint32Array.from(pages, ([page, weight]) => toPosting(page, weight)).toSorted()),
);

it('reads its own output', () => {
  fc.assert(
    fc.property(lists, (written) => {
      const read = decodePostings(
        encodePostings(written),
        written.map(({ length }) => length),
      );
      expect(read).toEqual(written);
    }),
  );
});

it('takes a byte for a page near the one before', () => {
  const near = Uint32Array.from([0, 1, 2, 9].map((page) => toPosting(page, 15)));
  expect(encodePostings([near])).toHaveLength(4);
});

it('keeps page and weight apart', () => {
  expect(fromPosting(toPosting(12_345, 7))).toEqual({ page: 12_345, weight: 7 });
});
