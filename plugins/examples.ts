/** Hosts that only one machine or network knows. */
const innerHost =
  /^(?:[^.[]+|\[(?:::1|f[cd]|fe80).*\])$|\.(?:localhost|local|internal)$|^(?:0|10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/;

/** Names of hosts that are reserved for examples, alone, in an address or behind an `@`. */
const exampleHost = /(?<![\w-])(?:example\.(?:com|net|org)|(?<=\w\.)(?:example|test|invalid))(?![\w-]|\.\w)/i;

/** Addresses of the networks that are reserved for documentation (RFC 5737 and RFC 3849). */
const exampleNetwork = /(?<![\w.])(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d|\b2001:0?db8:/i;

/** Returns whether an address of the site stands for the one that it will have. */
export function isPlaceholder(address: string): boolean {
  const { hostname } = new URL(address);
  return innerHost.test(hostname) || isExample(hostname);
}

/** Returns whether a value names a host, a mail address or a network that exists in examples only. */
export function isExample(value: string): boolean {
  return exampleHost.test(value) || exampleNetwork.test(value);
}
