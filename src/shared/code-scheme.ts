/**
 * Returns the scheme of an address that runs or contains code instead of pointing to a page, such
 * as `javascript:`; null for other addresses. Browsers ignore blanks and control characters before
 * a scheme, and tabs and line breaks inside it.
 */
export function codeScheme(address: string): string | null {
  const read = address.replace(/^[\0- ]+|[\t\n\r]/g, '');
  return /^(?:javascript|vbscript|data):/i.exec(read)?.[0].toLowerCase() ?? null;
}

/** Like `codeScheme`, for the address of a picture. It may be a `data:` address. */
export function pictureCodeScheme(address: string): string | null {
  const scheme = codeScheme(address);
  return scheme === 'data:' ? null : scheme;
}
