import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, links, one, texts } from './support/elements.ts';
import type { SmallSite } from './support/small-site.ts';

const under = ({ page }: SmallSite, url: string, part: string) => all(one(page(url), part), '.page-actions');
const files = ['docs/intro', 'es/docs/intro', 'docs/wide', 'docs/short', 'blog/2026/01/05/news', 'about', 'broad'];

describeSite('page-actions', '/', (site) => {
  test('what readers can do is under the table of contents, and under the text for narrow windows', () => {
    for (const url of ['/docs/short', '/blog/2026/01/05/news'])
      for (const part of ['.toc-column', '.page-details'])
        expect(
          under(site(), url, part).map((list) => texts(list, '.page-action').map((text) => text.replace(/ \(.*/, ''))),
        ).toStrictEqual([
          [
            'Copy page as Markdown',
            'Open in…',
            'ChatGPT',
            'Claude',
            'Desk',
            'View as Markdown',
            'Edit this page',
            'Report a problem',
          ],
        ]);
    expect(all(one(site().page('/docs/short'), '.page-details'), '.edit-link')).toHaveLength(1);
  });

  test('a wide page has it too; a landing page, a blank page and a component have not', () => {
    for (const url of ['/docs/wide', '/broad']) expect(under(site(), url, '.page-details'), url).toHaveLength(1);
    for (const url of ['/', '/blank', '/made']) expect(all(site().page(url), '.page-actions'), url).toStrictEqual([]);
  });

  test('an action without an address is left out; the address of a report is in the language of the reader', () => {
    const reported = (url: string) =>
      under(site(), url, '.toc-column').flatMap((list) =>
        links(list)
          .filter(([, href]) => !/chatgpt|claude|desk|^\//.test(href))
          .map(([text, href]) => [text.replace(/ \(.*/, ''), href]),
      );
    expect(reported('/docs/intro')).toStrictEqual([
      [
        'Report a problem',
        'https://git.example.com/new?title=Calls%20%26%20%22minutes%22&body=https%3A%2F%2Factions.example.com%2Fdocs%2Fintro%20content%2Fen%2Fdocs%2Fintro.md',
      ],
    ]);
    expect(reported('/es/docs/short').at(-1)).toStrictEqual([
      'Informar de un problema',
      'mailto:docs@example.com?subject=Short',
    ]);
  });

  test('a page is opened elsewhere with a question that names its Markdown, in the language of the reader', () => {
    const places = (url: string) =>
      all(one(site().page(url), '.toc-column'), '.page-open').flatMap((menu) =>
        links(menu).map(([text, href]) => [text.replace(/ \(.*/, ''), decodeURIComponent(href)]),
      );
    expect(places('/docs/short')).toStrictEqual([
      [
        'ChatGPT',
        'https://chatgpt.com/?hints=search&q=Read https://actions.example.com/docs/short.md, and then answer my questions about it.',
      ],
      [
        'Claude',
        'https://claude.ai/new?q=Read https://actions.example.com/docs/short.md, and then answer my questions about it.',
      ],
      ['Desk', 'https://desk.example.com/?u=https://actions.example.com/docs/short.md'],
      ['View as Markdown', '/docs/short.md'],
    ]);
    expect(places('/es/docs/short').map(([text]) => text)).toStrictEqual([
      'ChatGPT',
      'Claude',
      'Mesa',
      'View as Markdown',
    ]);
  });

  test('the file to copy has the included texts, and is there for each page that has the button', () => {
    const { out } = site();
    const read = (page: string) => readFileSync(join(out, `${page}.md`), 'utf8');
    expect(read('docs/intro')).toBe(
      '# Calls & "minutes"\n\nSource: <https://actions.example.com/docs/intro>\n\nA call takes *minutes*.\n\n## Counting\n\n- One\n- Two\n\n```ts\nring();\n```\n',
    );
    expect(read('es/docs/intro')).toBe(
      '# Introducción\n\nSource: <https://actions.example.com/es/docs/intro>\n\nTexto.\n',
    );
    expect(files.filter((page) => !existsSync(join(out, `${page}.md`)))).toStrictEqual([]);
    for (const page of ['index', 'blank', 'made', 'blog'])
      expect(existsSync(join(out, `${page}.md`)), page).toBe(false);
    const [button] = all(site().page('/es/docs/short'), '.page-action');
    expect(button?.properties['dataCopy']).toBe('/es/docs/short.md');
  });
});
