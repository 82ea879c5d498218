import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Element, Root } from 'hast';
import { parseHtml } from './parse-html.mjs';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** One emitted HTML file. */
export interface EmittedPage {
  /** Path in the output folder. */
  readonly file: string;
  /**
   * Address under the base: `/es/blog` for `es/blog/index.html`, `/es/` for the home page of a
   * locale, `/404.html`.
   */
  readonly path: string;
  readonly html: string;
  readonly elements: readonly Element[];
  readonly ids: ReadonlySet<string>;
}

/** Returns the paths of all files in an output folder, sorted. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .toSorted();
}

const known = new Map<string, readonly EmittedPage[]>();

/**
 * Returns every HTML file of a build that does not change during the run, parsed: once for all test
 * files of a worker.
 */
export function readPages(folder: string): readonly EmittedPage[] {
  const files = () => listFiles(folder).filter((file) => file.endsWith('.html'));
  const pages = known.get(folder) ?? files().map((file) => readPage(folder, file));
  known.set(folder, pages);
  return pages;
}

/** Returns one HTML file of an output folder, parsed as a browser would. */
export function readPage(folder: string, file: string): EmittedPage {
  const html = readFileSync(join(folder, file), 'utf8');
  const elements = elementsOf(parseHtml(html));
  const ids = new Set(elements.flatMap((element) => attribute(element, 'id') ?? []));
  return { file, path: pathOf(file), html, elements, ids };
}

function pathOf(file: string): string {
  const isHome = /^(?:(?:es|pt)\/)?index\.html$/.test(file);
  return `/${file.replace(isHome ? 'index.html' : '/index.html', '')}`;
}

function elementsOf(tree: Root): readonly Element[] {
  const elements: Element[] = [];
  visit(tree, 'element', (element) => void elements.push(element));
  return elements;
}

/** Returns an attribute by its name in hast, null if the element does not have it. */
export function attribute(element: Element, name: string): string | null {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) return null;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Returns the elements of a page with a tag name. */
export function byTag({ elements }: EmittedPage, tagName: string): readonly Element[] {
  return elements.filter((element) => element.tagName === tagName);
}

/** Returns the content of a `<meta>` by its name or property, null if the page has none. */
export function metaContent(page: EmittedPage, name: string): string | null {
  const meta = byTag(page, 'meta').find((element) =>
    [attribute(element, 'name'), attribute(element, 'property')].includes(name),
  );
  return meta === undefined ? null : attribute(meta, 'content');
}

/**
 * Returns the addresses of the head's links of one kind, such as `canonical`, by their language
 * where they have one.
 */
export function headLinks(
  page: EmittedPage,
  rel: string,
): readonly { readonly href: string; readonly hreflang: string | null }[] {
  return (
    byTag(page, 'link')
      .filter((element) => attribute(element, 'rel') === rel)
      // The Markdown of a page is an alternate, too, but not another language.
      .filter((element) => attribute(element, 'type') !== 'text/markdown')
      .map((element) => ({ href: attribute(element, 'href') ?? '', hreflang: attribute(element, 'hrefLang') }))
  );
}

/** Returns the text of the page's `<title>`. */
export function titleOf(page: EmittedPage): string {
  return byTag(page, 'title')
    .map((element) => toString(element))
    .join();
}
