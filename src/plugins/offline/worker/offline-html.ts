import { escapeValue } from '../../../shared/escape.ts';
import { decodeAddress } from '../../../shared/decode-address.ts';
/** A page that can be read without a connection. */
export interface KeptPage {
  /** Path of its address. */
  readonly path: string;
  readonly html: string;
}

/** Returns the HTML of the offline page for an address, with links to these pages. */
export function offlineHtml(html: string, path: string, pages: readonly KeptPage[]): string {
  const links = pages.flatMap(({ path: href, html: page }) => {
    const title = titleOf(page);
    return title === null ? [] : `<li><a href="${escapeValue(href)}">${title}</a></li>`;
  });
  return html
    .replace(/(<code id="offline-address">)/, (start) => start + escapeValue(decodeAddress(path)))
    .replace(/(<ul id="offline-kept">)/, (start) => start + links.join(''));
}

/** Returns the HTML of the notice that a page has changed. */
export function noticeHtml(html: string): string {
  return /<template id="offline-notice">(.*?)<\/template>/s.exec(html)?.[1] ?? '';
}

/** Returns what a reader sees of a page: its build and its main area. */
export function essenceOf(html: string): string {
  const [build = ''] = /<meta name="docsgen-build"[^>]*>/.exec(html) ?? [];
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  return build + main;
}

/**
 * Returns the title of a page as HTML, without that of the site; null for a page that redirects.
 */
function titleOf(html: string): string | null {
  if (html.includes('<script data-to="')) return null;
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const site = /<meta property="og:site_name" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return (title.endsWith(` | ${site}`) ? title.slice(0, -site.length - 3) : title) || null;
}
