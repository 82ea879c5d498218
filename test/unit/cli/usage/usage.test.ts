import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { createProgram } from '../../../../src/cli/program.ts';
import { suggestUsage } from '../../../../src/cli/usage/suggest-usage.ts';
import { commandSynonyms, deletingCommands, optionSynonyms } from '../../../../src/cli/usage/synonyms.ts';

const program = createProgram();
const all = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(all)];
const commandOf = (path: string) =>
  path
    .split(' ')
    .reduce<Command | undefined>((outer, name) => outer?.commands.find((each) => each.name() === name), program);

describe('an unknown command', () => {
  const suggestion = (name: string, command = program) => suggestUsage(`error: unknown command '${name}'`, command);

  test.each([
    ['start', 'dev'],
    ['preview', 'serve'],
    ['create', 'init'],
    ['new', 'init'],
    ['lint', 'check'],
    ['swizzle', 'eject'],
    ['Swizzle', 'eject'],
    ['write-translations', 'i18n extract'],
    ['bulid', 'build'],
    ['chek', 'check'],
    ['xyzzy', null],
    ['constructor', null],
  ])('%s leads to %s', (name, meant) => {
    expect(suggestion(name)).toBe(meant);
  });

  test.each([
    'claen',
    'clear',
    'cleanup',
    'clean-all',
    'lean',
    'create',
    'clone',
    'remove',
    'delete',
    'cache',
    'reset',
    'plan',
  ])('%s does not lead to a command that deletes', (name) => {
    expect(deletingCommands.has(suggestion(name) ?? '')).toBe(false);
  });

  test('every synonym leads to a command, and is none', () => {
    for (const [name, meant] of Object.entries(commandSynonyms)) {
      const parents = [program, ...program.commands];
      const found = parents
        .map((parent) => suggestion(name, parent))
        .find((each) => each !== null && meant.includes(each));
      expect(found, name).toBeDefined();
      expect(program.commands.map((command) => command.name())).not.toContain(name);
    }
  });
});

describe('an unknown option', () => {
  test.each([
    ['build', '--output', '--out'],
    ['build', '-o', '--out'],
    ['dev', '-o', '--open'],
    ['check', '--lang', null],
    ['build', '--lang=es', '--locale'],
    ['init', '--lang', '--languages'],
    ['build', '--config', '--root'],
    ['add page', '--titel', null],
  ])('of %s: %s leads to %s', (path, flag, meant) => {
    const command = commandOf(path);
    expect(command && suggestUsage(`error: unknown option '${flag}'`, command)).toBe(meant);
  });

  test('is what commander finds similar, if it has no other name', () => {
    expect(suggestUsage("error: unknown option '--drafst'\n(Did you mean --drafts?)", program)).toBe('--drafts');
  });

  test('every synonym leads to an option of a command', () => {
    const known = new Set(all(program).flatMap(({ options }) => options.flatMap(({ short, long }) => [short, long])));
    for (const meant of Object.values(optionSynonyms).flat()) expect([...known]).toContain(meant);
  });
});

describe('the help of', () => {
  test.each(all(program).map((command) => [command.name(), command] as const))(
    '%s has examples, which are right',
    (_, command) => {
      let help = '';
      command.configureOutput({ writeOut: (text) => (help += text), getOutHelpWidth: () => 200 }).outputHelp();
      const [, examples = ''] = /\nExamples?:\n((?: {2}docsgen .*\n)+)/.exec(help) ?? [];
      expect(examples).not.toBe('');
      for (const call of examples.trimEnd().split('\n')) {
        const words = call.trim().split(' ').slice(1);
        const found = commandOf(words.slice(0, 2).join(' ')) ?? commandOf(words[0] ?? '');
        const flags = words.filter((word) => word.startsWith('--'));
        const known = found?.options.flatMap(({ short, long }) => [short, long]);
        expect(found, call).toBeDefined();
        for (const flag of flags) expect(known, call).toContain(flag);
      }
    },
  );
});
