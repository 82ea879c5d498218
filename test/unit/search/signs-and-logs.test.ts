import { describe, expect, it } from 'vitest';
import { parseQuery, shortenQuery } from '../../../src/search/engine/query.ts';
import { ask, memoryEngine } from '../../support/memory-index.ts';
import { engine, found, marked, page, pages } from './some-pages.ts';

describe('a name with signs', () => {
  const named = [
    page('cpp', 'C++', 'Compile with headers.'),
    page('csharp', 'C#', 'Compile with the runtime.'),
    page('fsharp', 'F#', 'A functional language.'),
    page('c', 'C', 'The oldest of them.'),
    page('r', 'Statistics', 'Plots and tables.', '<h2 id="r">R</h2>', 'A language for statistics.'),
    page('net', '.NET', 'The runtime of C# and F#.'),
    page('node', 'Servers', 'Node.js runs scripts.'),
    page('arrow', 'Functions', 'Write <code>x => x + 1</code>, and <code>pointer->next</code>.'),
    page('and', 'Shells', '<pre><code>make && make install</code></pre>'),
    page('star', 'Ratings', '<h2 id="s">✦ New</h2>', 'Stars for all, and cable calls. A vitamin, a letter.'),
    page('words', 'Łódź', 'Ein Straßenname, œuvres, þing, Øresund, Işık. Cables & calls => see there.'),
    page('qa', 'Questions', 'Our Q&A and file I/O.'),
  ];
  const own = memoryEngine([{ pages: named }]).engine;
  const all = async (query: string) => (await ask(own, query)).pages.map(({ href }) => href.replace('/base/', ''));

  it.each([
    ['C++', 'cpp'],
    ['c++', 'cpp'],
    ['c++ headers', 'cpp'],
    ['C#', 'csharp'],
    ['F#', 'fsharp'],
    ['R', 'r'],
    ['r', 'r'],
    ['C', 'c'],
    ['.NET', 'net'],
    ['.net', 'net'],
    ['net', 'net'],
    ['Node.js', 'node'],
    ['node', 'node'],
    ['js', 'node'],
    ['=>', 'arrow'],
    ['->', 'arrow'],
    ['+', 'arrow'],
    ['&&', 'and'],
    ['&& make', 'and'],
    ['✦', 'star'],
    ['✦ new', 'star'],
    ['Q&A', 'qa'],
    ['i/o', 'qa'],
    ['lodz', 'words'],
    ['ŁÓDŹ', 'words'],
    ['strassenname', 'words'],
    ['oeuvres', 'words'],
    ['thing', 'words'],
    ['oresund', 'words'],
    ['isik', 'words'],
  ])('%s is found', async (query, href) => {
    expect((await all(query))[0]).toBe(href);
  });

  it.each([
    ['c++', ['cpp']],
    ['c++ ', ['cpp']],
    ['f#', ['fsharp', 'net']],
    ['f# ', ['fsharp', 'net']],
    ['c ', ['c']],
    ['=>', ['arrow']],
    ['x#', []],
  ])('%s finds no other word that begins like it', async (query, pages_) => {
    expect((await all(query)).toSorted()).toEqual(pages_.toSorted());
  });

  it('follows a letter while it is typed', async () => {
    expect(await all('c')).toEqual(expect.arrayContaining(['c', 'cpp', 'csharp']));
    expect((await all('c'))[0]).toBe('c');
  });

  it('is marked whole, in the section that it heads too', async () => {
    const net = (await ask(own, 'f#')).pages.find(({ href }) => href === '/base/net');
    expect(marked(net?.excerpt ?? [])).toEqual(['F#']);
    const [arrow] = (await ask(own, '=>')).pages;
    expect(marked(arrow?.excerpt ?? [])).toEqual(['=>']);
    const [r] = (await ask(own, 'R')).pages;
    expect(r?.sections.map(({ href }) => href)).toEqual(['/base/r#r']);
  });

  it('beside words need not be on the page, and the marks of a sentence are none', async () => {
    expect(await all('à propos statistics')).toEqual(['r']);
    expect(await all('statistics a')).toEqual(await all('statistics'));
    expect(await all('which functional language ?')).toEqual(await all('which functional language'));
    expect(await all('calls & cables => there')).toEqual(expect.arrayContaining(['words']));
  });
});

describe('a pasted text', () => {
  const log = Array.from(
    { length: 400 },
    (_, at) => `[10:${at}] WARNING chan_pjsip.c:${at} carrier_${at.toString(36)}x${at} agents answer\n`,
  ).join('');
  const terms = (query: string) =>
    parseQuery(shortenQuery(query), ['en']).flatMap(({ parts, whole }) =>
      [...parts, whole].flatMap((word) => word?.term ?? []),
    );

  it.each([
    ['a log', log],
    ['a repeated word', 'transfer '.repeat(2000)],
    ['a link', `https://host.example.com/${Array.from({ length: 900 }, (_, at) => `part-${at}`).join('/')}`],
    ['an identifier', Array.from({ length: 2000 }, (_, at) => `part${at}`).join('.')],
    ['one long word', 'a'.repeat(20_000)],
    ['Chinese', String.fromCodePoint(...Array.from({ length: 20_000 }, (_, at) => 0x4e00 + (at % 5000)))],
    ['Thai', String.fromCodePoint(...Array.from({ length: 20_000 }, (_, at) => 0x0e01 + (at % 46)))],
    ['signs', '=> && -> ✦ ++ '.repeat(1500)],
  ])('is %s: each of its words is looked up once, and 32 at most', async (_, text) => {
    expect(new Set(terms(text)).size).toBeLessThanOrEqual(32);
    const units = parseQuery(shortenQuery(text), ['en']).map(({ parts, whole }) =>
      [...parts, whole].map((word) => word?.term).join(' '),
    );
    expect(new Set(units).size).toBe(units.length);
    await expect(ask(engine, text)).resolves.toMatchObject({ suggestions: [] });
  });

  it('is found by its first words', async () => {
    expect(await found(`chan_pjsip ${log}`)).toContain('trunks');
    expect(terms('voice trunk voice Voice trunk voices')).toEqual(['voice', 'trunk', 'voices']);
    expect(terms('voice speed')).toEqual(['voice', 'speed']);
  });

  it('is given up when the query changes: nothing more is read', async () => {
    const controller = new AbortController();
    const own = memoryEngine([{ pages }], ['en'], undefined, undefined, (name) => {
      if (name.endsWith('.txt')) controller.abort();
    });
    await expect(ask(own.engine, log, { signal: controller.signal })).rejects.toThrow('aborted');
    expect(own.read.filter((name) => name.endsWith('.bin'))).toEqual([]);
  });
});
