import { loadStyle } from '../loading/load-style.ts';

/**
 * Loads the style sheets that the next page needs and the current page does not have, so that the
 * page is never shown without them. Rejects if a style sheet fails twice. After a failure, or if
 * the signal is aborted, the loaded ones are removed.
 */
export async function loadStyles(next: Element, address: URL, signal: AbortSignal): Promise<void> {
  const loads = missingStyles(next, address).map((href) => loadStyle(href).catch(() => loadStyle(href)));
  const results = await Promise.allSettled(loads);
  const failure = results.find((result) => result.status === 'rejected');
  if (!failure && !signal.aborted) return;
  for (const result of results) if (result.status === 'fulfilled') result.value.remove();
  if (failure) throw failure.reason;
}

/** Returns the addresses of the style sheets of a page that the current page does not have. */
export function missingStyles(next: Element, address: URL): readonly string[] {
  const shown = new Set([...document.head.children].map(linkedFile));
  const missing = [...next.querySelectorAll('link[rel=stylesheet]')].filter((link) => !shown.has(linkedFile(link)));
  return missing.map((link) => new URL(link.getAttribute('href') ?? '', address).href);
}

/** Returns the file name of a style sheet or an icon; undefined for other elements. */
export function linkedFile(element: Element): string | undefined {
  const isFile = element.matches('link:is([rel=stylesheet],[rel=icon])');
  return isFile ? element.getAttribute('href')?.replace(/.*\//, '') : undefined;
}
