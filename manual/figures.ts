import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

/** A table of measurements: its rows, each with its cells by the names of the columns. */
export type FigureTable = readonly ReadonlyMap<string, string>[];

const report = read('docs/benchmarks.md');

/**
 * Returns a table of `docs/benchmarks.md`: the first one below a heading, or below a line of text in
 * that section. Ratios in parentheses are left out. Throws if there is no such table.
 */
export function readFigures(section: string, caption?: string): FigureTable {
  const [, text] = report.split(`\n## ${section}\n`);
  const part = text?.split('\n## ')[0] ?? '';
  const after = caption === undefined ? part : (part.split(`${caption}\n`)[1] ?? '');
  const [head, , ...rows] = /(?:^\|.*\|\n)+/m.exec(after)?.[0].trim().split('\n').map(cellsOf) ?? [];
  if (head === undefined) throw new Error(`docs/benchmarks.md has no table "${caption ?? section}"`);
  return rows.map((cells) => new Map(head.map((name, index) => [name, cells[index] ?? ''])));
}

function cellsOf(row: string): readonly string[] {
  const cells = row.split('|').slice(1, -1);
  return cells.map((cell) => cell.replace(/ \([\d.]+×\)/, '').trim());
}

/** Returns one figure of a table: the cell of a generator, whose name is in the first column. */
export function figureOf(table: FigureTable, generator: string, column: string): string {
  const row = table.find((cells) => [...cells.values()][0] === generator);
  const figure = row?.get(column);
  if (figure === undefined) throw new Error(`docs/benchmarks.md has no ${column} of ${generator}`);
  return figure;
}

function ratio(one: string, other: string): string {
  return `${Math.round((100 * Number(one.replace(',', ''))) / Number(other.replace(',', '')))}%`;
}

function readVersions(): ReadonlyMap<string, string> {
  const lines = report.matchAll(/^- ([\w ,]+): (?:@?[\w/-]+ )?v?(\d[\w.-]*\w)/gm);
  return new Map([...lines].map(([, name = '', version = '']) => [name, version]));
}

const built = readFigures('A build from nothing', 'Seconds:');
const edited = readFigures('A second build', 'seconds:');
const memory = readFigures('A build from nothing', 'Peak memory of all processes, MB:');
const html = readFigures('Output', 'HTML of the same page, kB:');
const [languages] = readFigures('Languages');
const versions = readVersions();
const large = '10,000';

/** What texts of the manual insert with `:var[name]`: the version of docsgen, and what was measured. */
export const figures = {
  version: /"version": "(.+?)"/.exec(read('package.json'))?.[1] ?? '',
  measuredOn: /\d{4}-\d\d-\d\d/.exec(report.split('\n## Machine\n')[1] ?? '')?.[0] ?? '',
  machine: /^.*?, \d+ cores/m.exec(report.split('\n## Machine\n')[1] ?? '')?.[0] ?? '',
  node: /Node v([\d.]+)/.exec(report)?.[1] ?? '',
  docusaurusVersion: versions.get('Docusaurus') ?? '',
  starlightVersion: versions.get('Starlight') ?? '',
  vitepressVersion: versions.get('VitePress 1') ?? '',
  hugoVersion: versions.get('Hugo') ?? '',
  largeBuild: `${figureOf(built, 'docsgen', large)} s`,
  largeEdit: `${figureOf(edited, 'docsgen', large)} s`,
  largeMemory: `${figureOf(memory, 'docsgen', large)} MB`,
  pageGrowth: `${(Number(figureOf(html, 'docsgen', large)) - Number(figureOf(html, 'docsgen', '100'))).toFixed(1)} kB`,
  hugoShare: ratio(figureOf(built, 'Hugo', '1,000'), figureOf(built, 'docsgen', '1,000')),
  hugoShareLarge: ratio(figureOf(built, 'Hugo', large), figureOf(built, 'docsgen', large)),
  oneLanguage: `${languages?.get('one language, CPU s')} s`,
  tenLanguages: `${languages?.get('ten, 5 % translated')} s`,
};

for (const [name, figure] of Object.entries(figures))
  if (!/\d/.test(figure)) throw new Error(`docs/benchmarks.md or package.json has nothing for "${name}": ${figure}`);
