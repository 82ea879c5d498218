import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../support/docsgen.ts';

// The theme is for texts from left to right and from right to left, so its styles say where a line
// begins and ends, not left and right.

/**
 * Formulas are read from left to right everywhere. Columns of tables are aligned as writers say.
 */
const allowed = new Set([
  'theme/styles/on-demand/math.css text-align: right',
  'theme/styles/on-demand/math.css text-align: left',
  'theme/styles/utilities.css text-align: left',
  'theme/styles/utilities.css text-align: right',
]);

const sides = [
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-(?:width|style|color))?\s*:[^;}]*/g,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\s*:[^;}]*/g,
  /(?<![\w-])(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)/g,
];

/**
 * Shorthands with four values, of which the second is for the right and the last for the left.
 * `border-width` is not among them: arrows are corners that `--forward` turns.
 */
const shorthand =
  /(?<![\w-])(?:margin|padding|inset|border-(?:style|color)|scroll-margin|scroll-padding)\s*:\s*([^;}]+)/g;

/** Returns the values of a declaration: spaces inside brackets do not part them. */
function valuesOf(text: string): readonly string[] {
  return text.trim().match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

const source = join(projectRoot, 'src');
const sheets = ['theme', 'client', 'plugins', 'bundler'].flatMap((room) =>
  readdirSync(join(source, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(room, file)),
);

function physicalIn(css: string): readonly string[] {
  const plain = css.replace(/\/\*[^]*?\*\//g, '');
  const uneven = [...plain.matchAll(shorthand)].filter(({ 1: values = '' }) => {
    const [, right, , left] = valuesOf(values);
    return left !== undefined && left !== right;
  });
  return [...sides.flatMap((pattern) => plain.match(pattern) ?? []), ...uneven.map(([text]) => text)];
}

test('finds what it looks for', () => {
  const css =
    'a{margin-left:1px;left:0;float: right;margin: 0 1px 0 calc(1px + 2px);padding:0 1px;border-top-left-radius:1px}';
  expect(physicalIn(css)).toHaveLength(5);
});

test('no style sheet of the theme names a side where a logical property does', () => {
  expect(sheets.length).toBeGreaterThan(40);
  const found = sheets.flatMap((sheet) =>
    physicalIn(readFileSync(join(source, sheet), 'utf8')).map((text) => `${sheet} ${text.trim()}`),
  );
  expect(found.filter((each) => !allowed.has(each))).toStrictEqual([]);
  expect(found.toSorted()).toStrictEqual([...allowed].toSorted());
});
