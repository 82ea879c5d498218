import pc from 'picocolors';

/** Returns the addresses of a server as rows, those for this machine first. */
export function formatAddresses(urls: readonly string[]): readonly string[] {
  const network = urls.filter((url) => !isLocal(url));
  return [
    ...urls.filter(isLocal).map((url) => row('Local', pc.cyan(url))),
    ...network.map((url) => row('Network', pc.cyan(url))),
    ...(network.length === 0 ? [row('Network', pc.dim('use --host to show it'))] : []),
  ];
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
