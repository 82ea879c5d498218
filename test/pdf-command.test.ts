import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { runDocsgen } from './support/docsgen.ts';
import { parseHtml } from './support/parse-html.mjs';
import { copySite } from './support/small-site.ts';

const root = copySite('book');
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

const pdf = (...options: readonly string[]) => runDocsgen(['pdf', '--root', root, ...options]);

function elementsIn({ children }: Root | Element): readonly Element[] {
  return children.flatMap((child) => (child.type === 'element' ? [child, ...elementsIn(child)] : []));
}

/** Returns the codes and titles of the problems of a failing call. */
async function problemsOf(...options: readonly string[]): Promise<readonly string[]> {
  const { status, stdout } = await pdf('--json', ...options);
  const { problems }: { readonly problems: readonly { readonly code: string; readonly title: string }[] } =
    JSON.parse(stdout);
  expect(status).toBe(problems.some(({ code }) => code === 'invalid-option') ? 2 : 1);
  return problems.map(({ code, title }) => `${code}: ${title}`);
}

describe('docsgen pdf --html', () => {
  test('writes one file that needs no other, whose links lead somewhere', async () => {
    const { status } = await pdf('--html');
    expect(status).toBe(0);
    const html = readFileSync(join(root, 'guide.html'), 'utf8');
    const elements = elementsIn(parseHtml(html));
    const ids = elements.flatMap(({ properties: { id } }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const hrefs = elements.flatMap(({ properties: { href } }) => (typeof href === 'string' ? href : []));
    expect(hrefs.filter((href) => href.startsWith('#') && !ids.includes(href.slice(1)))).toStrictEqual([]);
    expect(hrefs.filter((href) => !/^(?:#|https:)/.test(href))).toStrictEqual([]);
    const images = elements.filter(({ tagName }) => tagName === 'img');
    expect(images.map(({ properties: { src } }) => String(src).slice(0, 19))).toStrictEqual(['data:image/svg+xml;']);
    const names = new Set(elements.map(({ tagName }) => tagName));
    for (const name of ['script', 'link', 'button']) expect(names).not.toContain(name);
    // Nobody knows on which sheets a browser will put it.
    expect(html.slice(html.indexOf('<body'))).not.toMatch(/contents-number|page-reference|\(page/);
  });

  test('lowers the headings of a page by the place of the page in the book', async () => {
    await pdf('--html');
    const elements = elementsIn(parseHtml(readFileSync(join(root, 'guide.html'), 'utf8')));
    const headings = elements.flatMap(({ tagName, properties: { className } }) =>
      /^h\d$/.test(tagName) ? `${tagName} ${String(className ?? '')}`.trim() : [],
    );
    expect(headings).toStrictEqual([
      'h1',
      ...['h2 level-1', 'h2 level-1', 'h3 level-2', 'h2 level-1'],
      ...['h3 level-1', 'h4 level-1', 'h3 level-1', 'h4 level-2'],
    ]);
  });
});

describe('docsgen pdf', () => {
  test('says what exists instead of a wrong collection, section, language or version', async () => {
    expect(await problemsOf('--collection', 'gide')).toStrictEqual([
      'invalid-option: The site has no collection `gide`',
    ]);
    expect(await problemsOf('--section', 'Nothing')).toStrictEqual(['invalid-option: Guide has no section `Nothing`']);
    expect(await problemsOf('--locale', 'fr')).toStrictEqual(['invalid-option: The site has no locale `fr`']);
    expect(await problemsOf('--version', '1.0')).toStrictEqual([
      'invalid-option: The collection `guide` has no version `1.0`',
    ]);
  });

  test('replaces nothing that is no PDF', async () => {
    const file = join(root, 'notes.txt');
    writeFileSync(file, 'Mine');
    expect(await problemsOf('--out', file)).toStrictEqual([`foreign-output-file: ${file} exists and is not a PDF`]);
    expect(await problemsOf('--html', '--out', file)).toStrictEqual([
      `foreign-output-file: ${file} exists and is not a page that docsgen wrote`,
    ]);
    expect(readFileSync(file, 'utf8')).toBe('Mine');
    mkdirSync(join(root, 'folder'));
    expect(await problemsOf('--out', join(root, 'folder'))).toStrictEqual([
      `foreign-output-file: ${join(root, 'folder')} exists and is not a PDF`,
    ]);
  });

  test('does not take the folder of the site from the environment', async () => {
    vi.stubEnv('DOCSGEN_OUT', join(root, 'folder'));
    expect((await pdf('--html')).status).toBe(0);
  });

  test('says that there is no Chromium, and leaves nothing behind if it fails', async () => {
    vi.stubEnv('CHROME_PATH', join(root, 'nowhere'));
    const [missing] = await problemsOf();
    expect(missing).toMatch(/^missing-chromium: The variable CHROME_PATH names /);
    const temporary = join(root, 'temporary');
    mkdirSync(temporary);
    vi.stubEnv('TMPDIR', temporary);
    vi.stubEnv('CHROME_PATH', process.execPath);
    const [failed] = await problemsOf();
    expect(failed).toMatch(/^chromium-failed: Chromium could not print: it ended\n[^]*bad option: /);
    expect(tmpdir()).toBe(temporary);
    expect(readdirSync(temporary)).toStrictEqual([]);
    expect(readdirSync(root)).not.toContain('guide.pdf');
  });
});
