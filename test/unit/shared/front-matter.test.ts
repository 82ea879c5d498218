import { expect, test } from 'vitest';
import type { FrontMatterMistake } from '../../../src/shared/foreign-front-matter.ts';
import { splitFrontMatter } from '../../../src/shared/front-matter.ts';

test.each([
  ['plain', 'Text.\n', { yaml: '', body: 'Text.\n', bodyLine: 0 }],
  ['a block', '---\ntitle: A\n---\nText.\n', { yaml: 'title: A\n', body: 'Text.\n', bodyLine: 3 }],
  ['an empty block', '---\n---\nText.\n', { yaml: '', body: 'Text.\n', bodyLine: 2 }],
  ['CRLF', '---\r\ntitle: A\r\n---\r\nText.', { yaml: 'title: A\r\n', body: 'Text.', bodyLine: 3 }],
  ['a byte order mark', '\uFEFF---\na: 1\n---\n', { yaml: 'a: 1\n', body: '', bodyLine: 3 }],
  ['no line after it', '---\na: 1\n---', { yaml: 'a: 1\n', body: '', bodyLine: 2 }],
  [
    'a rule in the body',
    'Text.\n\n---\n\nMore.\n\n---\n',
    { yaml: '', body: 'Text.\n\n---\n\nMore.\n\n---\n', bodyLine: 0 },
  ],
  ['a block that never ends, of prose', '---\nText\n', { yaml: '', body: '---\nText\n', bodyLine: 0 }],
  [
    'dashes in a value',
    '---\na: "---"\nb: ----\n---\nText.',
    { yaml: 'a: "---"\nb: ----\n', body: 'Text.', bodyLine: 4 },
  ],
])('%s', (_name, text, parts) => expect(splitFrontMatter(text)).toMatchObject({ ...parts, mistake: null }));

test.each<[string, string, number, number]>([
  ['an empty line', '\n---\ntitle: A\n---\nText.', 2, 4],
  ['two empty lines with blanks', ' \n\t\r\n---\ntitle: A\n---\nText.', 3, 5],
  ['a space', ' ---\ntitle: A\n---\nText.', 1, 3],
  ['the indent of the whole block', '  ---\n  title: A\n  ---\nText.', 1, 3],
  ['a comment', '<!-- License\n---\n-->\n---\ntitle: A\n---\nText.', 4, 6],
  ['a comment of MDX', '{/* License */}\n\n---\ntitle: A\n---\nText.', 3, 5],
  ['a byte order mark and an empty line', '\uFEFF\n---\ntitle: A\n---\nText.', 2, 4],
  ['blanks behind the lines of hyphens', '---  \ntitle: A\n---\u00A0\t\nText.', 1, 3],
  ['three dots', '---\ntitle: A\n...\nText.', 1, 3],
  ['carriage returns only', '---\rtitle: A\r---\rText.', 1, 3],
  ['a comment of YAML', '\n---\n# A comment\ntitle: A\n---\nText.', 2, 5],
])('front matter counts after or with %s', (_name, text, yamlLine, bodyLine) => {
  const { yaml, yamlStart, body, mistake, ...lines } = splitFrontMatter(text);
  expect({ title: /^ *title: A\s*$/m.test(yaml), body, mistake, ...lines }).toStrictEqual({
    title: true,
    body: 'Text.',
    mistake: null,
    yamlLine,
    bodyLine,
  });
  expect(text.slice(yamlStart, yamlStart + yaml.length)).toBe(yaml);
});

test.each<[string, string, FrontMatterMistake]>([
  ['four hyphens', '----\ntitle: A\n----\nText.', 'hyphens'],
  ['four hyphens at the end', '---\ntitle: A\n----\nText.', 'hyphens'],
  ['two hyphens', '--\ntitle: A\n--\nText.', 'hyphens'],
  ['dashes of an editor', '—-\ntitle: A\n—-\nText.', 'hyphens'],
  ['a language', '---yaml\ntitle: A\n---\nText.', 'hyphens'],
  ['TOML', '+++\ntitle = "A"\n+++\nText.', 'toml'],
  ['TOML after an empty line', '\n+++\ntitle = "A"\n+++\nText.', 'toml'],
  ['JSON', ';;;\n{ "title": "A" }\n;;;\nText.', 'json'],
  ['JSON in braces', '{\n  "title": "A"\n}\nText.', 'json'],
  ['no first line', 'title: A\ndescription: B\n---\nText.', 'unopened'],
  ['no lines at all', 'Title: A\nAuthor: B\n\nText.', 'bare'],
])('front matter with %s is a mistake, and no text', (_name, text, mistake) => {
  const parts = splitFrontMatter(text);
  expect(parts.mistake).toBe(mistake);
  expect(parts.body.trim()).toBe('Text.');
});

test('front matter that is not closed has its line, after an empty line too', () => {
  expect(splitFrontMatter('---\ntitle: A\n\nText.')).toMatchObject({ mistake: 'unclosed', yamlLine: 1, bodyLine: 0 });
  expect(splitFrontMatter('\n\n---\ntitle: A\n\nText.')).toMatchObject({ mistake: 'unclosed', yamlLine: 3 });
});

test.each([
  ['a rule, and prose with a colon', '\n---\n\nNote: text\n\nMore.\n\n---\n'],
  ['a heading with a colon', 'Overview: the basics\n---\n\nText.'],
  ['a paragraph with a colon', 'title: one word\n\nText.'],
  ['front matter after a heading', '# A\n\n---\na: b\n---\n'],
  ['a rule of plus signs', '+++\n\nText.'],
  ['rules of four hyphens', '----\n\nText.\n\n----\n'],
  ['a comment that never ends', '<!-- a\n---\ntitle: A\n---\n'],
])('%s is text', (_name, text) => {
  expect(splitFrontMatter(text)).toMatchObject({ yaml: '', body: text, bodyLine: 0, mistake: null });
});
