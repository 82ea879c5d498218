import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseAnyway, parseByReference, parseWhereCertain } from './parsers.ts';

interface Difference {
  /** The name in the page of the manual about the parser. */
  readonly what: string;
  /** Texts of which satteri 0.10.5 gives another tree than remark-parse, places included. */
  readonly texts: readonly string[];
}

/** All differences that were found with random documents. */
const differences: readonly Difference[] = [
  { what: 'NUL characters, halves of surrogate pairs', texts: ['\0', '\uD83D', '\uDE00'] },
  { what: 'U+FEFF or an emoji next to emphasis', texts: ['*\uFEFF*', '_c_\uFEFF', '__o __r__ z__😀'] },
  { what: 'emphasis that touches other marks', texts: ['*_*o', '_**a*', '**a*_', '**\\***o', 'r*_*', '_*o**'] },
  { what: 'URLs without brackets', texts: ['\\+@r.e', '[a@b.c', '/a@b.c', '[ http://x.y', 'http://.y', 'www.'] },
  { what: 'a URL in a table without outer pipes', texts: ['http://t|\n|-'] },
  { what: 'tasks that begin without text', texts: ['- [ ] `s`', '- [x] <v>', '- [ ]\na', '- [x]\n-'] },
  { what: 'blocks that are not closed in a list, quote or footnote', texts: ['- ```\n-', '>```\n-', '- <!--\n\n'] },
  { what: 'indented code before blank lines or lists', texts: ['- o\n---\n    o\n    ', '>\n---\n    e\n0) `'] },
  {
    what: 'nested quotes, and lines in a quote or list with marks that open nothing',
    texts: ['>>\n>\n', '> `\n> []()', '* `\n  *i*'],
  },
  { what: 'items that are empty or begin with a blank line', texts: ['> 1.\n> -', '> * * r\n>', '-\n  `  \n  f'] },
  { what: 'consecutive lists in a quote', texts: ['> 1. .\n> - f'] },
  {
    what: 'a list before a blank line, in a quote inside a list',
    texts: ['- > - b\n  >\n  > c', '1. a\n\n   > 1. b\n   >\n   > # c'],
  },
  { what: 'labels with an indented line', texts: ['- [a\n  b]\n\n[a b]: c', '> ![a\n>   b][]\n\n[a b]: c'] },
  { what: 'tabs at the beginning of lines in a paragraph', texts: ['- `\n\t\\\n}'] },
  {
    what: 'footnotes that contain or touch blocks',
    texts: ['[^a]:[^a]:', 'o\n[^a]:*', '[^n]: N\n<t>\n', '[^a]:![^a]['],
  },
  {
    what: 'definitions that have unusual labels or touch blocks',
    texts: ['[\u00A0]:b', '- [\n  r]:]', '[a]: b\n---\n1.'],
  },
  { what: 'HTML with unusual spelling', texts: ['<a f=f="">k', '<script></style>\n', '>a\n <l>\n'] },
  { what: 'lines that could belong to a table', texts: ['|\n||\\\n- |-', 'a||\n-|-\n<r>', ')\n*n*\n- |'] },
  { what: 'a hard break in a link', texts: ['[\\\n]()'] },
  { what: 'formulas', texts: ['A $x$', '$$\nx\n$$'] },
];

/** Differences with directives enabled. */
const directiveDifferences: readonly Difference[] = [
  { what: 'directives with names that docsgen does not know', texts: [':x[a]', ':::x\n:::', '::note', ':note'] },
  { what: 'directives with unusual spelling', texts: [':::note*', ':::figure[*n*]{=}\n:::', ':::note[ ]\n:::'] },
  {
    what: 'directives that are not closed or are closed with a different number of colons',
    texts: ['::::note[a]\n:::\n', '- t :note\n:::'],
  },
  {
    what: 'a backslash before a directive, or other letters after its name',
    texts: ['\\::var', ':::note\nt\\\n:::', ':::note\u202E'],
  },
];

const documented = readFileSync(
  join(import.meta.dirname, '../../../../manual/content/en/docs/plugins/native-parser.md'),
  'utf8',
);

describe.each([
  { directive: false, rows: differences },
  { directive: true, rows: directiveDifferences },
])('with directives: $directive', ({ directive, rows }) => {
  test.each(rows)('satteri is not taken for $what', ({ what, texts }) => {
    // Texts with equal trees need not be refused any more.
    const equal = texts.filter((text) => isDeepStrictEqual(parseAnyway(text, directive), parseByReference(text)));
    expect(equal).toStrictEqual([]);
    const taken = texts.filter((text) => parseWhereCertain(text) !== null);
    expect(taken.filter((text) => !isDeepStrictEqual(parseWhereCertain(text), parseByReference(text)))).toStrictEqual(
      [],
    );
    expect(documented).toContain(`| ${what} |`);
  });
});
