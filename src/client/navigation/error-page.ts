import { searchBoxAttribute, treeAttribute } from '../../shared/dom.ts';
import { mainSelector } from './main-area.ts';
import type { DeliveredPage } from './swap.ts';

interface LoadFailure {
  /** The current page. */
  readonly frame: DeliveredPage;
  /** Address of the page that could not be loaded. */
  readonly address: URL;
  readonly failure: unknown;
}

/** Elements of the head that describe only this page. */
const ofOnePage =
  'link:is([rel=canonical],[rel=alternate][hreflang]),' +
  'meta:is([name=description],[name=keywords],[name=robots],[property^="og:"],[name^="twitter:"])';

/** Links to the same page in another language or version. */
const alternates = 'a:is([hreflang],[data-version])';

/**
 * Returns a page with the layout of the current page, an error message and a button. Data of the
 * current page is removed, and links are adapted to the requested address. Returns null if the
 * current page has no template for the message.
 */
export function createErrorPage({ frame, address, failure }: LoadFailure): HTMLElement | null {
  const page = document.implementation.createHTMLDocument().importNode(frame.page, true);
  const main = page.querySelector(mainSelector);
  // Read the template from the current document: the templates of the delivered copy are already
  // moved into the document.
  const words = document.querySelector<HTMLTemplateElement>('#docs-load-error');
  if (!main || !words) return null;
  makeAbsolute(page, frame.address);
  main.className = 'main';
  main.replaceChildren(page.ownerDocument.importNode(words.content, true));
  main.querySelector('p:empty')?.append(String(failure));
  const title = page.querySelector('title');
  const site = page.querySelector('[property="og:site_name"]')?.getAttribute('content');
  if (title) title.textContent = [main.querySelector('h1')?.textContent, site].filter(Boolean).join(' | ');
  for (const element of page.querySelectorAll(ofOnePage)) element.remove();
  for (const link of page.querySelectorAll(alternates)) leadToAlternate(link, frame.address, address);
  markCurrent(page, address);
  return page;
}

/** The window gets another address than the page that the layout comes from. */
function makeAbsolute(page: HTMLElement, from: URL): void {
  for (const name of ['href', 'src', treeAttribute, searchBoxAttribute]) {
    for (const element of page.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      if (/^\.|^(?![#/]|[a-z][a-z\d+.-]*:)./i.test(value)) element.setAttribute(name, new URL(value, from).href);
    }
  }
}

/** Addresses of other languages and versions differ only at their start. */
function leadToAlternate(link: Element, from: URL, to: URL): void {
  const href = new URL(link.getAttribute('href') ?? '', from);
  // This link points to the requested page.
  if (href.origin === to.origin && href.pathname === to.pathname) return;
  const [own, other] = [from.pathname.split('/'), href.pathname.split('/')];
  let same = 0;
  while (same < own.length && own.at(-1 - same) === other.at(-1 - same)) same += 1;
  const start = own.slice(0, own.length - same).join('/');
  if (!`${to.pathname}/`.startsWith(`${start}/`)) return;
  const otherStart = other.slice(0, other.length - same).join('/');
  const origin = href.origin === from.origin ? '' : href.origin;
  link.setAttribute('href', `${origin}${otherStart}${to.pathname.slice(start.length)}`);
}

/**
 * Marks the requested page as the current one. A sidebar that does not contain it is removed. If
 * the sidebar contains it, the current section of the navbar stays marked.
 */
function markCurrent(page: HTMLElement, { href, pathname }: URL): void {
  const isWanted = (link: Element) => new URL(link.getAttribute('href') ?? '', href).pathname === pathname;
  const isInSidebar = [...page.querySelectorAll('.sidebar a[href]')].some(isWanted);
  if (!isInSidebar) {
    for (const part of page.querySelectorAll('.sidebar, [data-panel=secondary]')) part.remove();
    page.querySelector('.shell')?.setAttribute('class', 'shell');
  }
  for (const part of page.querySelectorAll(isInSidebar ? '.sidebar .active' : '.active'))
    part.classList.remove('active');
  for (const link of page.querySelectorAll(`:is(.navbar-nav, .tree) a[href]:not(${alternates})`)) {
    const isOfSection = isInSidebar && link.hasAttribute('aria-current') && !link.closest('.tree');
    link.removeAttribute('aria-current');
    if (isOfSection) link.setAttribute('aria-current', 'true');
    if (isWanted(link)) link.setAttribute('aria-current', 'page');
  }
  for (const part of page.querySelectorAll('.tree-category:has([aria-current=page])')) part.classList.add('active');
}
