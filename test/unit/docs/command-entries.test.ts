import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../../../src/system/list-files.ts';
import { commandManual, commandPages, commands, entryOf, nameOf } from '../../support/command-manual.ts';
import { contractsIn, withContracts } from '../../support/contract-table.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const marker = /<!-- command: ([\w -]+?) -->[^]*?<!-- end -->/g;

const namesIn = (text: string) => [...text.matchAll(marker)].map(([, name = '']) => name);

/** Returns the list of all commands, with links to their pages. */
function commandTable(): string {
  const rows = commands.map((command) => {
    const name = nameOf(command);
    const [page = '', text = ''] = [...commandPages()].find(([, each]) => namesIn(each).includes(name)) ?? [];
    const anchor = namesIn(text).length > 1 ? `#${name.split(' ')[1]}` : '';
    return `| [\`${name}\`](./${page}${anchor}) | ${command.description()} |`;
  });
  return ['| Command | What it does |', '| --- | --- |', ...rows].join('\n');
}

function exitCodeTable(): string {
  const codes = [...read('src/cli/terminal/exit-code.ts').matchAll(/\/\*\* (.*?) \*\/\n {2}\w+: (\d+),/g)];
  const rows = codes.map(([, meaning = '', code = '']) => `| ${code} | ${meaning} |`);
  return ['| Exit code | Meaning |', '| --- | --- |', ...rows].join('\n');
}

function withEntries(text: string): string {
  const filled = text
    .replace(marker, (_, name: string) => {
      const command = commands.find((each) => nameOf(each) === name);
      if (!command) throw new Error(`There is no command ${name}`);
      return `<!-- command: ${name} -->\n\n${entryOf(command)}\n\n<!-- end -->`;
    })
    .replace(/<!-- commands -->[^]*?<!-- end -->/, () => `<!-- commands -->\n\n${commandTable()}\n\n<!-- end -->`)
    .replace(/<!-- exit codes -->[^]*?<!-- end -->/, () => `<!-- exit codes -->\n\n${exitCodeTable()}\n\n<!-- end -->`);
  return withContracts(filled, read);
}

// `UPDATE=1` writes the entries and the tables.
test.each([...commandPages()])('%s says what the code of the commands says', (page, text) => {
  const wanted = withEntries(text);
  const file = join(commandManual, page);
  if (process.env['UPDATE'] === '1') writeFileSync(join(root, file), wanted);
  expect(read(file)).toBe(wanted);
});

test('each command has its entry on one page, and can print JSON whose fields that page has', () => {
  const entries = [...commandPages().values()].flatMap(namesIn);
  expect(entries.toSorted()).toStrictEqual(commands.map(nameOf).toSorted());
  const without = commands.filter(({ options }) => !options.some(({ long }) => long === '--json'));
  expect(without.map(nameOf)).toStrictEqual([]);
  const silent = [...commandPages()].filter(([, text]) => namesIn(text).length > 0 && contractsIn(text).length === 0);
  expect(silent.map(([page]) => page)).toStrictEqual([]);
});

describe('the whole manual', () => {
  const pages = (listFiles(join(root, 'manual/content')) ?? []).filter((file) => /\.mdx?$/.test(file));
  const textOf = (page: string) => read(`manual/content/${page}`);
  /**
   * Returns the code of a page, each line of a block and each piece between backticks on its line.
   */
  const codeOf = (text: string) => {
    const blocks = [...text.matchAll(/^ *```+.*\n([^]*?)^ *```+$/gm)].map(([, code = '']) => code);
    const pieces = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
    return [...blocks, ...pieces].join('\n');
  };
  const flagsOf = (names: readonly string[]) =>
    new Set([
      '--help',
      '--version',
      ...commands.filter((command) => names.includes(nameOf(command))).flatMap(longFlags),
    ]);
  const longFlags = ({ options }: (typeof commands)[number]) =>
    // Another name of an option may be as long.
    options.flatMap(({ short, long }) => [short, long].filter((flag) => flag !== undefined));
  const every = commands.map(nameOf);

  test('names only commands and options that exist', () => {
    const wrong: string[] = [];
    let calls = 0;
    for (const page of pages)
      for (const [line, first = '', second = '', rest = ''] of codeOf(textOf(page)).matchAll(
        /(?<=^(?:|npx |pnpm exec |yarn |\$ )docsgen )([a-z][\w-]*)( [a-z]+)?([^\n|]*)/gm,
      )) {
        calls += 1;
        const names = every.filter((name) => name === first || name === first + second || name.startsWith(`${first} `));
        const known = flagsOf(names.includes(first + second) ? [first + second] : names);
        // `help` takes the name of a command. Plugins of examples have the command `count`.
        if (names.length === 0 && !['help', 'count'].includes(first)) wrong.push(`${page}: docsgen ${line}`);
        for (const [flag] of rest.matchAll(/(?<= )--[a-z-]+/g)) if (!known.has(flag)) wrong.push(`${page}: ${line}`);
      }
    expect(wrong).toStrictEqual([]);
    expect(calls).toBeGreaterThan(50);
  });

  test('names only options that some command has, where they stand alone in the chapters about them', () => {
    const known = flagsOf(every);
    // Elsewhere, they may be custom properties of CSS, or options of other programs.
    const chapters = pages.filter((page) => /^en\/docs\/(?:commands|start)\//.test(page));
    expect(chapters.length).toBeGreaterThan(15);
    const wrong = chapters.flatMap((page) =>
      [...textOf(page).matchAll(/`(--[a-z][a-z-]+)(?= |`)/g)].flatMap(([, flag = '']) =>
        known.has(flag) ? [] : [`${page}: ${flag}`],
      ),
    );
    expect(wrong).toStrictEqual([]);
  });
});
