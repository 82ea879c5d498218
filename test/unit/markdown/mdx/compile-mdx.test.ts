import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompiledPage } from '../../../../src/markdown/page/compiled-page.ts';
import { noContext } from '../../../../src/markdown/page/file-context.ts';
import { compilerWith } from '../compile-with.ts';
import { treeHtml } from '../../../support/unfold.ts';

const compilePage = await compilerWith('vsDark');
const compile = (source: string): Promise<CompiledPage> => compilePage(source, { ...noContext, format: 'mdx' });
const htmlOf = async (source: string): Promise<string> => treeHtml((await compile(source)).tree);

describe('the MDX module', () => {
  test('has imports, exports and expressions, each on its line', async () => {
    const { mdxModule } = await compile(
      '---\ntitle: x\n---\nimport A from "./a.tsx"\n\n<A n={n + 1} {...rest} />\n\nText {n} // {b}\n\nexport const n = 1\n',
    );
    const lines = mdxModule?.code.split('\n') ?? [];
    expect(lines[3]).toBe('import A from "./a.tsx";');
    expect(lines[5]).toContain('=> (n + 1);');
    expect(lines[5]).toContain('=> ({...rest});');
    expect(lines[7]).toContain('=> (n);');
    expect(lines[9]).toBe('export const n = 1;');
  });

  test('does not exist for a page with text only', async () => {
    expect((await compile('# A\n\n{/* a comment */}\n\n<b>x</b> <img src={"a.png"} />\n')).mdxModule).toBeNull();
  });

  test('names the components that the page does not declare', async () => {
    const { mdxModule } = await compile(
      'import A from "a"\n\nexport const { B, c: [D] } = x\n\n<A.E /> <B /> <D />\n\n<F>\n<G.H />\n</F> {<J k={A} />}\n',
    );
    expect(mdxModule?.components).toStrictEqual([
      { name: 'G.H', line: 8, column: 1 },
      { name: 'F', line: 7, column: 1 },
    ]);
    expect(mdxModule?.mentions).toStrictEqual(['J']);
    expect(mdxModule?.code).toContain("export const names = { 'A.E': () => A.E, 'B': () => B, 'D': () => D };");
  });

  test('allows a page to use the names of its parameters', async () => {
    expect((await compile('{toc}\n')).mdxModule?.code).toContain('({ frontMatter, toc }) =>');
    expect((await compile('export const toc = 1\n\n{toc}\n')).mdxModule?.code).toContain('({ frontMatter }) =>');
  });

  test('does not lose its end to a comment', async () => {
    expect((await compile('{a // the end\n}\n')).mdxModule?.code).toContain('(a // the end\n\n)');
  });
});

describe('tags', () => {
  test.each([
    ['<img src="./a.png" class="a b" />', '<img src="./a.png" class="a b">'],
    ['<label htmlFor="a" tabIndex={1} hidden>x</label>', '<label for="a" tabindex="1" hidden>x</label>'],
    [
      '<details>\n<summary>A *b*</summary>\n\nc\n</details>',
      '<details><summary>A <em>b</em></summary><p>c</p></details>',
    ],
    ['<p>\ntext\n</p>', '<p>text</p>'],
    ['<>\n*a*\n</>', '<p><em>a</em></p>'],
    [
      '<svg viewBox="0 0 1 1"><path strokeWidth="2" /></svg>',
      '<svg viewBox="0 0 1 1"><path stroke-width="2"></path></svg>',
    ],
  ])('%s is HTML', async (source, html) => {
    expect(await htmlOf(source)).toBe(html);
  });

  test('point to the same files as Markdown does', async () => {
    const { references } = await compile(
      '<a href="./b.md">b</a> <img src="c.png" />\n\n<Card href="./d.md" title="./e.md" srcDark="f.png" />\n\n<Card href="https://x.y" />\n',
    );
    expect(references.map(({ kind, target, line }) => [kind, target, line])).toStrictEqual([
      ['link', './b.md', 1],
      ['image', 'c.png', 1],
      ['link', './d.md', 3],
      ['image', 'f.png', 3],
    ]);
  });

  test('of a site get what is written', async () => {
    expect((await compile('import Card from "a"\n\n<Card href="./d.md" />\n')).references).toStrictEqual([]);
  });

  test('cannot insert elements that the text of a page cannot have', async () => {
    const page = await compile(
      '<p style={{ a: 1 }} onClick={f} class={c}>x</p>\n\n<script>a</script>\n\n<docs-code>a</docs-code>\n',
    );
    expect(page.messages.map(({ title }) => title)).toStrictEqual([
      'The style attribute of <p> is left out.',
      'The onClick attribute of <p> is left out.',
      'The <script> element is left out.',
      'The tag <docs-code> is left out.',
    ]);
    expect(page.mdxModule?.code).not.toContain('=> (f)');
  });

  test('may have styles, as text or as an object, if the site allows them', async () => {
    const compiler = await compilerWith('vsDark', null, { inlineStyles: true });
    const source = [
      "<div style={{color: 'red', marginTop: 4, opacity: 0.5, '--x': 1, WebkitLineClamp: 2, left: -2}}>a</div>",
      '<div style="color: red">b</div>',
      '<div style={{width: w}}>c</div>',
      `<div style="color: red; background: url('a;b.png')" title={w}>d</div>`,
    ];
    const { tree, messages, mdxModule } = await compiler(`export const w = 20;\n\n${source.join('\n\n')}\n`, {
      ...noContext,
      format: 'mdx',
    });
    expect(messages).toStrictEqual([]);
    const html = treeHtml(tree);
    const style = 'color: red; margin-top: 4px; opacity: 0.5; --x: 1; -webkit-line-clamp: 2; left: -2px';
    expect(html).toContain(`<div style="${style}">a</div>`);
    expect(html).toContain('<div style="color: red">b</div>');
    expect(mdxModule?.code).toContain('({width: w})');
    expect(mdxModule?.code).toContain(`{"color":"red","background":"url('a;b.png')"}`);
  });

  test.each(['style={{color: "red"}}', 'style="color: red" title={c}', 'style={{color: c}}'])(
    'have no styles otherwise: %j',
    async (attributes) => {
      const { messages } = await compile(`export const c = 'x';\n\n<p ${attributes}>a</p>\n`);
      expect(messages).toMatchObject([{ title: 'The style attribute of <p> is left out.', line: 3 }]);
      expect(messages[0]?.hint).toContain('`security.inlineStyles: true`');
    },
  );

  test('of the head are taken out of the text, and collected where they may be added', async () => {
    const head =
      '<head>\n  <meta name="x" content="y" />\n  <title>A</title>\n  <meta name="z" content={name} />\n</head>';
    const source = `export const name = 'x';\n\n${head}\n\n<body class={name}>\n\n[b](./c)\n\n</body>\n`;
    const { tree, messages, ...page } = await compile(source);
    expect(treeHtml(tree)).not.toMatch(/<(?:head|title|meta|body)/);
    expect(treeHtml(tree)).toContain('<a');
    expect(page.head).toEqual([{ tag: { tag: 'meta', attributes: { name: 'x', content: 'y' } }, line: 4, column: 3 }]);
    expect(messages).toMatchObject([
      { code: 'invalid-head-tag', title: 'A `<head>` block cannot have <title>.', line: 5, column: 3 },
      { code: 'invalid-head-tag', title: expect.stringContaining('JavaScript'), line: 6, column: 3 },
      { title: 'The tag <body> is left out.', line: 9, column: 1 },
    ]);
  });

  test('of the head in another element are left out with advice', async () => {
    const { messages, head } = await compile('<div>\n  <head>\n    <meta name="x" content="y" />\n  </head>\n</div>\n');
    expect(head).toBeUndefined();
    expect(messages).toMatchObject([{ title: 'The <head> element is left out.', line: 2, column: 3 }]);
  });

  test('are headings with ids where HTML has them', async () => {
    const { headings } = await compile('<h2>One</h2>\n\n## Two <Badge>new</Badge>\n\n## Three {#own}\n\n## {toc}\n');
    expect(headings.map(({ id, explicit }) => [id, explicit])).toStrictEqual([
      ['one', false],
      ['two-new', false],
      ['own', true],
      ['section', false],
    ]);
  });
});

describe('what reads as plain text', () => {
  test.each([
    ['a < b and i <3 you, x <= y, <- z', '<p>a &#x3C; b and i &#x3C;3 you, x &#x3C;= y, &#x3C;- z</p>'],
    ['<3', '<p>&#x3C;3</p>'],
    ['<https://a.b/c>', '<p><a href="https://a.b/c" dir="ltr">https://a.b/c</a></p>'],
    ['a <!-- b {c <d> --> e', '<p>a  e</p>'],
    ['<!-- a\n\n<b> {c\n-->\n\nd', '\n<p>d</p>'],
    ['`<a> {b}` \\{c} \\<d>', '<p><code>&#x3C;a> {b}</code> {c} &#x3C;d></p>'],
    ['```\n<a> {b}\n```', /&#x3C;a> \{b\}/],
    ['10:30 and :name', '<p>10:30 and :name</p>'],
  ])('%j', async (source, html) => {
    const page = await compile(source);
    expect(page.messages).toStrictEqual([]);
    if (html instanceof RegExp) expect(treeHtml(page.tree)).toMatch(html);
    else expect(treeHtml(page.tree)).toBe(html);
  });
});

/** Parts of texts that a writer might leave unfinished. */
const pieces =
  '<A>|</A>|<A|/>|<>|</>|<b x={|}|{|{...a}|{/*|*/}|<!--|-->|{#id}|## |import a from "a"|export const b = 1|export default 1|`|```js| |text' +
  '|"|= |> |:::note|:::|- |<3|<https://a.b>|[a](b)|<p>|</p>|<br/>|()=>';

describe('a figure', () => {
  const html = async (source: string, format: 'md' | 'mdx' = 'mdx') =>
    treeHtml((await compilePage(source, { ...noContext, format })).tree).replace(/\n/g, '');

  test('is the same as in Markdown', async () => {
    const tag = '<Figure id="i" class="a b" src="a.png" alt="A" caption="B" width={480} zoom />\n';
    const container = ':::figure[B]{#i .a .b width=480 zoom}\n![A](a.png)\n:::\n';
    expect(await html(tag)).toBe(await html(container, 'md'));
    const { references, mdxModule, messages } = await compile(tag);
    expect([references.map(({ kind, target }) => [kind, target]), mdxModule, messages]).toStrictEqual([
      [['image', 'a.png']],
      null,
      [],
    ]);
  });

  test('has a picture for each color mode, and those between its tags', async () => {
    expect(await html('<Figure src="a.png" srcDark="b.png" alt="A" />\n')).toBe(
      '<figure><img src="a.png" alt="A" class="only-light"><img src="b.png" alt="A" class="only-dark"></figure>',
    );
    expect(await html('<Figure caption="C" zoom={false}>\n\n![A](a.png#dark)\n\n</Figure>\n')).toBe(
      '<figure><img src="a.png" alt="A" class="only-dark"><figcaption>C</figcaption></figure>',
    );
  });

  test('may compute its caption; with other values computed it is left to the component', async () => {
    expect(await html('<Figure src="a.png" alt="A" caption={<b>B</b>} />\n')).toBe(
      '<figure><img src="a.png" alt="A"><figcaption><docs-value></docs-value></figcaption></figure>',
    );
    expect(await html('<Figure src={a} alt="A" />\n')).toBe('<docs-jsx></docs-jsx>');
    expect(await html('import { Figure } from "./own"\n\n<Figure src="a.png" alt="A" />\n')).toBe(
      '<docs-jsx></docs-jsx>',
    );
  });
});

describe('a page', () => {
  test('gives a page or a message for any text', async () => {
    const piece = fc.constantFrom(...pieces.split('|'), '| a |\n|-|', '\n', '\n\n', '\u0000', '    ');
    const source = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 20 }).map((parts) => parts.join('')),
    );
    const property = fc.asyncProperty(source, async (text) => {
      const page = await compile(text);
      expect(JSON.parse(JSON.stringify(page))).toStrictEqual(page);
      expect(page.isParsed || page.messages.length > 0).toBe(true);
    });
    await fc.assert(property, { numRuns: 500 });
  });

  test('has the places of a partial in the file of the partial', async () => {
    const partial = 'Text\n\n<A b={c}>{d}</A>\n\n<i onClick={e}>x</i>\n\nexport const f = 1\nexport default 2\n';
    const read = () => Promise.resolve({ type: 'found', text: partial } as const);
    const page = await compilePage('# P\n\n<!--@include: _a.mdx-->\n\n<G />\n', { ...noContext, format: 'mdx', read });
    expect(page.mdxModule?.components).toStrictEqual([
      { name: 'A', line: 3, column: 1, file: '_a.mdx' },
      { name: 'G', line: 5, column: 1 },
    ]);
    expect(page.messages.map(({ file, line, column }) => [file, line, column])).toStrictEqual([
      ['_a.mdx', 5, 4],
      ['_a.mdx', 8, 1],
    ]);
    const place = { file: '_a.mdx', line: 3 };
    const element = page.tree.children.flatMap((node) => (node.type === 'element' && node.data?.jsx ? node : []))[0];
    expect(element?.data?.jsx).toStrictEqual({
      name: 'A',
      attributes: [{ name: 'b', index: 1, column: 4, ...place }],
      column: 1,
      ...place,
    });
    expect(element?.children[0]).toMatchObject({ data: { value: { index: 0, column: 10, ...place } } });
    expect(page.mdxModule?.parts).toStrictEqual([
      { file: null, before: 0 },
      { file: '_a.mdx', before: 6 },
    ]);
    expect(page.mdxModule?.code.split('\n')[8]).toContain('=> (c);');
  });

  test('is JSON, and the same whatever came before it', async () => {
    const source = 'import A from "a"\n\n<A b={c} d="e">\n\n:::note[f {g}]\nh\n:::\n\n</A>\n\n{/* truncate */}\n\ni\n';
    const page = await compile(source);
    expect(JSON.parse(JSON.stringify(page))).toStrictEqual(page);
    expect(JSON.stringify(page.tree)).not.toContain('"position"');
    await compile('{');
    expect(await compile(source)).toStrictEqual(page);
    expect(await compile(source.replaceAll('\n', '\r\n'))).toStrictEqual(page);
  });

  test('is cut at the comment', async () => {
    const page = await compile('a <A>x</A> {b}\n\n{/* truncate */}\n\nc\n');
    expect(page.excerpt && treeHtml(page.excerpt).trim()).toBe(
      '<p>a <docs-jsx>x</docs-jsx> <docs-value></docs-value></p>',
    );
  });

  test('with a syntax error has only a message', async () => {
    const page = await compile('# A\n\n<B>\n');
    expect(page).toMatchObject({ isParsed: false, ids: [], mdxModule: null, messages: [{ line: 3, column: 1 }] });
  });
});
