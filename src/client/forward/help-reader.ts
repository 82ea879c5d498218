import { pageEvent } from '../../shared/dom.ts';
import { nearestPages } from './nearest-pages.ts';

/** Lets the 404 page keep the failed address: in its links to languages, and in a report. */
export function keepAddress(): void {
  const box = document.querySelector<HTMLElement>('.not-found');
  if (!box || isOwnAddress()) return;
  keepInLanguages(box);
  fillReport(box);
}

/** Lists the pages of the locale whose addresses are most like the failed one. */
export async function showNearest(path: string): Promise<void> {
  const box = document.querySelector<HTMLElement>('.nearest-pages');
  const template = box?.querySelector('template');
  const list = box?.dataset['pages'];
  if (!box || !template || !list || isOwnAddress()) return;
  const response = await fetch(list);
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const links = [...page.querySelectorAll<HTMLAnchorElement>('.all-pages a[href]')].map((link) => {
    const { origin, pathname } = new URL(link.getAttribute('href') ?? '', response.url);
    return { origin, href: pathname, path: decodePath(pathname), title: link.textContent };
  });
  // A heading of a section may lead to a page that is in the list too.
  const pages = [...new Map(links.toReversed().map((link) => [link.href, link])).values()].toReversed();
  const nearest = nearestPages(
    path,
    pages.filter(({ origin }) => origin === location.origin),
  );
  if (nearest.length === 0) return;
  const content = document.importNode(template.content, true);
  const items = content.querySelector('ul');
  const item = items?.querySelector('li');
  item?.remove();
  for (const { href, path: shown, title } of nearest) {
    const copy = item?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return;
    copy.querySelector('a')?.setAttribute('href', href);
    for (const [selector, text] of [
      ['.nearest-title', title],
      ['.nearest-address', shown],
    ] as const)
      copy.querySelector(selector)?.replaceChildren(text);
    items?.append(copy);
  }
  box.append(content);
}

/** Returns a path as readers see it. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Lets the language menu lead to the failed address in the other languages. */
function keepInLanguages(box: HTMLElement): void {
  const roots: Record<string, string> = JSON.parse(box.dataset['roots'] ?? '{}');
  const own = roots[document.documentElement.lang];
  if (own === undefined || !location.pathname.startsWith(own)) return;
  const rest = location.pathname.slice(own.length) + location.search + location.hash;
  const changed = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].flatMap((link) => {
    const [root, delivered] = [roots[link.hreflang], link.getAttribute('href')];
    if (root === undefined || delivered === null) return [];
    link.setAttribute('href', root + rest);
    return { link, delivered, href: root + rest };
  });
  // Navigation changes only what differs between two pages as they were delivered.
  const restore = () => {
    if (box.isConnected) return;
    document.removeEventListener(pageEvent, restore);
    for (const { link, delivered, href } of changed)
      if (link.getAttribute('href') === href) link.setAttribute('href', delivered);
  };
  document.addEventListener(pageEvent, restore);
}

/** Fills the failed address, and the page that led to it, into the link of a report. */
function fillReport(box: HTMLElement): void {
  const link = box.querySelector<HTMLAnchorElement>('a[data-report]');
  if (!link) return;
  const subject = document.referrer === '' ? location.href : `${location.href} ← ${document.referrer}`;
  link.href = (link.dataset['report'] ?? '').replaceAll('{url}', () => encodeURIComponent(subject));
  link.parentElement?.removeAttribute('hidden');
}

/** A reader who opens the 404 page itself looks for no other page. */
function isOwnAddress(): boolean {
  return /\/404(?:\.html)?\/?$/.test(location.pathname);
}
