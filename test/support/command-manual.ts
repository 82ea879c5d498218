import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { variablesOf } from '../../src/cli/declaration/environment.ts';
import { createProgram } from '../../src/cli/program.ts';

/** The folder of the chapter about commands, relative to the project. */
export const commandManual = 'manual/content/en/docs/commands';

const folder = join(import.meta.dirname, '../..', commandManual);

/** Returns the pages of the chapter about commands: their texts by file name. */
export function commandPages(): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** All commands; of those that only have commands, these. */
export const commands: readonly Command[] = createProgram().commands.flatMap((command) =>
  command.commands.length > 0 ? command.commands : [command],
);

/** Returns what one writes after `docsgen` to call a command. */
export function nameOf(command: Command): string {
  const { parent } = command;
  return parent?.parent ? `${parent.name()} ${command.name()}` : command.name();
}

/**
 * Returns the entry of a command: how it is called, its arguments, its options and its variables.
 */
export function entryOf(command: Command): string {
  const given = command.registeredArguments.map(
    (argument) => [argument.required ? `<${argument.name()}>` : `[${argument.name()}]`, argument.description] as const,
  );
  const variables = variablesOf(command);
  const options = command.options.map((option) => {
    const { flags, description, defaultValue } = option;
    const isNamed = typeof defaultValue === 'string' && !description.includes('default');
    const variable = variables.get(option.attributeName());
    const text = isNamed ? `${description} (default: \`${defaultValue}\`)` : description;
    return [flags, variable === undefined ? text : `${text}. Variable: \`${variable}\``] as const;
  });
  const rows = [...given, ...options].map(([name, text]) => `| \`${cell(name)}\` | ${cell(capital(text))} |`);
  const usage = ['docsgen', nameOf(command), '[options]', ...given.map(([name]) => name)].join(' ');
  const table = ['| Argument or option | What it does |', '| --- | --- |', ...rows].join('\n');
  return [`${fence}text`, usage, fence, '', table].join('\n');
}

const fence = '```';

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function capital(text: string): string {
  return text.replace(/^[a-z]/, (first) => first.toUpperCase());
}
