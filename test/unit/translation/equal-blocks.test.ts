import { describe, expect, test } from 'vitest';
import { createTextParser } from '../../../src/markdown/text-parser.ts';
import { hashOf } from '../../../src/system/hash.ts';
import { splitBlocks } from '../../../src/translation/blocks/split-blocks.ts';
import { pairByStructure } from '../../../src/translation/records/pair-by-structure.ts';
import type { BlockPair } from '../../../src/translation/records/record.ts';
import { compareTranslation } from '../../../src/translation/status/compare-translation.ts';
import { markTranslation } from '../../../src/translation/sync/mark-translation.ts';
import { nextPairs } from '../../../src/translation/sync/next-record.ts';

const parse = createTextParser({});
const read = (text: string) => ({ text, hash: hashOf(text), ...splitBlocks(text, 'md', parse) });
const page = (...paragraphs: readonly string[]) => `${paragraphs.join('\n\n')}\n`;

/** Compares two texts of paragraphs. */
function compare(source: string, translation: string, blocks: readonly BlockPair[]) {
  return compareTranslation({ source: read(source), translation: read(translation), record: { blocks } });
}

const statesOf = (compared: ReturnType<typeof compare>) => compared.map(({ state }) => state).join(' ');

/** Does what `sync` does: returns the marked translation and its record. */
function sync(source: string, translation: string, blocks: readonly BlockPair[]) {
  const compared = compare(source, translation, blocks);
  const text = markTranslation({ translation: read(translation), compared, format: 'md', textOf: () => undefined });
  return { text, blocks: nextPairs(compared) };
}

const marker = /<!-- docsgen-\w+ [^]*?-->\n\n?/;
const markersIn = (text: string) => text.match(new RegExp(marker, 'g'))?.length ?? 0;

describe('of equal paragraphs, each is one of its own', () => {
  const copies = (source: string): readonly BlockPair[] =>
    pairByStructure(read(source).blocks, read(source).blocks).map((pair) => ({ ...pair, by: 'copy' }));

  test.each([
    ['the first of two', ['Vea.', 'One.', 'See.'], 'current missing missing'],
    ['the last of two', ['See.', 'One.', 'Vea.'], 'missing missing current'],
    ['both', ['Vea.', 'One.', 'Vea.'], 'current missing current'],
    ['the one between', ['See.', 'Uno.', 'See.'], 'missing current missing'],
  ])('in a file that waits for its translation: %s', (_, translation, states) => {
    const source = page('See.', 'One.', 'See.');
    const own = page(...translation);
    expect(statesOf(compare(source, own, copies(source)))).toBe(states);
    const synced = sync(source, own, copies(source));
    expect(synced.text).toBe(own);
    expect(statesOf(compare(source, synced.text, synced.blocks))).toBe(states);
  });

  test('in a row', () => {
    const source = page('See.', 'See.', 'See.');
    expect(statesOf(compare(source, page('Vea.', 'See.', 'See.'), copies(source)))).toBe('current missing missing');
    expect(statesOf(compare(source, page('See.', 'Vea.', 'See.'), copies(source)))).toBe('missing current missing');
    expect(statesOf(compare(source, page('Vea.', 'See.', 'Mire.'), copies(source)))).toBe('current missing current');
  });

  test.each([
    ['the first', ['Look.', 'One.', 'See.'], 'stale current current'],
    ['the last', ['See.', 'One.', 'Look.'], 'current current stale'],
  ])('if the source of a finished translation changes: %s', (_, changed, states) => {
    const [source, own] = [page('See.', 'One.', 'See.'), page('Vea.', 'Uno.', 'Vea.')];
    const blocks = pairByStructure(read(source).blocks, read(own).blocks);
    const now = page(...changed);
    expect(statesOf(compare(now, own, blocks))).toBe(states);
    const synced = sync(now, own, blocks);
    expect(statesOf(compare(now, synced.text, synced.blocks))).toBe(states);
    expect(sync(now, synced.text, synced.blocks)).toStrictEqual(synced);
  });

  test.each([0, 1])('with a comment for each: number %i is done, and the other is not', (done) => {
    const [source, own] = [page('See.', 'One.', 'See.'), page('Vea.', 'Uno.', 'Vea.')];
    const now = page('Look here.', 'One.', 'Look here.');
    const marked = sync(now, own, pairByStructure(read(source).blocks, read(own).blocks));
    expect([markersIn(marked.text), statesOf(compare(now, marked.text, marked.blocks))]).toStrictEqual([
      2,
      'stale current stale',
    ]);
    const parts = marked.text.split(new RegExp(`(${marker.source})`));
    const text = parts.filter((part, index) => !(marker.test(part) && (index - 1) / 2 === done)).join('');
    const states = done === 0 ? 'current current stale' : 'stale current current';
    expect(statesOf(compare(now, text, marked.blocks))).toBe(states);
    const again = sync(now, text, marked.blocks);
    expect([again.text, statesOf(compare(now, again.text, again.blocks))]).toStrictEqual([text, states]);
  });

  test.each([0, 1])('with a comment for each new one: number %i is written, and the other is not', (done) => {
    const [source, own] = [page('One.'), page('Uno.')];
    const now = page('One.', 'See.', 'See.');
    const marked = sync(now, own, pairByStructure(read(source).blocks, read(own).blocks));
    expect(markersIn(marked.text)).toBe(2);
    let count = -1;
    const text = marked.text.replace(new RegExp(marker, 'g'), (comment) => {
      count += 1;
      return count === done ? 'Vea.\n\n' : comment;
    });
    const states = done === 0 ? 'current current missing' : 'current missing current';
    expect(statesOf(compare(now, text, marked.blocks))).toBe(states);
    const again = sync(now, text, marked.blocks);
    expect([again.text, statesOf(compare(now, again.text, again.blocks))]).toStrictEqual([text, states]);
  });

  test('in a list, whose comments stand before it', () => {
    const [source, own] = ['- See.\n- One.\n- See.\n', '- Vea.\n- Uno.\n- Vea.\n'];
    const now = '- Look here.\n- One.\n- Look here.\n';
    const marked = sync(now, own, pairByStructure(read(source).blocks, read(own).blocks));
    expect(markersIn(marked.text)).toBe(2);
    const text = marked.text.replace(marker, '').replace(/- Vea\.\n$/, '- Mire aquí.\n');
    expect(statesOf(compare(now, text, marked.blocks))).toBe('stale current current');
  });
});
