import { pageEvent } from '../../shared/dom.ts';
import type { NotFoundLanguage } from '../../shared/not-found-main.ts';
import { announce } from '../page/announce.ts';
import { addressIn, languageOf } from './failed-address.ts';
import { nearestPages } from './nearest-pages.ts';
import { decodeAddress } from '../../shared/decode-address.ts';

/** Lets the 404 page keep the failed address: in its links to languages, and in a report. */
export function keepAddress(): void {
  const box = document.querySelector<HTMLElement>('.not-found');
  if (!box || isOwnAddress()) return;
  keepInLanguages(box);
  fillReport(box);
}

/**
 * Lists the pages whose addresses are most like the failed one, in the language of that address.
 */
export async function showNearest(): Promise<void> {
  const box = document.querySelector<HTMLElement>('.nearest-pages');
  const template = box?.querySelector('template');
  const language = languageOf(location.pathname, languagesOf(box?.closest<HTMLElement>('.not-found')));
  if (!box || !template || !language?.listHref || isOwnAddress()) return;
  const response = await fetch(language.listHref);
  if (!response.ok) return;
  const list = new DOMParser().parseFromString(await response.text(), 'text/html');
  const nearest = nearestPages(decodeAddress(location.pathname), listedPages(list, response.url));
  if (nearest.length === 0) return;
  const content = document.importNode(template.content, true);
  const items = content.querySelector('ul');
  const item = items?.querySelector('li');
  item?.remove();
  if (items && language.lang !== document.documentElement.lang) items.lang = language.lang;
  for (const { href, path, title } of nearest) {
    const copy = item?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return;
    copy.querySelector('a')?.setAttribute('href', href);
    copy.querySelector('.nearest-title')?.replaceChildren(title);
    copy.querySelector('.nearest-address')?.replaceChildren(path);
    items?.append(copy);
  }
  const heading = content.querySelector('h2')?.textContent ?? '';
  box.append(content);
  // The list itself would be read out whole.
  announce(heading);
}

/** Returns the pages that a list of all pages links to. */
function listedPages(list: Document, address: string) {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('.all-pages a[href]')].flatMap((link) => {
    const { origin, pathname } = new URL(link.getAttribute('href') ?? '', address);
    return origin === location.origin ? { href: pathname, path: decodeAddress(pathname), title: link.textContent } : [];
  });
  // The heading of a section may lead to a page that comes later, with its own title.
  return [...new Map(links.map((link) => [link.href, link])).values()];
}

function languagesOf(box: HTMLElement | null | undefined): readonly NotFoundLanguage[] {
  const languages: NotFoundLanguage[] = JSON.parse(box?.dataset['languages'] ?? '[]');
  return languages;
}

/** Lets the language menu lead to the failed address in the other languages. */
function keepInLanguages(box: HTMLElement): void {
  const languages = languagesOf(box);
  const { pathname: path, search, hash } = location;
  const { lang } = document.documentElement;
  const changed = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].flatMap((link) => {
    const [to, delivered] = [languages.find((each) => each.lang === link.hreflang), link.getAttribute('href')];
    if (to === undefined || delivered === null) return [];
    const address = addressIn(to, { path, lang, languages });
    const href = address === to.homeHref ? address : address + search + hash;
    link.setAttribute('href', href);
    return { link, delivered, href };
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
