import { type Command, InvalidArgumentError, Option } from 'commander';

/** An environment variable that stands for an option of every command that has it. */
export interface Variable {
  readonly name: string;
  /** What it may have, where that differs from the option. */
  readonly values?: string;
}

/** All variables, in the order of the help. */
export const variables = {
  root: { name: 'DOCSGEN_ROOT' },
  out: { name: 'DOCSGEN_OUT' },
  port: { name: 'DOCSGEN_PORT' },
  poll: { name: 'DOCSGEN_POLL', values: 'milliseconds, `true` or `false`' },
  allowHost: { name: 'DOCSGEN_ALLOW_HOST', values: 'names separated by commas' },
  drafts: { name: 'DOCSGEN_DRAFTS', values: '`true` or `false`' },
} satisfies Readonly<Record<string, Variable>>;

/** An option that an environment variable may stand for. */
export class VariableOption extends Option {
  /** Null if there is none. */
  variable: Variable | null = null;
  /** Returns the value of the option. Throws commander's error if the text is none. */
  readVariable: (text: string) => unknown = String;
}

/** Returns the options of a command that have a variable. */
function optionsOf(command: Command): readonly (VariableOption & { readonly variable: Variable })[] {
  const has = (option: Option): option is VariableOption & { readonly variable: Variable } =>
    option instanceof VariableOption && option.variable !== null;
  const options = command.options.filter(has);
  return Object.values(variables).flatMap((each) => options.find(({ variable }) => variable === each) ?? []);
}

/** Returns the names of the variables that a command reads, by the names of their options. */
export function variablesOf(command: Command): ReadonlyMap<string, string> {
  return new Map(optionsOf(command).map((option) => [option.attributeName(), option.variable.name]));
}

/** Adds the environment variables that a command reads to its help. */
export function describeEnvironment(command: Command): void {
  const lines = optionsOf(command).map(({ long, variable: { name, values } }) => {
    return `  ${name.padEnd(20)}${values === undefined ? '' : `${values}, `}the same as ${long ?? ''}`;
  });
  if (lines.length === 0) return;
  command.addHelpText('after', `\nEnvironment variables, which options override:\n${lines.join('\n')}`);
}

/**
 * Sets the options of a command that were not given in its arguments from the environment. An empty
 * variable does not count. Ends with a usage error if a variable has a wrong value.
 */
export function readEnvironment(command: Command, environment: Readonly<Record<string, string | undefined>>): void {
  for (const option of optionsOf(command)) {
    const { name } = option.variable;
    const text = environment[name];
    if (text === undefined || text === '' || command.getOptionValueSource(option.attributeName()) === 'cli') continue;
    try {
      command.setOptionValueWithSource(option.attributeName(), option.readVariable(text), 'env');
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      command.error(`error: environment variable ${name} has the value '${text}'. ${error.message}`);
    }
  }
}
