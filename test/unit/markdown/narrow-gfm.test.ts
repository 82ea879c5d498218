import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { mayHaveRareGfm, narrowGfm } from '../../../src/markdown/plugins/narrow-gfm.ts';

const whole = unified().use(remarkParse).use(remarkGfm).freeze();
const processors = [false, true].map((hasRare) =>
  unified().use(remarkParse).use(remarkGfm).use(narrowGfm, { hasRare }).freeze(),
);

/** Returns the tree of a page. */
function parse(text: string): Root | undefined {
  return processors[Number(mayHaveRareGfm(text))]?.parse(text);
}

function typesIn(tree: Root): readonly string[] {
  return tree.children.flatMap((node) =>
    ['children' in node ? node.children : [], node].flat().map(({ type }) => type),
  );
}

describe('gives the tree of remark-gfm', () => {
  test.each([
    ['a table', '| a | b |\n| - | - |\n| 1 | 2 |\nno bar\n\nText.', 'table'],
    ['a table in a quote', '> a | b\n> - | -\n> 1\n', 'blockquote'],
    ['a table in a list', '- one\n\n  a\t| b\n  - | -\n', 'list'],
    ['a table after a tab', '\ta\n\nb\t|c\n-|-\n', 'table'],
    ['a table under a paragraph', 'Text\na | b\n--- | ---\n1 | 2\n', 'table'],
    ['a head without a bar over dashes with one', 'a\n| - |\nb', 'table'],
    ['a head without a bar over aligned dashes', 'a\n:-\nb', 'table'],
    ['a head without a bar in a quote', '> a\n> -:\n> b', 'blockquote'],
    ['an address of e-mail', 'Write to someone+a@example.com, please.', 'link'],
    ['an address of e-mail behind a reference', 'Write to someone&#64;example.com, please.', 'link'],
    ['addresses of pages', 'See www.example.com, https://example.com/a and [x http://example.com](y).', 'link'],
    ['an address of a page behind a reference', 'See https&#58;//example.com.', 'link'],
    ['text', 'No `@` here, nor [w](h), *nor* there.', 'text'],
  ])('of %s', (_, text, type) => {
    const tree = parse(text);
    expect(tree).toEqual(whole.parse(text));
    expect(typesIn(whole.parse(text))).toContain(type);
  });
});

test('skips extensions that a text cannot need', () => {
  expect(mayHaveRareGfm('# Title\n\n---\n\n| a | b |\n| - | :-: |\n\n@scope/name, "@name", :---: x')).toBe(false);
});

test('finds rare syntax in long lines quickly', () => {
  for (const mark of ['-', ' ', '> ', '| ', ':', 'a']) expect(mayHaveRareGfm(mark.repeat(100_000))).toBe(false);
});
