import { describe, expect, inject, it } from 'vitest';
import { ask } from '../support/memory-index.ts';
import { folderEngine, readQueries } from './recall.ts';

const locales = ['en', 'es', 'pt'];
const leastMatching = 0.97;

describe.each(locales)('the excerpts of pages in %s', (locale) => {
  it('come from where the match is', async () => {
    const engine = folderEngine(inject('plainSite').folder, locale);
    const queries = readQueries(locale).filter((_, index) => index % 4 === 0);
    const results = await Promise.all(queries.map(({ text }) => ask(engine, text)));
    const excerpts = results.flatMap(({ pages }) => pages.map(({ excerpt }) => excerpt));
    const matching = excerpts.filter((excerpt) => excerpt.some(({ marked }) => marked));
    expect(matching.length / excerpts.length).toBeGreaterThanOrEqual(leastMatching);
  });
});

describe('a post', () => {
  const engine = () => folderEngine(inject('plainSite').folder, 'en');

  it('begins with its text in an excerpt, not with its authors', async () => {
    const [post] = (await ask(engine(), 'welcome')).pages;
    expect(post?.href).toBe('/blog/welcome');
    expect(post?.excerpt.map(({ text }) => text).join('')).not.toMatch(/Documentation team|Product team|Tags:/);
    const { pages } = await ask(engine(), 'hola');
    const said = pages.flatMap(({ excerpt, sections }) => [excerpt, ...sections.map((section) => section.excerpt)]);
    expect(
      said
        .flat()
        .map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/Documentation team|Tags:|opens in a new tab/);
  });

  it('is found by its authors and tags', async () => {
    const found = async (query: string) => (await ask(engine(), query)).pages.map(({ href }) => href);
    expect(await found('documentation team')).toEqual(
      expect.arrayContaining(['/blog/welcome', '/blog/first-blog-post']),
    );
    expect(await found('facebook')).toContain('/blog/first-blog-post');
  });
});
