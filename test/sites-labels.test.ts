import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, links, one, texts } from './support/elements.ts';

describeSite('labels', '/', (site) => {
  const sidebar = (url: string) => {
    const tree = one(site().page(url), '.sidebar');
    return [...texts(tree, 'summary'), ...texts(tree, '.tree-link')];
  };

  test('labels of versions are in the language of the page', () => {
    const { page, read } = site();
    const labels = (url: string) => links(one(page(url), '.dropdown-menu')).map(([label]) => label);
    expect(labels('/guide/guide')).toStrictEqual(['Next', '1.0 (stable)']);
    expect(labels('/es/guide/guide')).toStrictEqual(['Próxima', '1.0 (estable)']);
    const next = page('/es/guide/next/guide');
    expect(texts(next, '.badge')).toStrictEqual(['Versión: Próxima']);
    expect(texts(next, '.callout')[0]).toContain('Próxima');
    expect(texts(next, '.callout')[0]).toContain('(1.0 (estable))');
    expect(read('es/guide/next/llms.txt')).toContain('Próxima');
  });

  test('the search names versions in the language of the page', () => {
    const box: unknown = JSON.parse(readFileSync(join(site().out, 'assets/search/es/box.json'), 'utf8'));
    expect(JSON.stringify(box)).not.toContain('(stable)');
    const named = site()
      .read('.docsgen-manifest')
      .matchAll(/"(assets\/search\/es\/[^"]+\.json)"/g);
    const index = [...named].map(([, file = '']) => site().read(file)).join('');
    expect(index).toContain('1.0 (estable)');
    expect(index).not.toContain('1.0 (stable)');
  });

  test('metadata of categories may differ between languages and versions', () => {
    expect(sidebar('/guide/calls/dial').some((label) => label.startsWith('Calls'))).toBe(true);
    expect(sidebar('/es/guide/next/calls/dial')).toContain('Llamadas');
    expect(sidebar('/es/guide/calls/dial')).toContain('Llamadas 1.0');
    const description = (url: string) =>
      all(site().page(url), 'meta').find(({ properties }) => properties['name'] === 'description')?.properties[
        'content'
      ];
    expect(description('/guide/next/category/calls')).toBe('All about calls.');
    expect(description('/es/guide/next/category/calls')).toBe('Todo sobre las llamadas.');
  });

  test('so may tags and authors', () => {
    const { page } = site();
    expect(texts(one(page('/es/guide/guide'), '.tag-row'), 'a')).toStrictEqual(['Primeros pasos']);
    const post = page('/es/blog/2026/03/20/out');
    expect(texts(one(post, '.tag-row'), 'a')).toStrictEqual(['Lanzamiento']);
    expect(texts(post, '.author-title')).toStrictEqual(['Redactora']);
    expect(texts(page('/es/blog/authors/ann'), 'main')[0]).toContain('Escribe sobre llamadas.');
    expect(texts(page('/es/blog/tags/launch'), 'h1')[0]).toContain('Lanzamiento');
  });

  test('all of it works in a folder of its own, with a folder for each language', () => {
    const { page } = site();
    const intro = page('/es/api/intro');
    expect(texts(one(intro, '.prose'), 'p')).toStrictEqual(['Use el teléfono.']);
    expect(texts(one(intro, '.tag-row'), 'a')).toStrictEqual(['Lo básico']);
    expect(sidebar('/es/api/intro')).toContain('En el navegador');
  });
});
