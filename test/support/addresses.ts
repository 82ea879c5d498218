import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, metaContent, type EmittedPage } from './emitted-pages.ts';

/** An address as an emitted file contains it. */
export interface WrittenAddress {
  /** Address of the file itself under the base. */
  readonly place: string;
  readonly address: string;
}

const addressAttributes = ['href', 'src', 'poster', 'action', 'data', 'xLinkHref'];
const addressMetas = ['og:url', 'og:image', 'twitter:image'];

/**
 * Returns every address in a page: links, pictures, scripts, style sheets, canonical and alternate
 * forms.
 */
export function pageAddresses(page: EmittedPage): readonly WrittenAddress[] {
  const inElements = page.elements.flatMap((element) => [
    ...addressAttributes.flatMap((name) => attribute(element, name) ?? []),
    ...(attribute(element, 'srcSet') ?? '').split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []),
  ]);
  const inMetas = addressMetas.flatMap((name) => metaContent(page, name) ?? []);
  return [...inElements, ...inMetas].map((address) => ({ place: page.path, address }));
}

/** Returns every address in a style sheet. */
export function styleSheetAddresses(folder: string, file: string): readonly WrittenAddress[] {
  const css = readFileSync(join(folder, file), 'utf8');
  return [...css.matchAll(/(?:url\(\s*|@import\s+)["']?([^"')\s;]+)/g)].map(([, address = '']) => ({
    place: `/${file}`,
    address,
  }));
}

/**
 * Returns an address of the site as a URL, whether it was written with a path or in full; null for
 * one of another site or no page.
 */
export function internalUrl({ place, address }: WrittenAddress, base: string, siteUrl: string): URL | null {
  const url = new URL(address, new URL(base + place.slice(1), siteUrl));
  return url.origin === new URL(siteUrl).origin ? url : null;
}
