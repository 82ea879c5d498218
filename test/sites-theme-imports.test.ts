import { expect, test } from 'vitest';
import { mdxComponentNames } from '../src/shared/mdx-component-names.ts';
import { describeSite } from './support/describe-site.ts';
import { all, links, one, texts, textOf } from './support/elements.ts';

test('docsgen/theme exports every component that .mdx pages have without import, and the same ones', async () => {
  const entry: Readonly<Record<string, unknown>> = await import('../src/theme/entry.ts');
  const mdxComponents: Readonly<Record<string, unknown>> = await import('../src/theme/mdx-components.ts');
  expect(Object.keys(mdxComponents).toSorted()).toStrictEqual([...mdxComponentNames].toSorted());
  expect(mdxComponentNames.filter((name) => entry[name] !== mdxComponents[name])).toStrictEqual([]);
});

describeSite('theme-imports', '/voice/', (site) => {
  const prose = (url: string) => {
    const page = site().page(url);
    return all(page, '.prose').at(-1) ?? page;
  };
  const proseHtml = (file: string) => /<div class="prose"[^]*?<\/main>/.exec(site().read(file))?.[0];
  const tabLists = (url: string) => all(prose(url), '.tab-list').map((list) => texts(list, 'button'));

  test('a page is rendered the same whether it imports the components of the theme or not', () => {
    const withoutImport = proseHtml('docs/one/without/index.html');
    expect(withoutImport).toContain('class="callout callout-tip"');
    // The links after the text go to other pages.
    const [text] = withoutImport?.split('<nav') ?? [];
    expect(proseHtml('docs/two/with/index.html')?.split('<nav')[0]).toBe(text);
  });

  test('addresses in imported components are links of the page', () => {
    expect(links(prose('/docs/two/with')).filter(([name]) => /start|part/i.test(name))).toStrictEqual([
      ['Start', '/voice/docs/start'],
      ['Start again', '/voice/docs/start'],
      ['A part', '/voice/docs/start#first'],
    ]);
  });

  test('they can be imported under another name, and a component of the site keeps its own name', () => {
    const page = prose('/docs/two/names');
    expect(tabLists('/docs/two/names')).toStrictEqual([['call.js']]);
    expect(links(page).slice(0, 3)).toStrictEqual([
      ['Start', '/voice/docs/start'],
      ['Start again', '/voice/docs/start'],
      ['Once more', '/voice/docs/start'],
    ]);
    expect(textOf(one(page, '.callout-title'))).toBe('Own');
    expect(all(page, '.inline-icon')).toHaveLength(2);
    expect(textOf(one(page, '.own'))).toBe('voice');
    expect(texts(page, '.card-title').at(-1)).toBe('All');
  });

  test('a component of the site can render them', () => {
    const page = prose('/docs/two/component');
    expect(textOf(one(page, '.callout-title'))).toBe('Listen');
    expect(texts(page, 'summary')).toStrictEqual(['More']);
    expect(tabLists('/docs/two/component')).toStrictEqual([
      ['call.js', 'TypeScript'],
      ['npm', 'pnpm', 'yarn', 'bun'],
      ['one'],
    ]);
    expect(texts(page, '.line')).toStrictEqual([
      'npm install voice',
      'pnpm add voice',
      'yarn add voice',
      'bun add voice',
    ]);
    expect(texts(page, '.card-title')).toStrictEqual(['Other names', 'All']);
    expect(textOf(one(page, '.toc-inline'))).toBe('A part');
  });

  test('so does a page outside the docs', () => {
    expect(all(prose('/about'), '.callout-danger')).toHaveLength(1);
    expect(texts(prose('/about'), 'summary')).toStrictEqual(['More']);
    expect(tabLists('/about')).toStrictEqual([['call.js'], ['npm', 'pnpm', 'yarn', 'bun']]);
    expect(textOf(one(prose('/about'), '.toc-inline'))).toBe('Here');
  });
});
