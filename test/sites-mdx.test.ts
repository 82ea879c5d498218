import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { runDocsgen } from './support/docsgen.ts';
import { all, attributes, links, one, texts, textOf } from './support/elements.ts';
import { borrowSite } from './support/small-site.ts';

describeSite('mdx', '/', (site) => {
  const page = () => site().page('/docs/components');
  const prose = () => all(page(), '.prose').at(-1) ?? page();

  test('expressions see imports, exports, front matter and the components of the theme', () => {
    expect(texts(prose(), 'p')[0]).toBe(
      'All about Components of Voice: 1100 minutes, quietly, a < b and https://example.com (opens in a new tab).',
    );
    expect(texts(prose(), '.text-badge').slice(0, 4)).toStrictEqual(['new', 'per month', 'Starter: 100', 'Team: 1000']);
    expect(textOf(one(prose(), '.price'))).toBe('12 € per month');
  });

  test('links of tags and components are resolved like those of Markdown', () => {
    const found = links(prose());
    expect(found).toContainEqual(['a link', '/docs/intro']);
    expect(found).toContainEqual(['Introduction', '/docs/intro']);
    expect(found).toContainEqual(['a link', '/docs/guide#one']);
    expect(found).toContainEqual(['The guide', '/docs/guide']);
    expect(found).toContainEqual(['Computed (opens in a new tab)', 'https://example.com/1100']);
    const image = all(prose(), 'img').find(({ properties }) => properties['alt'] === 'A dot');
    expect(image?.properties).toMatchObject({ className: ['dot'], width: 24, height: 12 });
  });

  test('a figure has pictures from the folder of the page, and a computed caption', () => {
    const figure = all(prose(), 'figure').at(-1) ?? page();
    expect(
      all(figure, 'img').map(({ properties: { className, width, height } }) => [className, width, height]),
    ).toStrictEqual([
      [['only-light'], 480, 150],
      [['only-dark'], 480, 150],
    ]);
    expect(attributes(figure, 'docs-island', 'name')).toStrictEqual(['ImageZoom', 'ImageZoom']);
    expect(textOf(one(figure, 'figcaption'))).toBe('A voice, in 2 colors');
  });

  test('tabs are those of Markdown, whether they are components or groups of code', () => {
    const lists = all(prose(), '.tab-list').map((list) => texts(list, 'button'));
    expect(lists.map(([first]) => first)).toStrictEqual(['Starter', 'call.js', 'npm']);
    const shown = all(prose(), '.tab-panel').filter(({ properties }) => properties['dataSelected'] !== undefined);
    expect(shown.map(textOf)).toStrictEqual(['Team1000 minutes', 'call.jscall();', 'npmnpm install voice']);
  });

  test('a link may name a page by either extension', () => {
    expect(links(one(site().page('/docs/intro'), 'article')).filter(([text]) => text !== '#')).toStrictEqual([
      ['components', '/docs/components'],
      ['also so', '/docs/components'],
      ['a section', '/docs/components#own-id'],
      ['the guide', '/docs/guide'],
    ]);
  });

  test('a translation need not be in the format of its original', () => {
    const translated = site().page('/es/docs/guide/first');
    expect(textOf(one(translated, 'h1'))).toBe('Primero');
    expect(links(one(translated, 'article')).at(-1)).toStrictEqual(['la guía', '/es/docs/guide']);
    expect(texts(site().page('/docs/guide/first'), 'h1')).toStrictEqual(['First']);
  });

  test('the text around a component does not become a script', () => {
    expect(attributes(prose(), 'docs-island', 'props')[0]).toBe('{"label":"Calls","start":2}');
    expect(textOf(one(page(), 'docs-slot'))).toBe('Some static text with a link and new.');
  });

  test('islands with the same file name are distinguished', () => {
    expect(attributes(page(), 'docs-island', 'name')).toContain('./components/Counter');
    expect(attributes(site().page('/docs/guide'), 'docs-island', 'name').at(-1)).toBe('./components/more/Counter');
  });

  test('cards link to the pages of the category, otherwise to the neighbors', () => {
    const titles = (url: string) => texts(all(site().page(url), '.prose').at(-1) ?? page(), '.card-title');
    expect(titles('/docs/guide')).toStrictEqual(['First']);
    expect(titles('/docs/components').slice(-2)).toStrictEqual(['guide', 'Introduction']);
    expect(titles('/es/docs/guide')).toStrictEqual(['Primero']);
  });

  test('a post is cut at the comment, with its components on both sides', () => {
    const list = one(site().page('/blog'), 'article');
    expect(textOf(one(list, '.prose'))).toBe('Before the cut: short, docs. Before: 0');
    expect(textOf(one(site().page('/blog/2026/01/02/post'), 'article'))).toContain('After it. After: 0');
    expect(texts(site().page('/blog/2026/01/02/post'), 'h1')).toStrictEqual(['A post with a button']);
  });

  test('the description is the first paragraph without JavaScript', () => {
    const descriptions = all(page(), 'meta').filter(({ properties }) => properties['name'] === 'description');
    expect(descriptions.map(({ properties }) => properties['content'])).toStrictEqual([
      'Some static text with a link and new.',
    ]);
  });

  test('the output is valid HTML without inline styles', () => {
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
    const messages = site().routes.flatMap(({ output }) =>
      validator.validateStringSync(site().read(output)).results.flatMap((result) => result.messages),
    );
    expect(messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector }))).toStrictEqual([]);
    expect(site().read('docs/components/index.html')).not.toMatch(/ style="/);
  });
});

test('a site whose package has no ES modules may have components', async () => {
  const root = borrowSite('mdx');
  writeFileSync(join(root, 'package.json'), '{ "type": "commonjs" }\n');
  expect((await runDocsgen(['build', '--root', root])).stderr).toBe('');
});
