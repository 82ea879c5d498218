import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figureOf, readFigures } from '../../../manual/figures.ts';
import { manualPath, readManual } from '../../support/manual/manual-pages.ts';

/**
 * `<!-- figures: section / caption | generators | columns | rows -->`: a table of `docs/benchmarks.md`,
 * turned, so that each generator is a column. `rows` is a condition such as `pages=1,000`. A column may
 * get another name: `HTML=HTML, kB`.
 */
const marker = /(<!-- figures: ([^|>]+?) \| ([^|>]+?) \| ([^|>]+?)(?: \| (\w+)=([\d,]+))? -->)[^]*?<!-- end -->/g;

function withFigures(text: string): string {
  return text.replace(
    marker,
    (_, start: string, source: string, names: string, wanted: string, key = '', value = '') => {
      const [section = '', caption] = source.split(' / ');
      const table = readFigures(section, caption).filter((cells) => key === '' || cells.get(key) === value);
      const generators = names.split(/, (?=[a-zA-Z])/);
      const rows = wanted.split('; ').map((column) => {
        const [name = '', label = name] = column.split('=');
        return [label, ...generators.map((generator) => figureOf(table, generator, name))];
      });
      const lines = [['', ...generators], ['---', ...generators.map(() => '---:')], ...rows];
      return `${start}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`.replace('|  |', '| |')).join('\n')}\n\n<!-- end -->`;
    },
  );
}

const pages = readManual().filter(({ text }) => text.includes('<!-- figures: '));

// `UPDATE=1` writes the tables.
test.each(pages)('the tables of $file have the figures of docs/benchmarks.md', ({ file, text }) => {
  const expected = withFigures(text);
  if (process.env['UPDATE'] === '1') writeFileSync(manualPath(file), expected);
  else expect(text).toBe(expected);
});

test('there are pages with such tables, and all that they ask for exists', () => {
  expect(pages.map(({ file }) => file)).toStrictEqual(['about/comparison.md', 'about/performance.md']);
  expect(() => withFigures('<!-- figures: Output | Hugo | 5 -->\n<!-- end -->')).toThrow('has no 5 of Hugo');
  expect(() => withFigures('<!-- figures: Lost | Hugo | 1 -->\n<!-- end -->')).toThrow('has no table "Lost"');
});
