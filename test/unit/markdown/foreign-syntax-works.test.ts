import { describe, expect, test } from 'vitest';
import type { MarkdownFormat } from '../../../src/markdown/page/compiled-page.ts';
import { treeHtml } from '../../support/unfold.ts';
import { compileByBoth, reported } from './compile-by-both.ts';

describe('unambiguous syntax of other generators works', () => {
  async function html(source: string, format: MarkdownFormat = 'md'): Promise<string> {
    const page = await compileByBoth(source, format);
    expect(page.messages).toStrictEqual([]);
    return treeHtml(page.tree).replaceAll('\n', '');
  }

  test.each(['md', 'mdx'] as const)('the title of a callout may be an attribute in .%s', async (format) => {
    const expected =
      '<docs-admonition kind="note"><docs-admonition-title>X y</docs-admonition-title><p>Text</p></docs-admonition>';
    expect(await html(':::note{title="X y"}\nText\n:::\n', format)).toBe(expected);
    if (format === 'md') expect(await html('::: note {title="X y"}\nText\n:::\n', format)).toBe(expected);
  });

  test.each([
    [':::details[T *t*]\nText\n:::\n', '<details><summary>T <em>t</em></summary><p>Text</p></details>'],
    ['::: details T\nText\n:::\n', '<details><summary>T</summary><p>Text</p></details>'],
    ['::: details T {open}\nText\n:::\n', '<details open><summary>T</summary><p>Text</p></details>'],
    [':::details{open}\nText\n:::\n', '<details open><p>Text</p></details>'],
  ])('a fold: %j', async (source, expected) => expect(await html(source)).toBe(expected));

  test.each([
    ['rust,ignore', 'rust'],
    ['rust,should_panic,edition2021 {1}', 'rust'],
    ['js,wrap', 'javascript'],
  ])('the code block `%s` is colored as its language', async (info, language) => {
    expect(await html(`\`\`\`${info}\nlet a = 1;\n\`\`\`\n`)).toContain(`lang="${info.split(',')[0]}"`);
    expect(await html(`\`\`\`${language}\nlet a = 1;\n\`\`\`\n`)).toContain('<span');
  });

  test('unknown attributes of callouts and code blocks give a warning', async () => {
    expect(await reported(':::note{icon="x"}\nText\n:::\n\n```rust,ignored\n1\n```\n')).toStrictEqual([
      '1:1 warning A ":::note" has no attribute `icon`.',
      '5:9 warning `ignored` means nothing in a code block.',
    ]);
  });

  test('an .mdx comment marks the end of an excerpt', async () => {
    const page = await compileByBoth('One.\n\n{/* truncate */}\n\nTwo.\n');
    expect(page.messages).toStrictEqual([]);
    expect(page.excerpt && treeHtml(page.excerpt).trim()).toBe('<p>One.</p>');
    expect(treeHtml(page.tree)).not.toContain('truncate');
    expect((await compileByBoth('One {/* truncate */}.\n\n\\{/* truncate */}\n')).excerpt).toBeNull();
  });

  test('an id of a heading may have spaces around it', async () => {
    const { headings } = await compileByBoth('## A { #b }\n\n## C {: #d }\n\n## E {f}\n');
    expect(headings.map(({ id }) => id)).toStrictEqual(['b', 'd', 'e-f']);
  });
});
