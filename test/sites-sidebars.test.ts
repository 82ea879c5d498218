import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, links, one, texts } from './support/elements.ts';

describeSite('sidebars-mixed', '/', (site) => {
  const tree = (url: string) => one(site().page(url), '.tree');

  test('a sidebar is made of short categories and of a generated part, with overrides', () => {
    expect(links(tree('/docs/intro'))).toStrictEqual([
      ['Intro', '/docs/intro'],
      ['First', '/docs/first'],
      ['Second', '/docs/second'],
      ['First', '/docs/first'],
      ['Programs Beta', '/docs/api'],
      ['Calls', '/docs/api/calls'],
      ['Guides', '/docs/category/guides'],
      ['Phone', '/docs/guide/phone'],
      ['On the web New', '/docs/guide/web'],
    ]);
    expect(texts(tree('/docs/intro'), 'summary')).toStrictEqual([
      'First steps',
      'Inner',
      'Second steps',
      expect.stringContaining('Programs'),
      expect.stringContaining('Guides'),
    ]);
  });

  test('an override is in the language of the reader, and leaves what it does not name', () => {
    const spanish = tree('/es/docs/intro');
    expect(links(spanish)).toContainEqual(['En la web New', '/es/docs/guide/web']);
    expect(links(spanish)).toContainEqual(['Guías', '/es/docs/category/guides']);
    expect(texts(one(spanish, '.guides'), '.tree-link')[0]).toBe('Guías');
    expect(all(spanish, '.icon-code')).toHaveLength(1);
  });
});
