import type { Command } from 'commander';
import { nearest } from '../../shared/nearest.ts';
import { commandSynonyms, deletingCommands, optionSynonyms } from './synonyms.ts';

/**
 * Returns the command or the option that is probably meant, for commander's message about an
 * unknown one; null if there is none.
 */
export function suggestUsage(message: string, command: Command): string | null {
  const [, kind, name = ''] = /unknown (command|option) '([^']*)'/.exec(message) ?? [];
  if (kind === 'command') return suggestCommand(name, command);
  const [, similar = null] = /\(Did you mean (.*)\?\)$/.exec(message) ?? [];
  return kind === 'option' ? (suggestOption(name, command) ?? similar) : null;
}

function suggestCommand(name: string, { commands }: Command): string | null {
  const known = commands.map((each) => each.name()).filter((each) => !deletingCommands.has(each));
  const meant = synonym(commandSynonyms, name).find((each) => known.includes(each.split(' ')[0] ?? ''));
  return meant ?? nearest(name, known);
}

function suggestOption(name: string, command: Command): string | null {
  const known = flagsOf(command);
  const [flag = ''] = name.split('=');
  return synonym(optionSynonyms, flag).find((each) => known.includes(each)) ?? null;
}

function flagsOf({ options }: Command): readonly string[] {
  return options.flatMap(({ short, long }) => [short, long]).flatMap((flag) => flag ?? []);
}

function synonym(table: Readonly<Record<string, readonly string[]>>, name: string): readonly string[] {
  const key = name.toLowerCase();
  return Object.hasOwn(table, key) ? (table[key] ?? []) : [];
}

/**
 * Ends with a usage error if help is wanted for a command that does not exist. Returns the
 * arguments, those of `help NAME` as `NAME --help`, which describes a command in another one, too.
 */
export function resolveHelp(program: Command, args: readonly string[]): readonly string[] {
  const [first, ...others] = args;
  if (first === '-V') return ['--version', ...others];
  if (first === 'help' && others[0] === 'help') return ['--help'];
  const isHelp = first === 'help' && others.length > 0;
  if (!isHelp && !args.some((arg) => arg === '--help' || arg === '-h')) return args;
  const rest = isHelp ? others : args;
  const end = rest.findIndex((arg) => arg.startsWith('-'));
  const names = rest.slice(0, end === -1 ? undefined : end);
  let command = program;
  for (const name of names) {
    const inner = command.commands.find((each) => each.name() === name);
    if (!inner && name !== 'help' && command.commands.length > 0)
      return command.error(`error: unknown command '${name}'`, { code: 'commander.unknownCommand' });
    command = inner ?? command;
  }
  return isHelp ? [...names, '--help'] : args;
}
