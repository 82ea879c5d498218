/**
 * Returns the scheme by which an address would run or hold code instead of leading somewhere, such as `javascript:`; null for others.
 * Browsers read over blanks and control characters before a scheme, and over tabs and line ends within it.
 */
export function codeScheme(address: string): string | null {
  const read = address.replace(/^[\0- ]+|[\t\n\r]/g, '');
  return /^(?:javascript|vbscript|data):/i.exec(read)?.[0].toLowerCase() ?? null;
}

/** The same for an address that shows a picture, whose data may stand in it. */
export function pictureCodeScheme(address: string): string | null {
  const scheme = codeScheme(address);
  return scheme === 'data:' ? null : scheme;
}
