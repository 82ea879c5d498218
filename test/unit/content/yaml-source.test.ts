import { expect, test } from 'vitest';
import { postFrontMatter } from '../../../src/collections/blog/schema.ts';
import { tagsSchema } from '../../../src/content/schema/tags.ts';
import { docFrontMatter } from '../../../src/collections/docs/content/schema.ts';
import { locateKey, parseYaml } from '../../../src/content/yaml-source.ts';

const source = (text: string) => ({ text, file: 'a.md', lineOffset: 1 });
const data = (text: string) => parseYaml(source(text)).value.data;

test.each(['1.10', '1.20', '007', '0x1F', '1e3', '.5', '-0', '12345678901234567890'])(
  'a number where a text is meant is the text that was written: %s',
  (written) => {
    const [docs, blog] = [docFrontMatter, postFrontMatter];
    expect(docs.schema.parse(data(`title: ${written}\nsidebar_label: ${written}`))).toStrictEqual({
      title: written,
      sidebar_label: written,
    });
    expect(blog.schema.parse(data(`tags: [${written}]`))).toStrictEqual({ tags: [written] });
  },
);

test('a number where a number is meant is one, however it is written', () => {
  const front = docFrontMatter.schema.parse(
    data('sidebar_position: 2.50\ntoc_max_heading_level: 03\ncustom: { version: 1.10, list: [1.0, a] }'),
  );
  expect(front).toStrictEqual({
    sidebar_position: 2.5,
    toc_max_heading_level: 3,
    custom: { version: 1.1, list: [1, 'a'] },
  });
});

test('a key that looks like a number is the text that was written, and is found by it', () => {
  const text = 'a: {}\n1.10:\n  label: 1.10\n';
  expect(tagsSchema.parse(data(text))).toStrictEqual({ a: {}, '1.10': { label: '1.10' } });
  expect(locateKey(source(text), ['1.10', 'label'])).toStrictEqual({ line: 4, column: 3 });
});

const closed = 'sidebar_position: 2\ntags: [a]\n';

test.each([
  ['a double quote', `title: "Invoices\n${closed}`, { line: 2, column: 8 }, '`"`', { title: 'Invoices' }],
  ['a single quote', `title: 'Invoices\n${closed}`, { line: 2, column: 8 }, "`'`", { title: 'Invoices' }],
  ['a quote in the last line', `${closed}title: "Invoices`, { line: 4, column: 8 }, '`"`', { title: 'Invoices' }],
  [
    'a quote further in',
    `hero:\n  title: "Invoices\n${closed}`,
    { line: 3, column: 10 },
    '`"`',
    { hero: { title: 'Invoices' } },
  ],
  ['a bracket', `keywords: [a, b\n${closed}`, { line: 2, column: 11 }, '`[`', { keywords: ['a', 'b'] }],
  ['a brace', `custom: {a: 1\n${closed}`, { line: 2, column: 9 }, '`{`', { custom: { a: 1 } }],
])('%s that is not closed is shown where it opens, and the other keys are read', (_, text, place, sign, meant) => {
  const { value, problems } = parseYaml(source(text));
  expect(problems).toMatchObject([{ title: `Malformed YAML: this ${sign} is never closed`, ...place }]);
  expect(value.data).toStrictEqual({ ...meant, sidebar_position: 2, tags: ['a'] });
});
