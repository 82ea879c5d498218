import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { packageFolder } from '../../system/package-folder.ts';
import type { BookPart } from '../plan/book-parts.ts';

/** Everything that a book is written from. */
export interface BookText {
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly siteTitle: string;
  readonly title: string;
  readonly cover: Element;
  readonly contents: Element;
  readonly parts: readonly Element[];
  /** The parts with running titles, in reading order. */
  readonly running: readonly BookPart[];
  /** The style sheets of the site. */
  readonly css: string;
}

/** Nothing in a book may run, and it may load pictures only. */
const policy = "default-src 'none'; img-src data: https: http:; font-src data:; style-src 'unsafe-inline'";

/** Returns the HTML document of a book. The numbers of pages are not yet in it. */
export async function writeBook(book: BookText): Promise<string> {
  const { lang, direction, siteTitle, title, cover, contents, parts } = book;
  const own = await readFile(join(packageFolder(), 'src', 'book', 'book.css'), 'utf8');
  const css = `${book.css}\n${own}\n${runningTitles(book)}`;
  const head = h('head', [
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'generator', content: 'docsgen' }),
    h('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
    h('title', `${title} | ${siteTitle}`),
    // The end tag of the element must not come from a string of the site.
    h('style', css.replaceAll('</', '<\\/')),
  ]);
  // On paper, the style sheet of the site shows nothing outside the shell of a page.
  const main = h('main', { className: ['prose', 'book'] }, [cover, contents, ...parts]);
  const body = h('body', [h('div', { className: ['shell'] }, [main])]);
  const properties = { lang, dir: direction, dataPage: 'book', dataTheme: 'light' };
  return `<!doctype html>${toHtml(h('html', properties, [head, body]))}\n`;
}

/** Returns the rules that put the title of each part at the top of its pages. */
function runningTitles({ running, siteTitle }: BookText): string {
  const rules = running.map(
    ({ id, title }) =>
      `.running-${id} { page: ${id} }\n@page ${id} { @top-left { content: ${cssString(siteTitle)} } @top-right { content: ${cssString(title)} } }`,
  );
  return rules.join('\n');
}

function cssString(text: string): string {
  return `"${text.replaceAll(/["\\<]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `).replaceAll(/\s+/g, ' ')}"`;
}
