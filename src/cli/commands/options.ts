import { type Command, InvalidArgumentError } from 'commander';

/** Adds the option that every command has: the folder of the site. */
export function addRootOption(command: Command): Command {
  return command.option('--root <dir>', "the site's folder", '.');
}

/** Returns the values of an option that may be repeated. */
export function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}

/** Returns a port number. Throws commander's error for anything else. */
export function parsePort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new InvalidArgumentError('A port is a whole number from 1 to 65535.');
}
