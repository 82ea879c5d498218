import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Compiler } from '../../../src/markdown/compile.ts';
import type { CompiledPage, MarkdownFormat } from '../../../src/markdown/page/compiled-page.ts';
import { noContext } from '../../../src/markdown/page/file-context.ts';
import { compilerWith } from './compile-with.ts';

let compile: Compiler;
beforeAll(async () => {
  compile = await compilerWith('vsDark');
});

/** Mistakes and references in both formats. */
const common = [
  '[Gone](./gone.md) and ![none](./none.png)',
  'Ñandú 🎉 [Gone](./gone.md#ñ)',
  '\t[Gone](./gone.md)',
  ':::note Title with [a link](./gone.md)\nText\n:::',
  ':::note [[ Title ] with [a link](./gone.md)\nText\n:::',
  '::: note Title [a](./gone.md)\nText\n:::',
  ':::tip[Never closed]\nText',
  '::::tabs\n:::tab\nText\n:::\n::::',
  '```nolanguage {9}\ncode\n```',
  '```mermaid\nflowchart LR\n  a --> \n```',
  '> [!NOTE]\n> [Gone](./gone.md)',
  '| a | b |\n| - | - |\n| [x](./gone.md) | y | z |',
  '$$\n\\nope{\n$$',
  ':var[nothing] :badge[x]',
  '# A {#a}\n\n## A {#a}',
  'Text[^1] and [ref][nowhere]',
  '<!--@include: ./none.md-->',
];
const markdownOnly = [
  '<div><token><a-b><c-d><img src="./gone.png"></div>',
  '<p>ñ <token></p><img onclick="x" src="./gone.png">',
  'Words <token> <b onclick="x">[Gone](./gone.md)</b> <Card>',
  '<details>\n<summary>A</summary>\n<script>alert(1)</script> <style>a{}</style>\n</details>',
  '<table><x-y><tr><td><img src="./gone.png"></td></tr></table>',
  '<svg><title>A</title><script>1</script></svg>',
];
const mdxOnly = [
  "<img src={require('./p.png').default} />",
  'Ñandú {user.ñame} 🎉 {other}',
  '<Card title={\n  [1,\n   2].map((x) => x)\n} {...rest} />',
  "export const a = 1;\nexport const b = '🎉' + a;",
  '<head><meta name="x" /></head>',
  '<Tabs><TabItem value={a /* one */}>{b // two\n}</TabItem></Tabs>',
  '<b onClick={() => 1} style={{ a: 1 }}>[Gone](./gone.md)</b>',
  '<Figure caption="x" />',
  '{/* comment */}',
  '## Heading {value}',
  '<Unknown.Part>\n\n  {deep}\n\n</Unknown.Part>',
  '<Unclosed',
  '{open',
];

/** Texts around a fragment in its page. */
const frames: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/^/gm, '> '),
  (text) => `- ${text.replaceAll('\n', '\n  ')}`,
  (text) => `1. One\n\n   ${text.replaceAll('\n', '\n   ')}`,
  (text) => `> - ${text.replaceAll('\n', '\n>   ')}`,
];

function pages(fragments: readonly string[]) {
  const block = fc.tuple(fc.constantFrom(...fragments), fc.constantFrom(...frames)).map(([text, frame]) => frame(text));
  const texts = fc.array(block, { minLength: 1, maxLength: 5 }).map((blocks) => `${blocks.join('\n\n')}\n`);
  const head = fc.constantFrom('', '---\ntitle: x\n---\n\n');
  return fc
    .tuple(head, texts, fc.constantFrom('\n', '\r\n'))
    .map(([front, text, end]) => (front + text).replaceAll('\n', end));
}

interface Place {
  readonly file?: string | undefined;
  readonly line: number;
  readonly column: number;
}

function placesOf({ messages, references, diagrams, mdxModule }: CompiledPage): readonly Place[] {
  return [...messages, ...references, ...diagrams, ...(mdxModule?.components ?? [])];
}

const formats: readonly (readonly [MarkdownFormat, readonly string[]])[] = [
  ['md', [...common, ...markdownOnly]],
  ['mdx', [...common, ...mdxOnly]],
];

test.each(formats)(
  'no mistake in .%s is placed past the end of its line, or of the file',
  async (format, fragments) => {
    await fc.assert(
      fc.asyncProperty(pages(fragments), async (source) => {
        const page = await compile(source, { ...noContext, format });
        const lines = source.split(/\r?\n/);
        for (const place of placesOf(page)) {
          const line = lines[place.line - 1];
          expect(line, JSON.stringify(place)).toBeDefined();
          expect(place.column, JSON.stringify(place)).toBeGreaterThan(0);
          expect(place.column, JSON.stringify(place)).toBeLessThanOrEqual((line?.length ?? 0) + 1);
        }
        // The position of a link or a picture is its beginning.
        for (const { line, column, target } of page.references)
          expect(lines[line - 1]?.slice(column - 1), target).toMatch(/^(?:!?\[|<[a-z])/i);
      }),
      { numRuns: 150, seed: 22 },
    );
  },
);

test('positions in the MDX module of a page are exact to the character', async () => {
  const fragments = mdxOnly.filter((text) => !/^[<{](?:Unclosed|open)/.test(text));
  await fc.assert(
    fc.asyncProperty(pages(fragments), async (source) => {
      const { mdxModule } = await compile(source, { ...noContext, format: 'mdx' });
      const [code, text] = [mdxModule?.code.split('\n') ?? [], source.split(/\r?\n/)];
      for (const { line, column, length, sourceLine, sourceColumn } of mdxModule?.spans ?? []) {
        const written = text[sourceLine - 1]?.slice(sourceColumn - 1, sourceColumn - 1 + length);
        expect(code[line - 1]?.slice(column - 1, column - 1 + length)).toBe(written);
      }
    }),
    { numRuns: 150, seed: 22 },
  );
});
