import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toString } from 'hast-util-to-string';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRealSite } from '../support/copy-real-site.ts';
import { projectRoot, runBuild } from '../support/docsgen.ts';
import { attribute, byTag, headLinks, metaContent, readPage } from '../support/emitted-pages.ts';

const siteUrl = 'https://docs.example.com';

const untranslated = [
  { source: 'concepts/app/agents.md', path: '/concepts/app/agents' },
  { source: 'blog/2026-09-08-welcome.md', path: '/blog/welcome' },
  { source: 'pages/markdown-page.md', path: '/markdown-page' },
];

const root = mkdtempSync(join(tmpdir(), 'docsgen-fallback-'));

beforeAll(async () => {
  copyRealSite(root);
  // What is left of the site is compiled already.
  cpSync(join(projectRoot, '.docsgen/cache'), join(root, '.docsgen/cache'), { recursive: true });
  for (const { source } of untranslated) rmSync(join(root, 'content/pt', source));
  await runBuild(['--root', root]);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe.each(untranslated)('where $source is not translated', ({ path }) => {
  const read = (locale: string) => readPage(join(root, 'build'), join(locale, path, 'index.html'));

  it('names the original as canonical and no other language', () => {
    const page = read('pt');
    expect(headLinks(page, 'canonical').map(({ href }) => href)).toEqual([siteUrl + path]);
    expect(metaContent(page, 'og:url')).toBe(siteUrl + path);
    expect(headLinks(page, 'alternate')).toEqual([]);
  });

  it('is not an alternate of the translated pages', () => {
    for (const page of [read(''), read('es')]) {
      const alternates = headLinks(page, 'alternate').map(({ href, hreflang }) => `${hreflang} ${href}`);
      expect(alternates.toSorted()).toEqual([
        `en ${siteUrl}${path}`,
        `es ${siteUrl}/es${path}`,
        `x-default ${siteUrl}${path}`,
      ]);
    }
  });

  it('shows the text of the original and names its language', () => {
    const page = read('pt');
    const heading = byTag(read(''), 'h2').map((element) => toString(element))[0] ?? '';
    const original = page.elements.filter((element) => attribute(element, 'lang') === 'en' && element.tagName !== 'a');
    expect(byTag(page, 'html').map((element) => attribute(element, 'lang'))).toEqual(['pt-BR']);
    expect(heading).not.toBe('');
    expect(original.some((element) => toString(element).includes(heading))).toBe(true);
  });
});
