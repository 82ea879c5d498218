import { type Command, InvalidArgumentError } from 'commander';

/** Adds the option `--root`, which all commands have. */
export function addRootOption(command: Command): Command {
  return command.option('--root <dir>', "the site's folder", '.');
}

/** Adds the option `--json`, which all commands have. */
export function addJsonOption(command: Command): Command {
  return command.option('--json', 'print the result as one JSON document, also when the command fails', false);
}

/** Adds the option `--quiet`, and says what it leaves of the output. */
export function addQuietOption(command: Command, text = 'print nothing but errors'): Command {
  return command.option('--quiet', text, false);
}

/** Adds the option `--verbose`, and says what it adds to the output. */
export function addVerboseOption(command: Command, text: string): Command {
  return command.option('--verbose', text, false);
}

/** Parser for an option that may be repeated. Returns all values so far. */
export function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}

/** Parses a port number. Throws commander's error if it is invalid. */
export function parsePort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new InvalidArgumentError('A port is a whole number from 1 to 65535.');
}

/** Returns the parts of a list that is separated by commas. */
export function parseList(value: string): readonly string[] {
  return value.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
}
