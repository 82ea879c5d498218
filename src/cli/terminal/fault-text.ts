import { inspect } from 'node:util';
import pc from 'picocolors';
import { packageFolder } from '../../system/package-folder.ts';
import { packageVersion } from '../../system/package-version.ts';

/** Returns the text for an error in code of the site: a title, and the stacks with their causes. */
export function failureText(error: unknown, title: string): string {
  const stacks = chainOf(error).map((cause) =>
    cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause),
  );
  return `${pc.red(title)}\nNode ${process.version} on ${process.platform}\n${stacks.join('\nCaused by: ')}\n`;
}

/**
 * Returns the text for a bug of docsgen: what happened, and a report to copy. The report has no
 * message, no argument and no path outside of docsgen, because these may be private.
 */
export function faultText(error: unknown, args: readonly string[] = []): string {
  const chain = chainOf(error);
  const messages = chain.map((cause) => (cause instanceof Error ? cause.message : inspect(cause)));
  const report = [
    `docsgen ${packageVersion()}, Node ${process.version}, ${process.platform} ${process.arch}`,
    `command: ${['docsgen', ...commandOf(args)].join(' ')}`,
    chain.map((cause) => framesOf(cause).join('\n')).join('\nCaused by: '),
  ];
  return [
    pc.red('This is a bug in docsgen, not in your site:'),
    messages.join('\nCaused by: '),
    '\nPlease report it with the lines below. They contain nothing from your site.',
    ...report,
    '',
  ].join('\n');
}

function chainOf(error: unknown): readonly unknown[] {
  const chain: unknown[] = [];
  for (let cause = error; cause !== undefined && chain.length < 10;) {
    chain.push(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return chain;
}

/** Returns the name of the command and of its options. Values may be paths or names of the site. */
function commandOf([command = '', ...options]: readonly string[]): readonly string[] {
  const names = options.filter((option) => option.startsWith('-')).map((option) => option.replace(/=.*$/s, '=…'));
  return /^[a-z]+$/.test(command) ? [command, ...names] : names;
}

/**
 * Returns the name of an error and the lines of its stack, with places in docsgen and in Node only.
 */
function framesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [typeof error];
  const own = packageFolder();
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.map((frame) => frameText(frame, own))];
}

function frameText(frame: string, own: string): string {
  if (/(?:\(|at (?:async )?)node:/.test(frame)) return frame;
  const [, place = ''] = /\(?((?:file:\/\/)?\/[^()]*|[A-Za-z]:\\[^()]*)\)?$/.exec(frame) ?? [];
  if (place === '') return frame;
  const isOwn = place.includes(own) && !place.slice(place.indexOf(own) + own.length).includes('node_modules');
  if (isOwn) return frame.replace(place, `docsgen${place.slice(place.indexOf(own) + own.length)}`);
  const [, inPackage] = /[\\/](node_modules[\\/].*)$/.exec(place) ?? [];
  return inPackage === undefined ? '    at … (outside docsgen)' : frame.replace(place, inPackage);
}
