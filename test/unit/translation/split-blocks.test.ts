import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTextParser } from '../../../src/markdown/text-parser.ts';
import { splitBlocks } from '../../../src/translation/blocks/split-blocks.ts';
import { exportedText, importedText } from '../../../src/translation/blocks/unit-text.ts';

const parse = createTextParser({});
const blocksOf = (text: string, format: 'md' | 'mdx' = 'md') =>
  splitBlocks(text, format, parse).blocks.map(
    ({ kind, name, source }) => `${kind}${name === '' ? '' : ` ${name}`}: ${source}`,
  );

describe('a text is split', () => {
  test('into headings, paragraphs, items, tables and code', () => {
    const text = `---
title: "A: title"
slug: /a
hero:
  actions:
    - label: Begin
      href: ./b.md
---

## Set up {#set-up}

One paragraph
of two lines.

- An item

  with more of it
- Another

> A quote

| A | B |
| - | - |
| 1 | 2 |

\`\`\`bash
npm ci
\`\`\`

:::note[Mind *this*]
Inside.
:::

<!-- only for authors -->
`;
    expect(blocksOf(text)).toStrictEqual([
      'field title: "A: title"',
      'field hero.actions.0.label: Begin',
      'heading 2: Set up {#set-up}',
      'paragraph: One paragraph\nof two lines.',
      'paragraph: An item',
      'paragraph: with more of it',
      'paragraph: Another',
      'paragraph: A quote',
      'table: | A | B |\n| - | - |\n| 1 | 2 |',
      'code: ```bash\nnpm ci\n```',
      'paragraph: Mind *this*',
      'paragraph: Inside.',
    ]);
  });

  test('into the texts of components, whose other attributes are none', () => {
    const text =
      'import A from "./a.tsx";\n\n<Card title="Back up" icon="disk">\n\nText with $\\frac{1}{2}$.\n\n</Card>\n\n<Tabs groupId="os" />\n';
    expect(blocksOf(text, 'mdx')).toStrictEqual([
      'script: import A from "./a.tsx";',
      'attribute Card title: "Back up"',
      'paragraph: Text with $\\frac{1}{2}$.',
    ]);
  });

  test('with equal hashes for the same prose in other lines, and for no other code', () => {
    const hashes = (text: string) => splitBlocks(text, 'md', parse).blocks.map(({ hash }) => hash);
    expect(hashes('> One two\n> three.\n')).toStrictEqual(hashes('One\ntwo three.\n'));
    expect(hashes('```\na b\n```\n')).not.toStrictEqual(hashes('```\na  b\n```\n'));
    expect(hashes('a b\r\nc\r\n')).toStrictEqual(hashes('a b\nc\n'));
  });
});

const lines = fc.array(
  fc.constantFrom(
    '## A',
    'Text',
    '- item',
    '  more',
    '> quote',
    '',
    '',
    '```',
    '| a | b |',
    '| - | - |',
    '1. one',
    '<div>',
    ':::note',
    ':::',
    '\tcode',
    '[^1]: note',
  ),
  { maxLength: 25 },
);

test('the blocks of any text are parts of it, in order, and go back to their places', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom('\n', '\r\n'), (parts, end) => {
      const text = parts.join(end);
      let at = 0;
      for (const block of splitBlocks(text, 'md', parse).blocks) {
        expect(block.start).toBeGreaterThanOrEqual(at);
        expect(text.slice(block.start, block.end)).toBe(block.source);
        // A line of a list may be indented less than the others. Its text is the same.
        const back = importedText(block, exportedText(block)).replace(/[ \t>]+/g, '');
        expect(back).toBe(block.source.replace(/[ \t>]+/g, ''));
        at = block.end;
      }
    }),
  );
});
