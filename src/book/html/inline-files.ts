import type { Element } from 'hast';
import { eachElement } from '../../markdown/page/walk.ts';
import type { ReadOutput } from '../pages/read-output.ts';

/** Where the files of a site come from. */
export interface InlineOptions {
  readonly read: ReadOutput;
  /** Absolute address of the folder in which the site is served. */
  readonly siteUrl: string;
}

/**
 * Puts the pictures of a book into its HTML, which then needs no other file. Pictures of other
 * sites stay addresses. `pageUrl` is the address of the page that shows them.
 */
export async function inlineImages(tree: Element, pageUrl: string, options: InlineOptions): Promise<void> {
  const images: Element[] = [];
  eachElement(tree, (element) => {
    if (element.tagName === 'img' || element.tagName === 'image') images.push(element);
  });
  for (const { properties } of images) {
    const name = properties['href'] === undefined ? 'src' : 'href';
    const address = properties[name];
    if (typeof address === 'string') properties[name] = await inlineFile(address, pageUrl, options);
  }
}

/** Returns a style sheet with the fonts and pictures that it names in it. */
export async function inlineStyleFiles(css: string, cssUrl: string, options: InlineOptions): Promise<string> {
  const addresses = new Set([...css.matchAll(/url\(\s*(['"]?)([^'")]+)\1\s*\)/g)].map((match) => match[2] ?? ''));
  let inlined = css;
  for (const address of addresses) {
    if (address.startsWith('#') || address.startsWith('data:')) continue;
    const file = await inlineFile(address, cssUrl, options);
    inlined = inlined.replaceAll(address, () => file);
  }
  return inlined;
}

async function inlineFile(address: string, from: string, { read, siteUrl }: InlineOptions): Promise<string> {
  if (address.startsWith('data:') || !URL.canParse(address, from)) return address;
  const { href, pathname } = new URL(address, from);
  if (!href.startsWith(siteUrl)) return href;
  const folder = new URL(siteUrl).pathname;
  return (await read(decodeURIComponent(pathname.slice(folder.length)))) ?? href;
}
