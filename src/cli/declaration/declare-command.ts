import { type Command, InvalidArgumentError } from 'commander';
import * as z from 'zod';
import { describeEnvironment, type Variable, VariableOption } from './environment.ts';

/** An option of a command, from which its flags, its help and its page in the manual are made. */
export interface DeclaredOption<Schema extends z.ZodType = z.ZodType> {
  /** As commander writes them: `-p, --port <n>`. */
  readonly flags: string;
  readonly text: string;
  /**
   * The value. `--open` has a boolean. A list can be repeated, and the schema of its items is for
   * each of them.
   */
  readonly schema: Schema;
  /** The environment variable that stands for it. */
  readonly variable?: Variable | undefined;
  /** The opposite of a switch that is off or undefined without it: its flags and its text. */
  readonly opposite?: readonly [flags: string, text: string];
  /** The names of options that it cannot be used with. */
  readonly conflicts?: readonly string[];
}

type Options = Readonly<Record<string, DeclaredOption>>;
type Value<O extends Options, Name extends keyof O> = z.output<O[Name]['schema']>;
type Optional<O extends Options> = { [Name in keyof O]: undefined extends Value<O, Name> ? Name : never }[keyof O];

/** The values of options, as a command gets them. */
export type OptionValues<O extends Options> = { readonly [Name in Exclude<keyof O, Optional<O>>]: Value<O, Name> } & {
  readonly [Name in Optional<O>]?: Exclude<Value<O, Name>, undefined>;
};

interface DeclaredArgument {
  /** `<tag>`, `[title]`, or `[files...]` for any number. */
  readonly name: string;
  readonly text: string;
  readonly default?: string;
}

type ArgumentValue<Name extends string> = Name extends `${string}...${string}`
  ? readonly string[]
  : Name extends `<${string}>`
    ? string
    : string | undefined;
type ArgumentValues<A extends readonly DeclaredArgument[]> = {
  readonly [Index in keyof A]: ArgumentValue<A[Index]['name']>;
};

interface Declaration<A extends readonly DeclaredArgument[], O extends Options> {
  readonly name: string;
  readonly description: string;
  readonly arguments?: A;
  readonly options: O;
  /** Shown below the options in the help. */
  readonly note?: string;
  /** Calls that readers often need, without `docsgen`. */
  readonly examples: readonly string[];
  readonly run: (
    options: OptionValues<O>,
    call: { readonly args: ArgumentValues<A>; readonly command: Command },
  ) => Promise<void>;
}

/** Adds a command to the program, or to the command that it belongs to. */
export type AddCommand = (parent: Command) => Command;

/** Returns the declared command. Its values have the types of the schemas. */
export function declareCommand<
  const A extends readonly DeclaredArgument[] = readonly [],
  const O extends Options = {},
>({ name, description, arguments: args, options, note, examples, run }: Declaration<A, O>): AddCommand {
  return (parent) => {
    const command = parent.command(name).description(description);
    for (const each of args ?? []) command.argument(each.name, each.text, each.default);
    for (const each of Object.values<DeclaredOption>(options)) addOption(command, each);
    if (note !== undefined) command.addHelpText('after', `\n${note}`);
    describeEnvironment(command);
    describeExamples(command, examples);
    const hasAll = (values: readonly unknown[]): values is ArgumentValues<A> => values.length === (args ?? []).length;
    return command.action(async () => {
      const { processedArgs } = command;
      if (!hasAll(processedArgs)) throw new TypeError(`${name} has other arguments`);
      await run(command.opts(), { args: processedArgs, command });
    });
  };
}

/** Returns a command that has only other commands. */
export function declareGroup(
  name: string,
  description: string,
  examples: readonly string[],
  commands: readonly AddCommand[],
): AddCommand {
  return (parent) => {
    const group = parent.command(name).description(description);
    for (const add of commands) add(group);
    describeExamples(group, examples);
    return group;
  };
}

/** Adds examples to the help of a command. */
export function describeExamples(command: Command, examples: readonly string[]): void {
  const calls = examples.map((call) => `  docsgen ${call}`).join('\n');
  command.addHelpText('after', `\n${examples.length === 1 ? 'Example' : 'Examples'}:\n${calls}`);
}

/** Adds an option to a command, which it returns. */
export function addOption(
  command: Command,
  { flags, text, schema, variable, opposite, conflicts = [] }: DeclaredOption,
): Command {
  const option = new VariableOption(flags, text).conflicts([...conflicts]);
  const value = valueOf(schema);
  const start = schema.safeParse(undefined).data;
  if (!option.negate && start !== undefined) option.default(start);
  if (value instanceof z.ZodEnum) option.choices(value.options.map(String));
  else if (!(value instanceof z.ZodBoolean)) option.argParser(parserOf(value));
  option.variable = variable ?? null;
  option.readVariable = value instanceof z.ZodBoolean ? readSwitch : variableParser(value);
  command.addOption(option);
  if (opposite) command.option(...opposite);
  return command;
}

/** Returns the schema of what is written, without what nothing stands for. */
function valueOf(schema: z.ZodType): z.ZodType {
  const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : null;
  return inner instanceof z.ZodType ? valueOf(inner) : schema;
}

/** Returns commander's parser for a schema. It throws commander's error in the schema's words. */
function parserOf(schema: z.ZodType): (text: string, earlier?: unknown) => unknown {
  const item = schema instanceof z.ZodArray && schema.element instanceof z.ZodType ? schema.element : null;
  return (text, earlier) => {
    const { data, error } = (item ?? schema).safeParse(text);
    if (error) throw new InvalidArgumentError(error.issues[0]?.message ?? '');
    return item ? [...(Array.isArray(earlier) ? earlier : []), data] : data;
  };
}

/** A variable has the items of a list with commas between them. */
function variableParser(schema: z.ZodType): (text: string) => unknown {
  const parse = parserOf(schema);
  if (!(schema instanceof z.ZodArray)) return (text) => parse(text);
  return (text) => commaList.parse(text).reduce<unknown>((items, item) => parse(item, items), []);
}

function readSwitch(text: string): boolean {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw new InvalidArgumentError('Write true or false.');
}

/** Texts with commas between them. */
export const commaList = z
  .string()
  .transform((text): readonly string[] => text.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()])));
