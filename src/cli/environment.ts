import { type Command, InvalidArgumentError } from 'commander';
import { parseHosts, parsePoll, parsePort } from './commands/options.ts';

interface Variable {
  readonly name: string;
  /** Name of the option that it stands for. A command without this option does not read it. */
  readonly option: string;
  /** The option, if another command has one of the same name that means something else. */
  readonly flags?: string;
  /** What the help says about it. */
  readonly text: string;
  /** Returns the value of the option. Throws commander's error if the text is none. */
  readonly parse: (text: string) => unknown;
}

const variables: readonly Variable[] = [
  { name: 'DOCSGEN_ROOT', option: 'root', text: 'the same as --root', parse: String },
  { name: 'DOCSGEN_OUT', option: 'out', flags: '--out <dir>', text: 'the same as --out', parse: String },
  { name: 'DOCSGEN_PORT', option: 'port', text: 'the same as --port', parse: parsePort },
  {
    name: 'DOCSGEN_POLL',
    option: 'poll',
    text: 'milliseconds, `true` or `false`, the same as --poll',
    parse: parsePoll,
  },
  {
    name: 'DOCSGEN_ALLOW_HOST',
    option: 'allowHost',
    text: 'names separated by commas, the same as --allow-host',
    parse: parseHosts,
  },
  { name: 'DOCSGEN_DRAFTS', option: 'drafts', text: '`true` or `false`, the same as --drafts', parse: parseSwitch },
];

/** Adds the environment variables that a command reads to its help. Returns the command. */
export function describeEnvironment(command: Command): Command {
  for (const inner of command.commands) describeEnvironment(inner);
  if (variablesOf(command).length === 0) return command;
  const lines = variablesOf(command).map(({ name, text }) => `  ${name.padEnd(20)}${text}`);
  if (lines.length === 0) return command;
  return command.addHelpText('after', `\nEnvironment variables, which options override:\n${lines.join('\n')}`);
}

/**
 * Sets the options of a command that were not given in its arguments from the environment. An empty
 * variable does not count. Ends with a usage error if a variable has a wrong value.
 */
export function readEnvironment(command: Command, environment: Readonly<Record<string, string | undefined>>): void {
  for (const { name, option, parse } of variablesOf(command)) {
    const text = environment[name];
    if (text === undefined || text === '' || command.getOptionValueSource(option) === 'cli') continue;
    try {
      command.setOptionValueWithSource(option, parse(text), 'env');
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      command.error(`error: environment variable ${name} has the value '${text}'. ${error.message}`);
    }
  }
}

/** Returns the environment variables that stand for options of a command. */
export function variablesOf(command: Command): readonly Variable[] {
  const flagsOf = new Map(command.options.map((option) => [option.attributeName(), option.flags]));
  return variables.filter(
    ({ option, flags }) => flagsOf.has(option) && (flags ?? flagsOf.get(option)) === flagsOf.get(option),
  );
}

function parseSwitch(text: string): boolean {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw new InvalidArgumentError('Write true or false.');
}
