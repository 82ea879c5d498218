import * as z from 'zod';
import { allowedHost, allowedHostRule, shortestPollMs } from '../../config/schema/dev.ts';
import type { DeclaredOption } from '../declaration/declare-command.ts';
import { variables } from '../declaration/environment.ts';

// The options that several commands have.

// One schema serves all options of a kind: each that is made takes time when a command starts.
const isOn = z.boolean().default(false);
const anyText = z.string().optional();
const anyTexts = z.array(z.string()).optional();

/** Returns an option with a value that has a schema. */
export function valueOption<Schema extends z.ZodType>(flags: string, text: string, schema: Schema) {
  return { flags, text, schema } satisfies DeclaredOption;
}

/** Returns an option that is on or off. */
export function switchOption(flags: string, text: string) {
  return valueOption(flags, text, isOn);
}

/** Returns an option with a text. */
export function textOption(flags: string, text: string) {
  return valueOption(flags, text, anyText);
}

/** Returns an option that can be repeated, each time with a text. */
export function textsOption(flags: string, text: string) {
  return valueOption(flags, text, anyTexts);
}

export const rootOption = {
  flags: '--root <dir>',
  text: "the site's folder",
  schema: z.string().default('.'),
  variable: variables.root,
} satisfies DeclaredOption;

export const jsonOption = switchOption('--json', 'print the result as one JSON document, even when the command fails');

/** `about` says what it leaves of the output. */
export const quietOption = (about = 'print only errors') => switchOption('--quiet', about);

/** `about` says what it adds to the output. */
export const verboseOption = (about: string) => switchOption('--verbose', about);

/** The folder of a build. */
export const outOption = (about: string) => ({ ...textOption('--out <dir>', about), variable: variables.out });

const portRule = 'A port is a whole number from 1 to 65535.';

/** The options of commands with a server. */
export const hostOption = valueOption(
  '--host [host]',
  'address to listen on; `--host` alone means all addresses of this machine',
  z.union([z.string(), z.literal(true)]).default('localhost'),
);

export const portOption = {
  flags: '-p, --port <n>',
  text: 'port to listen on (default: 3000, or the next free one)',
  schema: z.coerce.number({ error: portRule }).int(portRule).min(1, portRule).max(65535, portRule).optional(),
  variable: variables.port,
} satisfies DeclaredOption;

export const allowHostOption = {
  flags: '--allow-host <name>',
  text: 'host name that a proxy may use; `.NAME` allows all of its subdomains; can be repeated',
  schema: z.array(z.string().regex(allowedHost, `Write ${allowedHostRule}.`)).optional(),
  variable: variables.allowHost,
} satisfies DeclaredOption;

const pollRule = `Write a whole number of milliseconds, ${shortestPollMs} or more.`;

export const pollOption = {
  flags: '--poll [ms]',
  text: 'check for changed files every second, or at this interval in milliseconds, if the file system does not report changes',
  schema: z
    .union([
      z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive', error: pollRule }),
      z.coerce.number({ error: pollRule }).int(pollRule).min(shortestPollMs, pollRule),
    ])
    .optional(),
  variable: variables.poll,
} satisfies DeclaredOption;
