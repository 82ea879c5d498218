import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTokens } from '../../../scripts/read-tokens.mjs';
import { readPageTags, readReplaceable } from '../../../scripts/read-components.mjs';
import { themeTokens, withTables } from '../../../scripts/theme-tables.mjs';
import { mdxComponentNames } from '../../../src/shared/mdx-component-names.ts';
import { listFiles } from '../../../src/system/list-files.ts';
import { slotNames } from '../../../src/theme/slots/slot-names.ts';

const folder = join(import.meta.dirname, '../../../manual/content/en/docs/theme');
const pages = (listFiles(folder) ?? []).filter((file) => /\.mdx?$/.test(file));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const all = pages.map(read).join('\n');

/** Returns the first group of every match, sorted. */
function found(pattern: RegExp, text = all): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name).toSorted();
}

// `UPDATE=1` writes the tables.
test.each(pages.filter((file) => read(file).includes(' table: ')))(
  'the tables of %s say what types and style sheet of the theme say',
  async (file) => {
    const text = await withTables(read(file));
    if (process.env['UPDATE'] === '1') writeFileSync(join(folder, file), text);
    expect(read(file)).toBe(text);
  },
);

describe('in the manual', () => {
  test('every token has its entry, and every entry is a token', () => {
    const tokens = themeTokens().map(({ name }) => name);
    expect(found(/^\| <Swatch token="(.*?)" \/>/gm)).toStrictEqual(tokens.toSorted());
    expect(tokens).toContain('--accent-dark');
    expect(tokens).toContain('--toc-width');
  });

  test('every slot has its entry, and every entry is a slot', () => {
    expect(found(/^\| <SlotPlace slot="(.*?)" \/>/gm)).toStrictEqual(slotNames.toSorted());
  });

  test('every component of pages has its entry, and every entry is a component', () => {
    const names = mdxComponentNames.toSorted();
    expect(readPageTags().map(({ tag }) => tag)).toStrictEqual([...mdxComponentNames]);
    const onPages = pages.filter((file) => /^components\/(?!index|own)/.test(file)).map(read);
    expect(found(/table: (\w+) /g, onPages.join('\n')).filter((name) => name !== 'icons')).toStrictEqual(names);
    // It is used on the page of its props, besides in its source.
    const used = found(/<([A-Z]\w*)[ >]/g, onPages.join('\n').replace(/^(````?)mdx.*?^\1$/gms, ''));
    expect(names.filter((name) => !used.includes(name))).toStrictEqual([]);
    expect(found(/`([A-Z]\w+)`/g, read('components/index.md'))).toStrictEqual(names);
  });

  test('every component that a site can replace has its entry, and every entry is one', async () => {
    const names = Object.keys(await readReplaceable());
    expect(found(/^\| <span id="\w+"><\/span>\[`(\w+)`\]/gm, read('replaceable.md'))).toStrictEqual(names.toSorted());
    const props = pages.filter((file) => file.startsWith('props/')).map(read);
    expect(found(/^## (\w+)$/gm, props.join('\n'))).toStrictEqual(names.toSorted());
  });

  test('an example of a component is followed by itself', () => {
    const examples = pages.flatMap((file) =>
      file === 'components/own.md'
        ? []
        : [...read(file).matchAll(/^(````?)mdx[^\n]*\n(.*?)^\1\n\n/gms)].map(({ 2: code = '', ...match }) => ({
            code,
            rest: read(file).slice(match.index + match[0].length),
          })),
    );
    expect(examples.length).toBeGreaterThan(14);
    expect(examples.filter(({ code, rest }) => !rest.startsWith(code))).toStrictEqual([]);
  });
});

test('a token without a comment is refused', () => {
  expect(() => readTokens(':root {\n  --a: red;\n}\n')).toThrow('--a has no comment');
});
