import { expect, test } from 'vitest';
import { headHtml } from '../../../src/render/head-html.ts';

test('tags are HTML with escaped attributes, and code as it is written', () => {
  const html = headHtml([
    { tag: 'meta', attributes: { name: 'author', content: '"Ann" & <Bob>' } },
    { tag: 'script', attributes: { src: '/a.js', async: true, defer: false } },
    { tag: 'style', content: 'a > b { color: red }' },
  ]);
  expect(html).toBe(
    '<meta name="author" content="&quot;Ann&quot; &amp; &lt;Bob&gt;">' +
      '<script src="/a.js" async></script><style>a > b { color: red }</style>',
  );
});
