import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWords } from '../../../src/search/text/words.ts';
import type { Excerpt } from '../../../src/shared/search.ts';
import { ask, memoryEngine } from '../../support/memory-index.ts';
import { engine, found, marked, page, pages } from './some-pages.ts';

describe('the engine finds', () => {
  it.each([
    ['trunks', 'trunks'],
    ['TRUNK', 'trunks'],
    ['chan_pjsip', 'trunks'],
    ['pjsip', 'trunks'],
    ['chanpjsip', 'trunks'],
    ['--no-cache', 'cache'],
    ['nocache', 'cache'],
    ['senddigits', 'cache'],
    ['send digits', 'cache'],
    ['cafe', 'café'],
    ['CAFÉ', 'café'],
    ['configuring', 'voices'],
    ['conf', 'voices'],
    ['answrs', 'agents'],
    ['anwsers', 'agents'],
    ['turnk', 'trunks'],
    ['krunks ', 'trunks'],
    ['where do I connect a carrier', 'trunks'],
    ['carrier xyzzyx', 'trunks'],
  ])('for "%s" first %s', async (query, href) => {
    expect((await found(query))[0]).toBe(href);
  });

  it('no text that is left out of a page', async () => {
    expect(await found('shown')).toEqual(['menu']);
    expect(await found('secret')).toEqual([]);
    expect(await found('hidden')).toEqual([]);
  });

  it('only pages with all words, if there are any', async () => {
    expect(await found('voice speed')).toEqual(['voices']);
  });

  it('longer words for the last one only while it is typed', async () => {
    expect(await found('carr')).toEqual(['trunks']);
    expect(await found('carr ')).toEqual([]);
  });

  it('nothing for an empty query', async () => {
    expect(await ask(engine, ' … ')).toEqual({ total: 0, pages: [], suggestions: [] });
  });
});

describe('a result', () => {
  it('links to the matching sections, with the words marked', async () => {
    const [first] = (await ask(engine, 'tls')).pages;
    expect(first).toMatchObject({
      href: '/base/trunks',
      title: 'SIP trunks',
      trail: ['Docs'],
      kind: 'docs',
      lang: null,
    });
    expect(first?.sections).toEqual([
      { href: '/base/trunks#tls', title: 'Use TLS', excerpt: [{ text: 'Set chan_pjsip up.', marked: false }] },
    ]);
  });

  it('marks other forms of a word, but not question words', async () => {
    const { pages: results } = await ask(engine, 'how is a voice configured');
    const agents = results.find(({ href }) => href.endsWith('agents'));
    expect(marked(agents?.excerpt ?? [])).toEqual(['Configuration', 'voice']);
  });

  it('shows the part of a long text where most was found', async () => {
    const filler = 'Lorem ipsum dolor sit amet. '.repeat(30);
    const long = memoryEngine([
      { pages: [page('long', 'Long', `gateway ${filler} the gateway drops packets ${filler}`)] },
    ]);
    const [result] = (await ask(long.engine, 'gateway packets')).pages;
    const text = result?.excerpt.map((part) => part.text).join('') ?? '';
    expect(text).toMatch(/^… .*the gateway drops packets.* …$/);
    expect(marked(result?.excerpt ?? [])).toEqual(['gateway', 'packets']);
    expect(text.length).toBeLessThan(170);
  });

  it('links to the page even if its text cannot be loaded', async () => {
    const { engine: textless } = memoryEngine([{ pages }], ['en'], () => Promise.reject(new Error('down')));
    expect((await ask(textless, 'agents')).pages[0]).toMatchObject({ title: 'Agents', excerpt: [], sections: [] });
  });
});

describe('the order of results', () => {
  const order = async (query: string, texts: Readonly<Record<string, string>>, languages = ['en']) => {
    const own = Object.entries(texts).map(([title, text]) => page(title.toLowerCase(), title, text));
    const { pages: results } = await ask(memoryEngine([{ pages: own }], languages).engine, query);
    return results.map(({ title }) => title);
  };
  const filler = 'lorem ipsum dolor sit amet '.repeat(20);

  it('has an identifier as a whole before its parts', async () => {
    const parts = 'external media address, external media, media address, external address '.repeat(6);
    const texts = { Media: parts, Address: parts, Trunk: `${filler} external_media_address=198.51.100.20` };
    expect((await order('external_media_address', texts))[0]).toBe('Trunk');
    const calls = { Call: 'call ended, call ended, the call has ended '.repeat(6), Events: `${filler} call.ended` };
    expect((await order('call.ended', calls))[0]).toBe('Events');
  });

  it('has a number only where it occurs as a whole', async () => {
    expect(await order('488', { Codec: `${filler} 488`, Digits: '4 8 8 4 8 8', Other: '8848 48 4' })).toEqual([
      'Codec',
    ]);
  });

  it('has a word as it was typed before other forms, even in a heading', async () => {
    const texts = {
      Directorio: '<h2 id="b">Corregir y borrar</h2><p>Borrar elimina un contacto.</p>',
      Agentes: 'Un borrador. El borrador.',
    };
    expect((await order('borrador', texts, ['es']))[0]).toBe('Agentes');
    expect((await order('borrar', texts, ['es']))[0]).toBe('Directorio');
  });

  it('has the words side by side before the same words apart', async () => {
    const texts = { Apart: `queue ${filler} people`, Beside: `${filler} a queue of people ${filler}` };
    expect((await order('queue people', texts))[0]).toBe('Beside');
  });

  it('has the most likely correction of a misspelled word first', async () => {
    const texts = { Logs: 'Reading the logs. '.repeat(5), Rebranding: 'Replace the brand, its name and its logo.' };
    expect(await order('brnading', texts)).toEqual(['Rebranding']);
  });

  it('ignores words that no page has, and common words, among others', async () => {
    const texts = { Harm: 'Does no harm when done.', Transfers: 'A transfer to a person.' };
    expect(await order('warm transfer', texts)).toEqual(['Transfers']);
    expect((await order("don't transfer", texts))[0]).toBe('Transfers');
    expect(await order('warm', texts)).toEqual([]);
  });
});

describe('an excerpt', () => {
  const excerpt = async (query: string, ...parts: readonly string[]) => {
    const { engine: own } = memoryEngine([{ pages: [page('p', 'Page', ...parts)] }]);
    const [result] = (await ask(own, query)).pages;
    const text = (of: Excerpt = []) => of.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('');
    return { page: text(result?.excerpt), sections: result?.sections.map((section) => text(section.excerpt)) };
  };

  it('of a page comes from the section that says most, which does not say it again', async () => {
    const sections = ['<h2 id="a">A</h2>', 'Dial the queue.', '<h2 id="b">B</h2>', 'The queue has people.'];
    expect(await excerpt('queue people', 'Nothing here.', ...sections)).toEqual({
      page: 'The [queue] has [people].',
      sections: [''],
    });
    expect((await excerpt('nothing', 'Nothing here.', ...sections)).page).toBe('[Nothing] here.');
  });

  it('has its match near its beginning, and the most that belongs together', async () => {
    const list = 'call.started A call is answered call.transferred A transfer is connected call.ended A call is over';
    expect((await excerpt('call.ended', list)).page).toMatch(/^… .{0,40}\[call\.ended\]/);
    const short =
      'How an account creates and supports workspaces, and how to put your own domain and brand in place of it.';
    expect((await excerpt('brand', short)).page).toMatch(/^… .{0,40}\[brand\]/);
  });

  it('is the beginning of the text where only the title matches', async () => {
    expect((await excerpt('page', '<h2 id="a">A</h2>', 'First words.')).page).toBe('First words.');
  });

  it('has its match in a script without spaces too', async () => {
    const text = `${'系统会自动迁移数据'.repeat(20)} 会自动 迁移数据退款政策${'其他内容'.repeat(80)}`;
    expect((await excerpt('退款', text)).page).toContain('[退款]');
  });

  it('leaves out links to footnotes and back', async () => {
    const note =
      '<p>A word<sup><a data-footnote-ref="" href="#n">1</a></sup>, noted <a data-footnote-backref="">↩</a></p>';
    expect((await excerpt('word', note)).page).toBe('A [word], noted');
  });
});

it('offers the nearest spellings only', async () => {
  expect((await ask(engine, 'agnetz')).suggestions).toEqual(['agent', 'agents']);
});

it('offers spellings if nothing was found', async () => {
  const results = await ask(engine, 'carpet');
  expect(results).toMatchObject({ total: 0, pages: [] });
  expect(results.suggestions).toContain('carrier');
});

it('stops if the reader has typed on', async () => {
  const controller = new AbortController();
  const search = ask(engine, 'agents', { signal: controller.signal });
  controller.abort();
  await expect(search).rejects.toThrow('aborted');
});

it('reads a large index in parts, and no part twice', async () => {
  const many = Array.from({ length: 2000 }, (_, at) =>
    page(`p${at}`, `Page ${at}`, `word${at.toString(36)}x${at} and more, ${'abcdefghij'[at % 10]}term${at}`),
  );
  const large = memoryEngine([{ pages: many }]);
  expect((await ask(large.engine, 'dterm1503')).pages[0]?.href).toBe('/base/p1503');
  const before = large.read.length;
  expect(before).toBeLessThan(24);
  expect((await ask(large.engine, 'dterm1503')).pages[0]?.href).toBe('/base/p1503');
  expect(large.read).toHaveLength(before);
  expect(new Set(large.read).size).toBe(large.read.length);
});

it('requests a file again that could not be loaded', async () => {
  const flaky = memoryEngine([{ pages }]);
  flaky.setDown(true);
  await expect(ask(flaky.engine, 'agents')).rejects.toThrow('down');
  flaky.setDown(false);
  expect((await ask(flaky.engine, 'agents')).total).toBe(1);
});

it('finds every page by each of its own words', async () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'é', '字', '設', 'Z', '_', '-', '.', '1'),
    minLength: 1,
    maxLength: 7,
  });
  const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
      const all = texts.map((content, at) => page(`p${at}`, `T${at}`, content));
      const { engine: own } = memoryEngine([{ pages: all }]);
      for (const [at, content] of texts.entries()) {
        for (const { term } of readWords(content, 'words')) {
          const results = await ask(own, `${term} `);
          expect(results.pages.map(({ href }) => href)).toContain(`/base/p${at}`);
        }
      }
    }),
    { numRuns: 25 },
  );
});

it('marks an identifier as one, and what overlaps in a script without spaces', async () => {
  const { engine: own } = memoryEngine([
    { pages: [page('a', 'A', "The caller's chan_pjsip."), page('b', 'B', '設定を保存')] },
  ]);
  const marksOf = async (query: string) => marked((await ask(own, query)).pages[0]?.excerpt ?? []);
  expect(await marksOf('chan_pjsip')).toEqual(['chan_pjsip']);
  expect(await marksOf("caller's")).toEqual(["caller's"]);
  expect(await marksOf('設定を')).toEqual(['設定を']);
});

it('reads no page for the first letters of a word', async () => {
  let reads = 0;
  const { engine: counted } = memoryEngine([{ pages }], ['en'], async () => {
    reads += 1;
    return [];
  });
  expect((await ask(counted, 'vo')).pages.map(({ title }) => title)).toContain('Configure a voice');
  expect(reads).toBe(0);
  await ask(counted, 'voi');
  expect(reads).toBeGreaterThan(0);
});
