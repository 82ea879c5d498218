/** Names that are reserved for examples, tests and the machine itself. Nobody can publish there. */
const reserved = /^(?:.+\.)?(?:example\.(?:com|net|org)|example|test|invalid|localhost)$|^127\.|^\[::1\]$|^0\.0\.0\.0$/;

/** Returns whether an address stands for the one that a site will have. */
export function isPlaceholderAddress(address: string): boolean {
  return URL.canParse(address) && reserved.test(new URL(address).hostname);
}
