import { beforeAll, describe, expect, inject, it } from 'vitest';
import { internalUrl, pageAddresses, styleSheetAddresses, type WrittenAddress } from '../support/addresses.ts';
import { attribute, listFiles, readPages, type EmittedPage } from '../support/emitted-pages.ts';

const siteUrl = 'https://docs.example.com';

const builds = [
  { name: 'at the root of its host', key: 'plainSite' },
  { name: 'under /x/y/', key: 'nestedSite' },
] as const;

describe.each(builds)('the site $name', ({ key }) => {
  const { folder, base, origin } = inject(key);
  let pages: readonly EmittedPage[];
  let files: readonly string[];
  let written: readonly WrittenAddress[];

  beforeAll(() => {
    files = listFiles(folder);
    pages = readPages(folder);
    const styleSheets = files.filter((file) => file.endsWith('.css'));
    written = [...pages.flatMap(pageAddresses), ...styleSheets.flatMap((file) => styleSheetAddresses(folder, file))];
  });

  /** Returns the file at an address inside the site; null if there is none. */
  function fileOf({ pathname }: URL): string | null {
    if (!pathname.startsWith(base)) return null;
    const path = decodeURIComponent(pathname.slice(base.length)).replace(/\/$/, '');
    return [path, `${path}/index.html`.replace(/^\//, '')].find((file) => files.includes(file)) ?? null;
  }

  it('refers only to files and ids that exist', () => {
    const ids = new Map(pages.map((page) => [page.file, page.ids]));
    const broken = written.filter((address) => {
      const url = internalUrl(address, base, siteUrl);
      if (url === null) return false;
      const target = fileOf(url);
      if (target === null) return true;
      return url.href.includes('#') && ids.get(target)?.has(decodeURIComponent(url.hash.slice(1))) !== true;
    });
    expect(broken).toEqual([]);
    expect(written.length).toBeGreaterThan(5000);
  });

  it('links to other sites only with secure addresses', () => {
    const outside = written.filter((address) => internalUrl(address, base, siteUrl) === null);
    expect(outside.filter(({ address }) => !/^(?:https:|mailto:|tel:)/.test(address))).toEqual([]);
  });

  it('serves every address exactly as it is written', async () => {
    const urls = written.flatMap((address) => internalUrl(address, base, siteUrl) ?? []);
    const types: Readonly<Record<string, string>> = {
      css: 'text/css',
      js: 'text/javascript',
      svg: 'image/svg+xml',
      png: 'image/png',
      xml: 'text/xml',
      md: 'text/markdown',
      json: 'application/json',
    };
    for (const path of new Set(urls.map(({ pathname }) => pathname))) {
      const response = await fetch(origin + path, { redirect: 'manual' });
      await response.arrayBuffer();
      const extension = /\.(\w+)$/.exec(path)?.[1] ?? '';
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type'), path).toContain(types[extension] ?? 'text/html');
    }
  });

  it.each([
    { path: 'no-such-page', lang: 'en' },
    { path: 'es/no-such-page', lang: 'es' },
    { path: 'pt/concepts/no-such-page', lang: 'pt-BR' },
  ])('answers $path with the page for unknown addresses in $lang', async ({ path, lang }) => {
    const response = await fetch(origin + base + path, { redirect: 'manual' });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`<html lang="${lang}"`);
  });

  it('can be reached by its links from the home page', () => {
    const reached = new Set(['index.html']);
    for (const file of reached) {
      const page = pages.find((candidate) => candidate.file === file);
      for (const element of page?.elements ?? []) {
        if (element.tagName !== 'a') continue;
        const url = internalUrl({ place: page?.path ?? '/', address: attribute(element, 'href') ?? '' }, base, siteUrl);
        const target = url === null ? null : fileOf(url);
        if (target !== null) reached.add(target);
      }
    }
    const missed = pages.filter(({ file }) => !reached.has(file)).map(({ file }) => file);
    expect(missed).toEqual(['404.html', 'es/404.html', 'pt/404.html']);
  });
});
