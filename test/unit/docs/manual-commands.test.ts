import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from '../../../src/cli/program.ts';
import { listFiles } from '../../../src/system/list-files.ts';

const folder = join(import.meta.dirname, '../../../manual/content/en/docs');
const chapters = ['start', 'write', 'organize', 'deploy', 'move', 'about'];
const program = createProgram();

/** Returns the calls of docsgen in a page, as words: lines of code in a block, and code in the text. */
function callsIn(page: string): readonly (readonly string[])[] {
  const text = readFileSync(join(folder, page), 'utf8');
  const calls = [...text.matchAll(/(?:^ *(?:\$ )?npx |`(?:npx )?)docsgen ([a-z][^`\n]*)/gm)];
  return calls.map(([, call = '']) => call.split(/\s+/));
}

/** Returns the command of a call, or undefined if there is none. */
function findCommand([name, second]: readonly string[]): Command | undefined {
  const command = program.commands.find((each) => each.name() === name);
  return command?.commands.find((each) => each.name() === second) ?? command;
}

function isRight(words: readonly string[]): boolean {
  const command = findCommand(words);
  const known = new Set(['--help', ...(command?.options ?? []).flatMap(({ short, long }) => [short, long])]);
  return command !== undefined && words.every((word) => !/^--?[a-z]/.test(word) || known.has(word));
}

test('the commands that the manual calls exist, with their options', () => {
  const pages = chapters.flatMap((chapter) =>
    (listFiles(join(folder, chapter)) ?? []).flatMap((path) => (/\.mdx?$/.test(path) ? [`${chapter}/${path}`] : [])),
  );
  const calls = pages.flatMap((page) => callsIn(page).map((words) => ({ page, words })));
  expect(new Set(calls.map(({ words: [name] }) => name)).size).toBeGreaterThan(5);
  expect(calls.filter(({ words }) => !isRight(words))).toStrictEqual([]);
});
