import { buildMeta } from '../../shared/dom.ts';
import { mainArea } from './main-area.ts';
import { patchAttribute, patchFrame } from './patch-frame.ts';

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
