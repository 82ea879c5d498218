import { toString } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { loadCodeTheme } from '../../../src/markdown/code/code-theme.ts';
import { createCompiler } from '../../../src/markdown/compile.ts';
import type { FileContext } from '../../../src/markdown/page/file-context.ts';
import { loadNativeParser, loadOwnPlugins } from '../../support/own-plugins.ts';
import { treeHtml, unfold } from '../../support/unfold.ts';
import { compile } from './compile-with.ts';

const customElements = ['call-player'];

async function textOf(source: string): Promise<string> {
  return toString(unfold((await compile(source, { customElements })).tree));
}

describe('words that look like tags stay visible', () => {
  test.each([
    'Replace <token> with yours, a List<T>, Vec<u8>, <your-name>',
    'Closed </token>, self-closed <token/>, with <token attributes="as *written*" b>',
    'cp <path> <image> of <text>, <command> and <content>',
    'An Array<Option> of <Button> and <Docs.Tab>',
    'A <?php echo 1; ?> and a <!DOCTYPE html>',
  ])('%s', async (source) => {
    expect(await textOf(source)).toBe(source);
    expect(await textOf(`# ${source}`)).toBe(source);
    expect(await textOf(`- > ${source}`)).toContain(source);
    expect(await textOf(`| a |\n|---|\n| ${source} |`)).toContain(source);
  });

  test.each(['<token>', '<token>\nmore <b2 a="<c>">\n</token>', '</token>', '<my-element a=1>\ntext\n</my-element>'])(
    'as a block: %j',
    async (source) => {
      const { tree } = await compile(source);
      expect(tree.children).toMatchObject([{ type: 'element', tagName: 'p' }]);
      expect(toString(unfold(tree))).toBe(source);
    },
  );

  test('in HTML: its own elements are what they were', async () => {
    const { tree } = await compile('<p title="<a>">a <List T> <b>b</b> of <pre>Vec<u8></pre>\n');
    expect(treeHtml(tree)).toContain('<p title="<a>">a &#x3C;List T> <b>b</b> of </p><pre>Vec&#x3C;u8></pre>');
  });

  test('in headings: ids and the table of contents have them', async () => {
    const { headings } = await compile('## The <token>\n\n## Vec<u8>\n');
    expect(headings).toMatchObject([
      { id: 'the-token', label: [{ text: 'The <token>' }] },
      { id: 'vecu8', label: [{ text: 'Vec<u8>' }] },
    ]);
  });
});

describe('elements stay elements', () => {
  test.each([
    '<kbd>a</kbd>',
    '<B>a</B>',
    '<font color="red">a</font>',
    '<svg><path d="M0 0"></path><text>a</text></svg>',
    '<math><mi>a</mi></math>',
    '<call-player src="a.mp3">a</call-player>',
  ])('%s', async (source) => {
    const page = await compile(source, { customElements });
    expect(toString(unfold(page.tree)).trim()).toMatch(/^a?$/);
    expect(page.messages).toStrictEqual([]);
  });
});

describe('a warning', () => {
  test('has the place and says how to write the words, once for each name', async () => {
    const { messages } = await compile(
      'A <token>, <b>bold</b>.\n\n> Then\n> <div>\n> a <T> and <token></token>\n> </div>\n',
    );
    expect(messages).toStrictEqual([
      {
        severity: 'warning',
        code: 'unknown-element',
        title: '`<token>` is not an HTML element, so the page shows it as text.',
        hint: 'Put it between backticks, or write `&lt;token>`. It is on this page 2 times.',
        line: 1,
        column: 3,
      },
      {
        severity: 'warning',
        code: 'unknown-element',
        title: '`<T>` is not an HTML element, so the page shows it as text.',
        hint: 'Put it between backticks, or write `&lt;T>`.',
        line: 5,
        column: 5,
      },
    ]);
  });

  test('is given for a closing tag that closes nothing', async () => {
    const { messages } = await compile('a </token>');
    expect(messages).toMatchObject([{ title: expect.stringContaining('`</token>`'), line: 1, column: 3 }]);
    expect(messages[0]?.hint).toContain('`&lt;/token>`');
  });

  test('says that components do not work in `.md`', async () => {
    const { messages } = await compile('a <Button a>b</Button>\n\n<Button>');
    expect(messages).toMatchObject([
      { title: 'Components such as `<Button>` do not work in `.md` files.', line: 1, column: 3 },
    ]);
  });

  test('explains for a name with a hyphen how a site declares the element', async () => {
    const { messages } = await compile('<your-name>');
    expect(messages[0]?.hint).toContain('`markdown.customElements`');
  });

  test('has the file and the line of a partial', async () => {
    const context: FileContext = {
      format: 'md',
      locales: [],
      read: () => Promise.resolve({ type: 'found', text: 'One.\n\nA <token>.\n' }),
    };
    const compiler = createCompiler(plainOptions, { loadExtensions: loadOwnPlugins });
    const { messages } = await compiler('# A\n\n<!--@include: ./_a.md-->\n', context);
    expect(messages).toMatchObject([{ file: '_a.md', line: 3, column: 3 }]);
  });
});

const plainOptions = {
  plugins: [],
  switches: { emoji: true, diagrams: true, keepsIdCase: false },
  codeTheme: await loadCodeTheme('vsDark'),
  darkCodeTheme: null,
  variables: {},
  admonitions: {},
  customElements,
  lineMarks: {},
  mappedElements: [],
  origin: 'https://docs.example.com',
  policy: {},
  inlineStyles: false,
  pictures: { zoom: false, captions: false },
};

describe('tags of HTML that do nothing', () => {
  test.each([
    'Run it with <input> and <output>, <source> or <target>',
    'Put it before </head>, or at the end of <body>',
    'A <script> or <script setup> hides nothing, <textarea rows="2"> neither',
    'A <b> without an end, and a <li>list item</li> without a list',
  ])('are words in a sentence: %s', async (source) => expect(await textOf(source)).toBe(source));

  test.each([
    '<b>a</b>',
    '<input type="text">a',
    'a<br>',
    'a<a id="b">',
    '<b>\n\na</b>',
    '<ul>\n<li>a\n</ul>',
    'a<table><tr><td></table>',
  ])('but not if they do something: %j', async (source) => expect((await textOf(source)).replace(/\s/g, '')).toBe('a'));

  test('give a warning at the first place', async () => {
    expect((await compile('An <input>,\nan <input>')).messages).toStrictEqual([
      {
        severity: 'warning',
        code: 'stray-tag',
        title: '`<input>` does nothing here, so the page shows it as text.',
        hint: 'Put it between backticks, or write `&lt;input>`. It is on this page 2 times.',
        line: 1,
        column: 4,
      },
    ]);
  });
});

test('both parsers give the same page', async () => {
  const source = 'A <token> of List<T>\n\n## Vec<u8>\n\n<your-name>\n\n- <a1>\n\n<div>\n<x> <T, U>\n</div>\n';
  const quick = createCompiler(plainOptions, { loadExtensions: loadNativeParser });
  expect(await quick(source)).toStrictEqual(
    await createCompiler(plainOptions, { loadExtensions: loadOwnPlugins })(source),
  );
});

test('in .mdx they are components and elements, as before', async () => {
  const compiler = createCompiler(plainOptions, { loadExtensions: loadOwnPlugins });
  const context: FileContext = { format: 'mdx', locales: [], read: () => Promise.resolve({ type: 'outside' }) };
  const { tree, messages } = await compiler('a <token>b</token>\n', context);
  expect(treeHtml(tree)).toBe('<p>a <token>b</token></p>');
  expect(messages).toStrictEqual([]);
});
