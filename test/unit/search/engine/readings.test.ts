import { describe, expect, test } from 'vitest';
import { readingsOf } from '../../../../src/search/engine/readings.ts';
import { ask, indexOf, memoryEngine } from '../../../support/memory-index.ts';

const groups = [
  ['warm transfer', 'attended transfer', 'announced transfer'],
  ['do-not-call list', 'DNC list'],
  ['firewall', 'cortafuegos'],
];
const read = (text: string, languages = ['en']) => readingsOf(text, languages, groups).map((each) => each.text);

describe('the readings of a query', () => {
  test.each([
    ['warm transfer', ['attended transfer', 'announced transfer']],
    ['Warm transfers', ['attended transfer', 'announced transfer']],
    ['how to do a warm transfer now', ['how to do a attended transfer now', 'how to do a announced transfer now']],
    ['do not call list', ['DNC list']],
    ['dnc lists', ['do-not-call list']],
    ['cortafuegos', ['firewall']],
    ['warm', []],
    ['transfer warm', []],
    ['', []],
  ])('%s: as typed, and with synonyms', (text, others) => {
    expect(read(text)).toEqual([text, ...others]);
  });

  test('a site without synonyms has one reading', () => {
    expect(readingsOf('warm transfer', ['en'], [])).toHaveLength(1);
  });

  test('the longest phrase wins', () => {
    const nested = [
      ['transfer', 'handover'],
      ['warm transfer', 'attended transfer'],
    ];
    expect(readingsOf('warm transfer', ['en'], nested).map(({ text }) => text)).toEqual([
      'warm transfer',
      'attended transfer',
    ]);
  });

  test('words of a synonym are known: they are neither corrected nor completed', () => {
    const [typed, other] = readingsOf('my firewall', ['en'], groups);
    const words = (query = typed.query) => query.flatMap(({ parts }) => parts);
    expect(words(other?.query).at(-1)).toMatchObject({ term: 'cortafuegos', isKnown: true, isOpen: false });
    expect(words().at(-1)).toMatchObject({ term: 'firewall', isKnown: true, isOpen: false });
    expect(readingsOf('firewal', ['en'], groups)[0].query[0]?.parts[0]).toMatchObject({ isKnown: false, isOpen: true });
  });
});

const pages = [
  { href: 'transfers', title: 'People', html: '<p>An attended transfer speaks to the destination first.</p>' },
  { href: 'blind', title: 'Calls', html: '<h2 id="t">Transfer</h2><p>A blind transfer leaves the call.</p>' },
  { href: 'network', title: 'Network', html: '<p>Open the firewall for these addresses.</p>' },
];

describe('a search with synonyms', () => {
  const { engine } = memoryEngine([{ pages }], ['en'], undefined, groups);
  const find = async (query: string) => (await ask(engine, query)).pages;

  test('finds a page that has none of the typed words, and marks the words that it has', async () => {
    const found = await find('cortafuegos');
    expect(found.map(({ href }) => href)).toEqual(['/base/network']);
    expect(found[0]?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['firewall']);
  });

  test('ranks the page with the whole synonym before one with a part of the phrase', async () => {
    expect((await find('warm transfer')).map(({ href }) => href)).toEqual(['/base/transfers', '/base/blind']);
  });

  test('without synonyms, these words find nothing or the wrong page first', async () => {
    const plain = memoryEngine([{ pages }]).engine;
    expect((await ask(plain, 'cortafuegos')).total).toBe(0);
    expect((await ask(plain, 'warm transfer')).pages[0]?.href).toBe('/base/blind');
  });
});

test('an index without synonyms has no file and no field for them', () => {
  const names = (synonyms: readonly (readonly string[])[]) => indexOf([{ pages }], ['en'], synonyms);
  const [plain, more] = [names([]), names(groups)];
  expect(more).toHaveLength(plain.length + 1);
  expect(plain.at(-1)?.content).not.toContain('synonyms');
  const added = more.find(({ name }) => !plain.some((each) => each.name === name));
  expect(JSON.parse(String(added?.content))).toEqual(groups);
});
