import { inspect } from 'node:util';
import pc from 'picocolors';

const ownFault = 'This is a fault of docsgen, not of your site. Please report it with the lines below.';

/**
 * Returns the text for an unexpected error: a title, the Node version and platform, and the stacks
 * of the error and its causes.
 */
export function faultText(error: unknown, title = ownFault): string {
  const chain: string[] = [];
  for (let cause: unknown = error; cause !== undefined && chain.length < 10;) {
    chain.push(cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause));
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return `${pc.red(title)}\nNode ${process.version} on ${process.platform}\n${chain.join('\nCaused by: ')}\n`;
}
