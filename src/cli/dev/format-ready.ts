import pc from 'picocolors';
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
  const network = urls.filter((url) => !isLocal(url));
  const rows = [
    ...urls.filter(isLocal).map((url) => row('Local', pc.cyan(url))),
    ...network.map((url) => row('Network', pc.cyan(url))),
    ...(network.length === 0 ? [row('Network', pc.dim('use --host to show it'))] : []),
    ...(hasKeys ? [pc.dim('  press h for help')] : []),
  ];
  return `${pc.green('✓')} ${pc.bold(`docsgen ${version}`)} ${pc.dim(`ready in ${durationText(ms)}`)}\n${rows.join('\n')}\n\n`;
}

function row(label: string, text: string): string {
  return `  ${`${label}:`.padEnd(8)} ${text}`;
}

function isLocal(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  );
}
