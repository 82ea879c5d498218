import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forbiddenWords } from '../../../src/check/texts/forbidden-words.ts';
import { readSourceText } from '../../../src/check/texts/source-text.ts';
import { markup, opaque } from '../../../src/check/texts/text-mask.ts';
import type { Locale } from '../../../src/config/config.ts';
import { createTextParser } from '../../../src/markdown/text-parser.ts';

const locale: Locale = {
  name: 'en',
  label: 'English',
  direction: 'ltr',
  htmlLang: 'en',
  calendar: 'gregory',
  path: '',
  fallbacks: [],
  away: null,
};
const parse = createTextParser({});
const find = forbiddenWords({ en: { simply: 'only' } });

const pieces = [
  ...[
    'simply',
    'Simply',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '\r\n',
    '\t',
    '> ',
    '- ',
    '1. ',
    '# ',
    '    ',
    '`',
    '```\n',
    '**',
    '_',
  ],
  ...[
    '[',
    '](/x "simply")',
    '![',
    '<b>',
    '</b>',
    '<!-- ',
    ' -->',
    '|',
    '\n| - | - |\n',
    '\\',
    '&amp;',
    '😀',
    'é',
    ':::',
    '$',
  ],
  ...[
    ':::note\n',
    ':::note[',
    ']\n',
    '{#simply}',
    'https://simply.example ',
    '---\n',
    'title: ',
    '"',
    ':',
    '\uFEFF',
    'x',
    '.',
  ],
];

const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''));
const seed = Number(process.env['SEED'] ?? 1);

test.each(['md', 'mdx'] as const)('a place in .%s is where the word is', (format) => {
  fc.assert(
    fc.property(texts, (written) => {
      const text = readSourceText({ file: 'a.md', locale, text: written, format, parse });
      if (!text) return;
      expect(text.words).toHaveLength(text.source.length);
      for (const [index, sign] of Array.from(text.words.split('').entries())) {
        if (![' ', markup, opaque, '\u2029'].includes(sign)) expect(sign).toBe(text.source.charAt(index));
      }
      const lines = written.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
      const found = find(text);
      if (found instanceof Promise) throw new Error('The rule does not wait.');
      for (const { line = 0, column = 0, endColumn = 0, fix } of found) {
        const word = lines[line - 1]?.slice(column - 1, endColumn - 1) ?? '';
        expect(word.toLowerCase()).toBe('simply');
        expect(fix).toMatchObject({ line, column, before: word });
      }
    }),
    { seed, numRuns: 500 },
  );
});
