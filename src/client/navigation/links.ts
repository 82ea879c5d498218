/** A path of a file that is not a page: it has an extension of letters other than `.html`. */
export const fileName = /\.(?!html$)[a-z]\w+$/i;

/** Returns whether an address may be a page of the site. */
export function isPageAddress({ origin, pathname }: URL, base: string): boolean {
  return origin === location.origin && pathname.startsWith(base) && !fileName.test(pathname);
}

/**
 * Returns the link around the target of an event if it opens a page of the site in this window,
 * otherwise null.
 */
export function pageLink(target: EventTarget | null, base: string): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  // SVG links are of another type, and an invalid address points nowhere.
  if (!(link instanceof HTMLAnchorElement) || !URL.canParse(link.href)) return null;
  if (link.target && link.target !== '_self') return null;
  if (link.matches('[download],[rel~=external],[data-full-load]')) return null;
  return isPageAddress(new URL(link.href), base) ? link : null;
}
