import { buildMeta } from '../../shared/dom.ts';
import { loadStyle } from '../loading/load-style.ts';
import { mainArea } from './main-area.ts';
import { linkedFile, morphChildren } from './morph.ts';

/** A page as it was delivered, and where. */
export interface DeliveredPage {
  readonly page: HTMLElement;
  readonly address: URL;
}

/** Returns the root of a page that was fetched, null if another build has made it than the page that shows. */
export function parsePage(html: string): HTMLElement | null {
  const page = new DOMParser().parseFromString(html, 'text/html').documentElement;
  return buildOf(page) === buildOf(document) ? page : null;
}

function buildOf(page: ParentNode): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name=${buildMeta}]`)?.content;
}

/**
 * Returns a copy of the page that shows, in a document where its pictures and islands do nothing. The main part is empty in it: it is
 * replaced and never compared, and a long text takes a phone a while to copy.
 */
export function copyPage(): HTMLElement {
  const target = document.implementation.createHTMLDocument();
  const main = mainArea();
  const copy = (part: HTMLElement): HTMLElement => {
    const copied = target.importNode(part);
    if (part === main) return copied;
    for (const child of part.childNodes) {
      const isAround = child instanceof HTMLElement && child.contains(main);
      copied.append(isAround ? copy(child) : target.importNode(child, true));
    }
    return copied;
  };
  return copy(document.documentElement);
}

/**
 * Loads the style sheets that a page has and the shown one has not, so that it is never seen without them; rejects if one does not come
 * when it is asked for twice. They go again then, and with the signal, if the reader goes elsewhere meanwhile.
 */
export async function loadStyles(next: Element, address: URL, signal: AbortSignal): Promise<void> {
  const shown = new Set([...document.head.children].map(linkedFile));
  const missing = [...next.querySelectorAll('link[rel=stylesheet]')].filter((link) => !shown.has(linkedFile(link)));
  const loads = missing.map((link) => {
    const { href } = new URL(link.getAttribute('href') ?? '', address);
    return loadStyle(href).catch(() => loadStyle(href));
  });
  const results = await Promise.allSettled(loads);
  const failure = results.find((result) => result.status === 'rejected');
  if (!failure && !signal.aborted) return;
  for (const result of results) if (result.status === 'fulfilled') result.value.remove();
  if (failure) throw failure.reason;
}

/** Shows the page `next`, whose main part is taken out of it, where `old` is the shown one as it was delivered. */
export function swapPage(old: HTMLElement, next: HTMLElement): void {
  const live = document.documentElement;
  // Browsers style the whole document again even for an equal value.
  if (live.lang !== next.lang) live.lang = next.lang;
  if (live.dir !== next.dir) live.dir = next.dir;
  // Scripts have run already.
  for (const script of next.querySelectorAll('script')) script.remove();
  morphChildren(live, old, next);
}

/** Closes the drawer and the menus of the navbar. */
export function closeMenus(): void {
  const open = document.querySelectorAll<HTMLDetailsElement>('details:is(.menu,.dropdown)[open]');
  for (const menu of open) menu.open = false;
}
