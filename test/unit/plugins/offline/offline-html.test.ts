import { expect, test } from 'vitest';
import { essenceOf, noticeHtml, offlineHtml } from '../../../../src/plugins/offline/worker/offline-html.ts';

const page = (title: string, main = '') =>
  `<head><title>${title}</title><meta name="docsgen-build" content="1"/><meta property="og:site_name" content="Site"/></head>` +
  `<nav>Menu</nav><main id="main">${main}</main>`;
const offline =
  '<code id="offline-address"></code><ul id="offline-kept"></ul><template id="offline-notice"><p>Updated</p></template>';

test('the offline page lists the kept pages, and names the one that is missing', () => {
  const pages = [
    { path: '/a&b', html: page('A &amp; B | Site') },
    { path: '/', html: page('Site') },
    { path: '/old', html: `<title>Old</title><script data-to="/new"></script>` },
    { path: '/empty', html: '' },
  ];
  const html = offlineHtml(offline, '/gu%C3%ADa/%3Cb%3E&$1', pages);
  expect(html).toContain('<code id="offline-address">/guía/&lt;b&gt;&amp;$1</code>');
  expect(html).toContain(
    '<ul id="offline-kept"><li><a href="/a&amp;b">A &amp; B</a></li><li><a href="/">Site</a></li></ul>',
  );
  expect(offlineHtml(offline, '/%', [])).toContain('>/%<');
});

test('a page is another one if its build or its main area is', () => {
  const first = essenceOf(page('A', 'Text'));
  expect(essenceOf(page('B', 'Text').replace('Menu', 'Other'))).toBe(first);
  expect(essenceOf(page('A', 'Other text'))).not.toBe(first);
  expect(essenceOf(page('A', 'Text').replace('content="1"', 'content="2"'))).not.toBe(first);
});

test('the notice is that of the offline page', () => {
  expect(noticeHtml(offline)).toBe('<p>Updated</p>');
  expect(noticeHtml('')).toBe('');
});
