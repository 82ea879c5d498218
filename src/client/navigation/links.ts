/** A file that no page is in: an extension of letters, other than the one of pages. */
const fileName = /\.(?!html$)[a-z]\w+$/i;

/** Returns whether an address may be one of the site's pages. */
export function isPageAddress({ origin, pathname }: URL, base: string): boolean {
  return origin === location.origin && pathname.startsWith(base) && !fileName.test(pathname);
}

/** Returns the link around the target of an event if it leads to a page of the site in this window, null otherwise. */
export function pageLink(target: EventTarget | null, base: string): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  // A link of an SVG is another kind; what is no address leads nowhere.
  if (!(link instanceof HTMLAnchorElement) || !URL.canParse(link.href)) return null;
  if (link.target && link.target !== '_self') return null;
  if (link.matches('[download],[rel~=external],[data-full-load]')) return null;
  return isPageAddress(new URL(link.href), base) ? link : null;
}
