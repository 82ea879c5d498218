import { buildMeta } from '../../shared/dom.ts';
import { loadStyle } from '../loading/load-style.ts';
import { mainArea } from './main-area.ts';
import { linkedFile, patchAttribute, patchFrame } from './patch-frame.ts';

/** A page as it was delivered, and its address. */
export interface DeliveredPage {
  readonly page: HTMLElement;
  readonly address: URL;
}

/** Returns whether a page belongs to the same build as the current page. */
export function isOfThisBuild(page: HTMLElement): boolean {
  return buildOf(page) === buildOf(document);
}

function buildOf(page: ParentNode): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name=${buildMeta}]`)?.content;
}

/**
 * Returns a copy of the current page in an inert document. The main part of the copy is empty: it
 * is replaced and never compared, and copying a long text is slow on a phone.
 */
export function copyPage(): HTMLElement {
  const target = document.implementation.createHTMLDocument();
  const main: Node | null = mainArea();
  const copy = <T extends Node>(node: T): T => {
    const hasMain = node.contains(main);
    const copied = target.importNode(node, !hasMain);
    if (hasMain && node !== main) for (const child of node.childNodes) copied.appendChild(copy(child));
    return copied;
  };
  return copy(document.documentElement);
}

/**
 * Loads the style sheets that the next page needs and the current page does not have, so that the
 * page is never shown without them. Rejects if a style sheet fails twice. After a failure, or if
 * the signal is aborted, the loaded ones are removed.
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

/** Attributes of `<html>` that describe a page. */
const pageAttributes = ['lang', 'dir', 'class', 'data-page', 'data-doc', 'data-version'];

/**
 * Changes the document into `next`. `old` is the current page as it was delivered. The main part of
 * `next` is moved into the document.
 */
export function swapPage(old: HTMLElement, next: HTMLElement): void {
  const live = document.documentElement;
  // Browsers recalculate all styles even if the value does not change.
  for (const name of pageAttributes) patchAttribute(live, old, next, name);
  // The scripts of the site are already running.
  for (const script of next.querySelectorAll('script')) script.remove();
  patchFrame(live, old, next);
}

/** Closes the drawer and the menus of the navbar. */
export function closeMenus(): void {
  const open = document.querySelectorAll<HTMLDetailsElement>('details:is(.menu,.dropdown)[open]');
  for (const menu of open) menu.open = false;
}
