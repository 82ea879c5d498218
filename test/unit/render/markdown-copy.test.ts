import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { toString } from 'mdast-util-to-string';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CopyOptions, createMarkdownCopy } from '../../../src/render/markdown-copy/create-copy.ts';
import { createPartReader } from '../../../src/render/markdown-copy/parts.ts';
import { insideMain, parseHtml } from '../../../src/system/parse-html.ts';

const page = { url: 'https://a.example.com/guide/page', title: 'Page', description: null, diagrams: [] };

/** Returns the text of a copy below its head. */
function copyOfPage(options: CopyOptions, html: string): string {
  const { finish, ...reader } = createPartReader();
  parseHtml(html, [insideMain(reader)]);
  return createMarkdownCopy(options, finish());
}

function copyOf(main: string, own: Partial<Parameters<typeof createMarkdownCopy>[0]> = {}): string {
  const copy = copyOfPage({ ...page, ...own }, `<body><main class="main">${main}</main></body>`);
  return copy.replace(/^[\s\S]*?Source: <[^>]*>\n\n?/, '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

describe('the Markdown copy of a page', () => {
  it('begins with the title, the description and the address', () => {
    const create = (main: string, description: string | null) =>
      copyOfPage({ ...page, description }, `<main>${main}</main>`);
    expect(create('<div><h1>A <em>page</em></h1></div><p>Text.</p>', 'What *it* is.')).toBe(
      '# A *page*\n\n> What \\*it\\* is.\n\nSource: <https://a.example.com/guide/page>\n\nText.\n',
    );
    expect(create('<p>Text.</p>', null)).toBe('# Page\n\nSource: <https://a.example.com/guide/page>\n\nText.\n');
    expect(create('<p>Same.</p>', 'Same.')).toBe('# Page\n\nSource: <https://a.example.com/guide/page>\n\nSame.\n');
  });

  it.each([
    [
      'navigation and controls',
      '<nav>Path</nav><button>Copy</button><p data-search="off">3 min</p><svg><text>x</text></svg>',
      '',
    ],
    [
      'what is left out of it',
      '<p>a</p><aside data-markdown="off"><p>Helpful?</p><p>b</p></aside><p>c <span data-markdown="off">d</span></p>',
      'a\n\nc',
    ],
    [
      'code without its notes',
      '<pre><code><span class="line">a()\n</span><span class="line-note">A note.</span><span class="line">b()</span></code></pre>',
      '```\na()\nb()\n```',
    ],
    [
      'links',
      '<p><a href="../b#c">b</a> <a href="#d">d</a> <a href="mailto:x@y.example">e</a> <a href="/f (1)">f</a></p>',
      '[b](https://a.example.com/b#c) [d](https://a.example.com/guide/page#d) [e](mailto:x@y.example) [f](<https://a.example.com/f%20(1)>)',
    ],
    ['a link after an exclamation mark', '<p>Now!<a href="/b">b</a></p>', 'Now\\![b](https://a.example.com/b)'],
    ['marks inside words', '<p>a<strong>"b"</strong>c <em> d </em>e</p>', 'a<strong>"b"</strong>c *d* e'],
    ['code with backticks', '<p><code>a`b</code> <code> </code></p>', '`` a`b ``'],
    ['a fence in code', '<pre><code>```js\nx\n```\n</code></pre>', '````\n```js\nx\n```\n````'],
    ['lists that begin elsewhere', '<ol start="3"><li>a</li><li><p>b</p><p>c</p></li></ol>', '3. a\n\n4. b\n\n   c'],
    ['code in a list', '<ul><li>a<pre>x\n\n  y\n</pre></li></ul>', '- a\n\n  ```\n  x\n\n    y\n  ```'],
    [
      'a table without a head',
      '<table><tbody><tr><td>a|b</td><td>c<br>d</td></tr><tr><td>e</td></tr></tbody></table>',
      '| a\\|b | c<br>d |\n| --- | --- |\n| e |  |',
    ],
    [
      'text that looks like other blocks',
      '<p># a</p><p>1. b</p><p>- c</p><p>&gt; d</p>',
      '\\# a\n\n1\\. b\n\n\\- c\n\n\\> d',
    ],
    ['elements of the site', '<my-box><h2>A</h2>text <my-word>word</my-word></my-box>', '## A\n\ntext word'],
    [
      'pictures for dark pages',
      '<img class="only-light" src="a.svg" alt="A [b]"><img class="only-dark" src="b.svg" alt="A">',
      '![A \\[b\\]](https://a.example.com/guide/a.svg)',
    ],
    ['films', '<video src="a.mp4" aria-label="A call"></video>', '[A call](https://a.example.com/guide/a.mp4)'],
  ])('%s', (_, main, expected) => {
    expect(copyOf(main).trimEnd()).toBe(expected);
  });

  it('has the source of a diagram that is known, and else its picture', () => {
    const main = '<div class="diagram"><img src="/d.svg" alt="A call"></div>';
    const diagrams = [{ address: '/d.svg', language: 'mermaid', source: 'a --> b' }];
    expect(copyOf(main, { diagrams })).toBe('```mermaid\na --> b\n```\n');
    expect(copyOf(main)).toBe('![A call](https://a.example.com/d.svg)\n');
  });

  it('keeps every text as it is when it is read again', () => {
    const words = fc.stringMatching(/^[ a-zé1.)#>+*_`~[\]()!<&;|=\\-]{1,24}$/).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 3 }), (texts) => {
        const copy = copyOf(texts.map((text) => `<p>${escaped(text)}</p>`).join(''));
        const tree = fromMarkdown(copy, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
        const normal = texts.map((text) => text.replaceAll(/ +/g, ' ').trim());
        expect(tree.children.map((node) => [node.type, toString(node)])).toStrictEqual(
          normal.map((text) => ['paragraph', text]),
        );
      }),
      { numRuns: 200 },
    );
  });
});
