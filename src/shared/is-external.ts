/**
 * Returns whether an address points to another site: it has a scheme, or it starts with two
 * slashes. Browsers treat backslashes as slashes.
 */
export function isExternal(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(address.trim());
}
