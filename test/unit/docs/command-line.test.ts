import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from '../../../src/cli/program.ts';

const file = join(import.meta.dirname, '../../../docs/command-line.md');
/** All commands; of those that only have commands, these. */
const commands = createProgram().commands.flatMap((command) =>
  command.commands.length > 0 ? command.commands : [command],
);

function nameOf(command: Command): string {
  const { parent } = command;
  return parent?.parent ? `${parent.name()} ${command.name()}` : command.name();
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** Returns the section of a command: what it does, its arguments and its options. */
function sectionOf(command: Command): string {
  const given = command.registeredArguments.map(
    (argument) => [argument.required ? `<${argument.name()}>` : `[${argument.name()}]`, argument.description] as const,
  );
  const options = command.options.map(({ flags, description, defaultValue }) => {
    const isNamed = typeof defaultValue === 'string' && !description.includes('default');
    return [flags, isNamed ? `${description} (default: \`${defaultValue}\`)` : description] as const;
  });
  const rows = [...given, ...options].map(([name, text]) => `| \`${cell(name)}\` | ${cell(text)} |`);
  const table = ['| argument or option | what it does |', '| --- | --- |', ...rows].join('\n');
  return `### docsgen ${nameOf(command)}\n\n${command.description()}.\n\n${table}`;
}

// `UPDATE=1` writes the sections.
test('docs/command-line.md has each command with its options', () => {
  const written = readFileSync(file, 'utf8');
  const sections = commands.map(sectionOf).join('\n\n');
  const text = written.replace(
    /<!-- commands -->[^]*<!-- end -->/,
    () => `<!-- commands -->\n\n${sections}\n\n<!-- end -->`,
  );
  if (process.env['UPDATE'] === '1') writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('each command can print JSON, and docs/command-line.md says what', () => {
  const names = commands.map(nameOf);
  const without = commands.filter(({ options }) => !options.some(({ long }) => long === '--json'));
  expect(without.map(nameOf)).toStrictEqual([]);
  const text = readFileSync(file, 'utf8');
  const described = [...text.matchAll(/^\| `(\w+(?: \w+)?)` \| /gm)].map(([, name = '']) => name);
  expect([...described, 'routes'].toSorted()).toStrictEqual(names.toSorted());
});
