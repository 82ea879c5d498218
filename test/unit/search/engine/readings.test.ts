import { describe, expect, test } from 'vitest';
import { readingsOf } from '../../../../src/search/engine/readings.ts';
import { ask, indexOf, memoryEngine } from '../../../support/memory-index.ts';

const groups = [
  ['warm transfer', 'attended transfer', 'announced transfer'],
  ['do-not-call list', 'DNC list'],
  ['firewall', 'cortafuegos'],
];
const textsOf = async (text: string, known: readonly (readonly string[])[] = groups) =>
  (await readingsOf(text, ['en'], known)).map((each) => each.text);

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
  ])('%s: as typed, and with synonyms', async (text, others) => {
    expect(await textsOf(text)).toEqual([text, ...others]);
  });

  test('a site without synonyms has one reading', async () => {
    expect(await textsOf('warm transfer', [])).toHaveLength(1);
  });

  test('the longest phrase wins', async () => {
    const nested = [
      ['transfer', 'handover'],
      ['warm transfer', 'attended transfer'],
    ];
    expect(await textsOf('warm transfer', nested)).toEqual(['warm transfer', 'attended transfer']);
  });

  test('words of a synonym are known: they are neither corrected nor completed', async () => {
    const [typed, other] = await readingsOf('my firewall', ['en'], groups);
    const words = (query = typed.query) => query.flatMap(({ parts }) => parts);
    expect(words(other?.query).at(-1)).toMatchObject({ term: 'cortafuegos', isKnown: true, isOpen: false });
    expect(words().at(-1)).toMatchObject({ term: 'firewall', isKnown: true, isOpen: false });
    const [misspelled] = await readingsOf('firewal', ['en'], groups);
    expect(misspelled.query[0]?.parts[0]).toMatchObject({ isKnown: false, isOpen: true });
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

  test('ranks the page that has the words of a synonym side by side first', async () => {
    const apart = { href: 'apart', title: 'Call', html: '<p>Call list. Call list.</p><h2 id="b">B</h2><p>Do not.</p>' };
    const together = { href: 'near', title: 'Numbers', html: '<p>Each do-not-call list has numbers.</p>' };
    const words = [['opt-out registry', 'not call']];
    const near = memoryEngine([{ pages: [apart, together] }], ['en'], undefined, words);
    const found = await ask(near.engine, 'opt-out registry');
    expect(found.pages.map(({ href }) => href)).toEqual(['/base/near', '/base/apart']);
  });

  test('leaves out a synonym of which a word is on no page', async () => {
    const words = [['voicemail', 'answering robot']];
    const robots = memoryEngine(
      [{ pages: [{ href: 'robot', title: 'Robot', html: '<p>A robot.</p>' }] }],
      ['en'],
      undefined,
      words,
    );
    expect((await ask(robots.engine, 'voicemail')).total).toBe(0);
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
