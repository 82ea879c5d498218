import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, links, one, texts } from './support/elements.ts';

describeSite('texts', '/', (site) => {
  test('variables are filled in the language of the file, titles and descriptions included', () => {
    const { page } = site();
    expect(texts(page('/es/docs/intro'), 'h1')).toStrictEqual(['Sobre Voice AI']);
    expect(texts(page('/es/docs/intro'), 'title')).toStrictEqual(['Sobre Voice AI | Texts']);
    expect(texts(one(page('/es/docs/intro'), '.prose'), 'p')[0]).toBe('Hecho en Londres.');
    expect(texts(one(page('/es/docs/other'), '.prose'), 'p')[0]).toBe('In London.');
    expect(texts(page('/docs/intro'), '.pager-title')).toContain('Math');
    expect(site().read('es/docs/intro/index.html')).toContain('content="Hecho en Londres."');
  });

  test('a callout of the site has its title, color and icon', () => {
    const callout = one(site().page('/es/docs/intro'), '.callout');
    expect(callout.properties['className']).toStrictEqual(['callout', 'callout-danger']);
    expect(texts(callout, '.callout-title')).toStrictEqual(['Seguridad']);
    expect(attributes(callout, 'svg', 'className')[0]).toContain('icon-server');
  });

  test('paths in a partial start from its own folder', () => {
    const prose = one(site().page('/docs/other'), '.prose');
    expect(attributes(prose, 'img', 'src')[0]).toMatch(/^\/assets\/dot-[0-9a-f]{8}\.svg$/);
    expect(links(prose)).toContainEqual(['Back to the start', '/docs/intro#shared']);
    expect(links(one(site().page('/es/docs/intro'), '.prose'))).toContainEqual([
      'Back to the start',
      '/es/docs/intro#shared',
    ]);
    expect(texts(one(site().page('/docs/other'), '.toc'), 'a')).toStrictEqual(['Shared']);
  });

  test('a formula is a box that can be focused, and needs no script', () => {
    const formulas = all(site().page('/docs/math'), '.formula');
    expect(formulas.map(({ properties }) => properties['ariaLabel'])).toStrictEqual(['Formula', 'Formula', 'Formula']);
    expect(site().read('docs/math/index.html')).not.toMatch(/katex| style=/);
    expect(texts(one(site().page('/docs/math'), '.prose'), 'p').at(-1)).toBe('It costs $5 or $10.');
  });

  test('a diagram is a picture for each color mode, with the text that its author gave it', () => {
    const { page, read } = site();
    const [first] = all(page('/docs/diagrams'), '.diagram');
    if (!first) throw new Error('There is no diagram.');
    expect(attributes(first, 'img', 'alt')).toStrictEqual(Array(2).fill('How a call reaches a person'));
    const files = attributes(first, 'img', 'src').map((src) => src.slice(1));
    expect(files.map((file) => file.replace(/[0-9a-f]{8}/, 'hash'))).toStrictEqual(
      Array(2).fill('assets/diagram-hash.svg'),
    );
    expect(files[0]).not.toBe(files[1]);
    for (const file of files) expect(read(file)).toMatch(/^<svg [^>]*viewBox=/);
    expect(attributes(page('/docs/diagrams'), 'img', 'alt').at(-1)).toBe('stateDiagram-v2');
  });

  test('the HTML of every page is valid', () => {
    const { routes, read } = site();
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
    const faults = routes.flatMap(({ url, output }) =>
      validator
        .validateStringSync(read(output))
        .results.flatMap(({ messages }) => messages.map(({ message, selector }) => [url, message, selector])),
    );
    expect(faults).toEqual([]);
  });

  test('inline styles are kept and allowed if the site enables them', () => {
    const { read } = site();
    expect(read('docs/intro/index.html')).toContain('<p style="text-align:center;color:rgb(1, 2, 3)">Centred</p>');
    expect(read('docs/intro/index.html')).toContain('style-src &#x27;self&#x27; &#x27;unsafe-inline&#x27;');
  });
});
