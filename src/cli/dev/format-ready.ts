import pc from 'picocolors';
import { formatMs } from './format-update.ts';

interface Ready {
  readonly version: string;
  /** Those on this machine first. */
  readonly urls: readonly string[];
  /** Since the start was asked for. */
  readonly ms: number;
  /** Whether keys are listened to. */
  readonly hasKeys: boolean;
}

/** Returns what is said when pages are answered: version and time, the addresses, how to be helped. */
export function formatReady({ version, urls, ms, hasKeys }: Ready): string {
  const network = urls.filter((url) => !isLocal(url));
  const rows = [
    ...urls.filter(isLocal).map((url) => row('Local', pc.cyan(url))),
    ...network.map((url) => row('Network', pc.cyan(url))),
    ...(network.length === 0 ? [row('Network', pc.dim('use --host to show it'))] : []),
    ...(hasKeys ? [pc.dim('  press h for help')] : []),
  ];
  return `${pc.green('✓')} ${pc.bold(`docsgen ${version}`)} ${pc.dim(`ready in ${formatMs(ms)}`)}\n${rows.join('\n')}\n\n`;
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
