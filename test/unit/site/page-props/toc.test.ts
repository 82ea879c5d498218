import { expect, test } from 'vitest';
import type { TocItemProps } from '../../../../src/shared/main-props.ts';
import { createToc } from '../../../../src/site/page-props/toc.ts';

/** `2a 3b` are a heading of level 2 with the id `a`, and one of level 3. */
function headings(text: string): Parameters<typeof createToc>[0] {
  return text.split(' ').map((word) => ({
    depth: Number(word.charAt(0)),
    id: word.slice(1),
    label: [{ text: word.slice(1), mark: null }],
  }));
}

function outline(items: readonly TocItemProps[]): string {
  return items.map(({ id, items: below }) => (below.length > 0 ? `${id}(${outline(below)})` : id)).join(' ');
}

test.each([
  ['2a 3b 3c 2d', 2, 3, 'a(b c) d'],
  ['3a 2b 3c', 2, 3, 'a b(c)'],
  ['2a 3b 4c 3d', 2, 3, 'a(b d)'],
  ['2a 3b 4c', 2, 4, 'a(b(c))'],
  ['3a 2b 4c', 2, 4, 'a b(c)'],
  ['2a 4b 3c', 2, 4, 'a(b c)'],
  ['2a 3b 2c 3d', 3, 3, 'b d'],
  ['2a 3b 4c', 2, 2, 'a'],
  ['2a 4b', 2, 3, 'a'],
  ['1t 2a', 2, 3, 'a'],
  ['3a 2b 4c', 3, 4, 'a c'],
])('%s from %i to %i is %s', (text, minLevel, maxLevel, expected) => {
  expect(outline(createToc(headings(text), { minLevel, maxLevel, inheritedIds: new Map() }))).toBe(expected);
});

test('a translation lists the ids that it inherits', () => {
  const inheritedIds = new Map([['límites', 'limits']]);
  expect(outline(createToc(headings('2límites 3otro'), { minLevel: 2, maxLevel: 3, inheritedIds }))).toBe(
    'limits(otro)',
  );
});
