import { type Command, InvalidArgumentError } from 'commander';
import { allowedHost, allowedHostRule, shortestPollMs } from '../../config/schema/dev.ts';

/** Adds the option `--root`, which all commands have. */
export function addRootOption(command: Command): Command {
  return command.option('--root <dir>', "the site's folder", '.');
}

/** Adds the option `--json`, which all commands have. */
export function addJsonOption(command: Command): Command {
  return command.option('--json', 'print the result as one JSON document, even when the command fails', false);
}

/** Adds the option `--quiet`, and says what it leaves of the output. */
export function addQuietOption(command: Command, text = 'print only errors'): Command {
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

/** Adds the option `--allow-host`, which commands with a server have. */
export function addAllowHostOption(command: Command): Command {
  const text = 'host name that a proxy may use, `.NAME` for all names below it; can be repeated';
  return command.option('--allow-host <name>', text, collectHost);
}

/**
 * Parser of `--allow-host`. Returns all names so far. Throws commander's error if it is no name.
 */
function collectHost(value: string, earlier: readonly string[] = []): readonly string[] {
  if (!allowedHost.test(value)) throw new InvalidArgumentError(`Write ${allowedHostRule}.`);
  return [...earlier, value];
}

/**
 * Parses the names of `DOCSGEN_ALLOW_HOST`, which commas separate. Throws as `--allow-host` does.
 */
export function parseHosts(value: string): readonly string[] {
  return parseList(value).reduce<readonly string[]>((names, name) => collectHost(name, names), []);
}

/** Parses the milliseconds of `--poll`. Throws commander's error if they are invalid. */
export function parsePoll(value: string): boolean | number {
  if (value === 'true' || value === 'false') return value === 'true';
  const ms = Number(value);
  if (Number.isInteger(ms) && ms >= shortestPollMs) return ms;
  throw new InvalidArgumentError(`Write a whole number of milliseconds, ${shortestPollMs} or more.`);
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
