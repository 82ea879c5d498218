import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findChromium } from '../support/chromium.ts';
import { runDocsgen } from '../support/docsgen.ts';
import { copySite } from '../support/small-site.ts';

const root = copySite('book');
beforeAll(async () => {
  vi.stubEnv('CHROME_PATH', await findChromium());
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

type OutlineItem = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getOutline']>>[number];

/** Returns the titles of an outline, those below others indented. */
function titlesOf(items: readonly OutlineItem[], indent = ''): readonly string[] {
  return items.flatMap((item) => [indent + item.title, ...titlesOf(item.items, `${indent}  `)]);
}

async function print(...options: readonly string[]) {
  const { status, stdout, stderr } = await runDocsgen(['pdf', '--root', root, '--json', ...options]);
  expect({ status, stderr }).toStrictEqual({ status: 0, stderr: '' });
  const result: { readonly file: string; readonly pages: number } = JSON.parse(stdout);
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(result.file)));
  const { text: pages } = await extractText(pdf);
  const linksOn = async (number: number) => {
    const annotations: readonly { readonly dest?: string; readonly url?: string }[] = await (
      await pdf.getPage(number)
    ).getAnnotations();
    return annotations.map(({ dest, url }) => dest ?? url);
  };
  const pageOf = async (id: string): Promise<number> => {
    const destination = await pdf.getDestination(id);
    return destination === null ? 0 : (await pdf.getPageIndex(destination[0])) + 1;
  };
  return { result, pdf, pages, linksOn, pageOf };
}

describe('docsgen pdf', () => {
  let book: Awaited<ReturnType<typeof print>>;
  beforeAll(async () => {
    book = await print();
  });

  test('prints the pages of a collection in the order of the sidebar, each on a new sheet', () => {
    expect(book.result).toMatchObject({ file: join(root, 'guide.pdf'), pages: 6, chapters: 3 });
    expect(book.pages.map((page) => page.split('\n')[0])).toStrictEqual([
      'Press',
      '2',
      'Press Start here',
      'Press Deeper',
      'Press Ink',
      'Press Print a page',
    ]);
    for (const part of [
      'Version: 2.0',
      'English',
      'Last updated on March 14, 2026',
      'https://press.example.com/docs/guide',
    ])
      expect(book.pages[0]).toContain(part);
    expect(book.pages[0]).not.toMatch(/^1$/m);
    expect(book.pages[2]).toMatch(/^3$/m);
  });

  test('writes the number of the page beside each heading in the contents', async () => {
    const lines = ['Start here 3', 'Margins 3', 'Deeper 4', 'Inner 5', 'Ink 5', 'Print a page 6', 'Margins 6'];
    expect(book.pages[1]?.split('\n').slice(2)).toStrictEqual(lines);
    const ids = await book.linksOn(2);
    const numbers = await Promise.all(ids.map((id) => book.pageOf(id ?? '')));
    expect(numbers).toStrictEqual(lines.map((line) => Number(line.slice(-1))));
    expect(book.pages[3]).toMatch(/What printers know\.\nInner 5\nPrint a page 6/);
  });

  test('leads to pages of the book inside it, and says where they are', async () => {
    const text = book.pages[2]?.replaceAll('\n', ' ');
    expect(text).toContain('Read how to print (page 6), above all the margins (page 6), and what follows here.');
    expect(book.pages[4]?.replaceAll('\n', ' ')).toContain(
      'Black, as the margins (page 6) are not. See deeper things (page 4).',
    );
    const [print, margins, here] = await book.linksOn(3);
    const places = await Promise.all([print, margins, here].map((id) => book.pageOf(id ?? '')));
    expect(places).toStrictEqual([6, 6, 3]);
    expect(new Set([print, margins, here]).size).toBe(3);
  });

  test('gives links that leave the book, and footnotes, numbers in one order', () => {
    const notes = book.pages[2]?.slice(book.pages[2].indexOf('Notes')).replaceAll('\n', ' ');
    expect(notes).toMatch(
      /^Notes 1\. https:\/\/outside\.example\.com\/news 2\. On real paper, as a mill ?4 makes it\. 3\. https:\/\/press\.example\.com\/docs\/blog 4\. https:\/\/mill\.example\.com\//,
    );
    expect(book.pages[3]).not.toContain('Notes');
  });

  test('unfolds everything, and leaves out what is for screens', () => {
    for (const part of ['Linux', 'lpr ', 'Windows', 'print file.txt', 'It was folded.'])
      expect(book.pages[2]).toContain(part);
    for (const part of ['On this page', 'Search', 'Next', 'Copy', 'Home page'])
      expect(book.pages.join('\n')).not.toContain(part);
  });

  test('has bookmarks, tags, a language and a title', async () => {
    expect(titlesOf(await book.pdf.getOutline())).toStrictEqual([
      'Guide',
      '  Table of contents',
      '  Start here',
      '    Margins',
      '  Deeper',
      '    Inner',
      '      Ink',
      '    Print a page',
      '      Margins',
    ]);
    expect(await book.pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await book.pdf.getMetadata()).info).toMatchObject({ Language: 'en', Title: 'Guide | Press' });
  });

  test('prints a language, and says on which pages it is missing', async () => {
    const { result, pdf, pages } = await print('--locale', 'ar');
    expect(result).toMatchObject({ file: join(root, 'guide-ar.pdf'), chapters: 3 });
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'ar' });
    // A PDF has the forms of letters, in the order in which they stand.
    const wordsOf = (page = '') =>
      page
        .normalize('NFKC')
        .split(/[\s()]+/)
        .map((word) => Array.from(word).toReversed().join(''));
    expect(wordsOf(pages[2])).toContain('صفحة');
    expect(wordsOf(pages[5])).toContain('بعد');
  });

  test('prints a section, whose links to other pages are notes', async () => {
    const { result, pages } = await print('--section', 'deeper');
    expect(result).toMatchObject({ file: join(root, 'guide-deeper.pdf'), pages: 5, chapters: 2 });
    expect(pages[0]).toMatch(/^Press\nGuide\nDeeper\n/);
    expect(pages[4]?.replaceAll('\n', ' ')).toContain('Notes 1. https://press.example.com/docs/guide');
  });
});
