import pc from 'picocolors';
import { formatAddresses } from '../terminal/format-addresses.ts';
import { durationText } from '../terminal/format-quantity.ts';

interface Ready {
  readonly version: string;
  /** Addresses for this machine first. */
  readonly urls: readonly string[];
  /** Time since the start command, in milliseconds. */
  readonly ms: number;
  /** Whether key presses are handled. */
  readonly hasKeys: boolean;
}

/** Returns the text for a ready server: version, start time, addresses and the key for help. */
export function formatReady({ version, urls, ms, hasKeys }: Ready): string {
  const title = `${pc.green('✓')} ${pc.bold(`docsgen ${version}`)} ${pc.dim(`ready in ${durationText(ms)}`)}`;
  const rows = [title, ...formatAddresses(urls), ...(hasKeys ? [pc.dim('  press h for help')] : [])];
  return `${rows.join('\n')}\n\n`;
}
