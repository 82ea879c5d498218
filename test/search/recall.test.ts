import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { PageResult } from '../../src/shared/search.ts';
import { ask } from '../support/memory-index.ts';
import { buildSite, type SmallSite } from '../support/small-site.ts';
import {
  type Answer,
  askAll,
  describeAnswers,
  describeDrops,
  folderEngine,
  pageFile,
  readQueries,
  recall,
} from './recall.ts';

const locales = [
  { locale: 'en', isReal: true, fewest: 45, nonsense: 'quxblorf' },
  { locale: 'es', isReal: true, fewest: 45, nonsense: 'zurrifonca' },
  { locale: 'pt', isReal: true, fewest: 45, nonsense: 'blenfuxa' },
  { locale: 'zh', isReal: false, fewest: 12, nonsense: '魑魅魍魉' },
  { locale: 'ja', isReal: false, fewest: 12, nonsense: 'ヌヌヘポ' },
  { locale: 'th', isReal: false, fewest: 30, nonsense: 'ฆฌฎฏฒ' },
  { locale: 'ko', isReal: false, fewest: 30, nonsense: '뷁쉛뛟' },
];
const leastInAll = 0.95;
const leastInLocale = 0.9;

let small: SmallSite;
const folderOf = (isReal: boolean) => (isReal ? inject('plainSite').folder : small.out);

/** The results of the queries of a locale. Each is searched once. */
const asked = new Map<string, Promise<readonly Answer[]>>();
function answersOf(locale: string, isReal: boolean): Promise<readonly Answer[]> {
  const answers = asked.get(locale) ?? askAll(folderEngine(folderOf(isReal), locale), readQueries(locale));
  asked.set(locale, answers);
  return answers;
}

beforeAll(async () => {
  small = await buildSite('scripts');
});
afterAll(() => rm(small.root, { recursive: true, force: true }));

describe.each(locales)('the search in $locale', ({ locale, isReal, fewest, nonsense }) => {
  const queries = readQueries(locale);

  it(`has at least ${fewest} queries, each for pages that exist`, () => {
    expect(new Set(queries.map(({ text }) => text)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(fewest);
    const wanted = queries.flatMap((query) => query.wanted);
    expect(wanted.filter((page) => !existsSync(pageFile(folderOf(isReal), page)))).toEqual([]);
  });

  it('has the wanted page among the first three, and no later than before', async ({ annotate }) => {
    const answers = await answersOf(locale, isReal);
    await annotate(describeAnswers(answers), 'recall');
    expect(describeDrops(answers)).toEqual([]);
    expect(recall(answers), describeAnswers(answers)).toBeGreaterThanOrEqual(leastInLocale);
  });

  it('finds nothing for a word that does not exist', async () => {
    const { total, pages } = await ask(folderEngine(folderOf(isReal), locale), nonsense);
    expect({ total, pages }).toEqual({ total: 0, pages: [] });
  });
});

describe('the search in all languages together', () => {
  it('has the wanted page among the first three', async ({ annotate }) => {
    const answers: Answer[] = [];
    for (const { locale, isReal } of locales) {
      answers.push(...(await answersOf(locale, isReal)));
    }
    expect(answers.length).toBeGreaterThanOrEqual(120);
    await annotate(describeAnswers(answers), 'recall');
    expect(recall(answers), describeAnswers(answers)).toBeGreaterThanOrEqual(leastInAll);
  });
});

describe('the measure', () => {
  it('counts a query as missed if its page is not among the first three, and lists the results', async () => {
    const pages = ['/1', '/2', '/3', '/4'].map(pageResult);
    const engine = { search: async () => ({ total: pages.length, pages, suggestions: [] }) };
    const answers = await askAll(engine, [
      { text: 'third', wanted: ['/0', '/3'], rank: 3 },
      { text: 'fourth', wanted: ['/4'], rank: 3 },
      { text: 'fifth', wanted: ['/5'], rank: Infinity },
    ]);
    expect(recall(answers)).toBeCloseTo(1 / 3);
    expect(describeAnswers(answers)).toBe(
      [
        '1 of 3 queries (33.3 %), mean reciprocal rank 0.194',
        '  fourth => /4: number 4; came: /1 /2 /3',
        '  fifth => /5: absent; came: /1 /2 /3',
      ].join('\n'),
    );
    expect(describeDrops(answers)).toEqual(['fourth => /4: 3, now 4']);
  });
});

function pageResult(href: string): PageResult {
  return { href, title: href, trail: [], kind: 'docs', version: null, lang: null, excerpt: [], sections: [] };
}
