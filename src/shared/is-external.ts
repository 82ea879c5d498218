/** Returns whether an address leads off the site: it has a scheme, or begins with two slashes, which browsers take backwards too. */
export function isExternal(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(address.trim());
}
