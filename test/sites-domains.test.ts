import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDocsgen } from './support/docsgen.ts';
import { all, attributes, links, one } from './support/elements.ts';
import { parseHtml } from './support/parse-html.mjs';
import { readFolder } from './support/read-folder.ts';
import { borrowSite, buildFolder, copySite } from './support/small-site.ts';

let root: string;
let outputs: Readonly<Record<string, ReadonlyMap<string, string>>>;
beforeAll(async () => {
  root = copySite('domains');
  await buildFolder(root);
  outputs = Object.fromEntries(
    ['build', 'build-es', 'build-pt'].map((name) => [name, readFolder(join(root, name))] as const),
  );
});
afterAll(() => rm(root, { recursive: true, force: true }));

function textOf(output: string, path: string): string {
  return Buffer.from(outputs[output]?.get(path) ?? '', 'base64').toString();
}

const pageOf = (output: string, path: string) => parseHtml(textOf(output, path));
const canonicalOf = (output: string, path: string) =>
  all(pageOf(output, path), 'link').find(({ properties }) => properties['rel']?.toString() === 'canonical')?.properties[
    'href'
  ];

describe('a locale with a `url` or `base` of its own', () => {
  test('has a folder that is the root of its address, and shares it with others of that address', () => {
    const pages = (name: string) => [...(outputs[name]?.keys() ?? [])].filter((path) => path.endsWith('index.html'));
    expect(pages('build').filter((path) => /^(?:es|pt)/.test(path))).toStrictEqual([]);
    expect(pages('build')).toContain('fr/docs/guide/index.html');
    expect(pages('build-es')).toContain('docs/guide/index.html');
    expect(pages('build-es')).toContain('es-MX/docs/guide/index.html');
    expect(pages('build-es').filter((path) => /^(?:en|fr|pt)\//.test(path))).toStrictEqual([]);
    expect(textOf('build-es', 'docs/guide/index.html')).toContain('Descuelga');
    expect(textOf('build-pt', 'docs/guide/index.html')).toContain('Levante o auscultador');
  });

  test('finds all files in its own folder, under its own base', () => {
    for (const [output, base] of [
      ['build', '/'],
      ['build-es', '/'],
      ['build-pt', '/pt-docs/'],
    ] as const) {
      const page = pageOf(output, 'docs/guide/index.html');
      const named = [...attributes(page, '*', 'href'), ...attributes(page, '*', 'src')];
      const own = named.filter((address) => address.startsWith('/'));
      const isThere = (address: string) => {
        const path = address.slice(base.length).replace(/[?#].*$/, '');
        return existsSync(join(root, output, path === '' ? 'index.html' : path));
      };
      expect(own.filter((address) => !address.startsWith(base) || !isThere(address))).toStrictEqual([]);
      expect(own.length).toBeGreaterThan(5);
    }
  });

  test('is in the language menu with its whole address, and has those of the others', () => {
    expect(links(one(pageOf('build', 'docs/guide/index.html'), '.dropdown-menu'))).toStrictEqual([
      ['English', '/docs/guide'],
      ['Français Not translated', '/fr/docs/guide'],
      ['Español', 'https://es.example.com/docs/guide'],
      ['Español de México', 'https://es.example.com/es-MX/docs/guide'],
      ['Português', 'https://docs.example.com/pt-docs/docs/guide'],
    ]);
    expect(links(one(pageOf('build-es', 'es-MX/docs/guide/index.html'), '.dropdown-menu'))).toStrictEqual([
      ['English', 'https://docs.example.com/docs/guide'],
      ['Français Sin traducir', 'https://docs.example.com/fr/docs/guide'],
      ['Español', '/docs/guide'],
      ['Español de México', '/es-MX/docs/guide'],
      ['Português', 'https://docs.example.com/pt-docs/docs/guide'],
    ]);
  });

  test('has its address in canonical links, alternates, feeds, maps, lists and shared pictures', () => {
    const path = 'docs/guide/index.html';
    expect(canonicalOf('build-es', path)).toBe('https://es.example.com/docs/guide');
    expect(canonicalOf('build-pt', path)).toBe('https://docs.example.com/pt-docs/docs/guide');
    // The text of another locale counts where that is served.
    expect(canonicalOf('build-es', 'es-MX/docs/limits/index.html')).toBe('https://docs.example.com/docs/limits');
    const alternates = (output: string) =>
      all(pageOf(output, path), 'link')
        .filter(({ properties }) => properties['hrefLang'] !== undefined)
        .map(({ properties: { hrefLang, href } }) => `${hrefLang} ${href}`)
        .toSorted();
    const expected = [
      'en https://docs.example.com/docs/guide',
      'es https://es.example.com/docs/guide',
      'es-MX https://es.example.com/es-MX/docs/guide',
      'pt https://docs.example.com/pt-docs/docs/guide',
      'x-default https://docs.example.com/docs/guide',
    ];
    expect(alternates('build')).toStrictEqual(expected);
    expect(alternates('build-es')).toStrictEqual(expected);
    expect(alternates('build-pt')).toStrictEqual(expected);
    expect(textOf('build-es', path)).toContain('content="https://es.example.com/card.svg"');
    expect(textOf('build-es', 'blog/rss.xml')).toContain('<link>https://es.example.com/blog/2026/03/20/news</link>');
    expect(textOf('build-es', 'robots.txt')).toContain('Sitemap: https://es.example.com/sitemap.xml');
    expect(textOf('build-es', 'sitemap.xml').match(/<loc>[^<]*/g)).toStrictEqual([
      '<loc>https://es.example.com/sitemap-es.xml',
      '<loc>https://es.example.com/sitemap-es-MX.xml',
    ]);
    expect(textOf('build-es', 'sitemap-es.xml')).toContain('hreflang="pt" href="https://docs.example.com/pt-docs/');
    expect(textOf('build', 'sitemap.xml').match(/<loc>[^<]*/g)).toStrictEqual([
      '<loc>https://docs.example.com/sitemap-en.xml',
    ]);
    expect(textOf('build', 'llms.txt')).toContain('[Español](https://es.example.com/llms.txt)');
    expect(textOf('build-es', 'llms.txt')).toContain('(https://es.example.com/docs/guide.md)');
    expect(textOf('build-es', '_redirects')).toContain('/start /docs/guide 301!');
    expect(textOf('build-es', '_redirects')).not.toContain('/en/');
  });

  test('has a build id of its own, so that navigation does not mix two outputs of one host', () => {
    const idOf = (output: string) =>
      /"docsgen-build" content="(\w+)"/.exec(textOf(output, 'docs/guide/index.html'))?.[1];
    expect(new Set(['build', 'build-es', 'build-pt'].map(idOf)).size).toBe(3);
  });

  test('is built alone with --locale, beside --out', async () => {
    const own = borrowSite('domains');
    const out = join(own, 'public');
    const { status, stderr } = await runDocsgen(['build', '--root', own, '--locale', 'es', '--out', out]);
    expect([status, stderr]).toStrictEqual([0, '']);
    expect(existsSync(out)).toBe(false);
    expect(existsSync(join(`${out}-es`, 'docs/guide/index.html'))).toBe(true);
    expect(existsSync(join(`${out}-es`, 'es-MX'))).toBe(false);
  });

  test('is removed by docsgen clean, except what docsgen did not write', async () => {
    const own = borrowSite('domains');
    await buildFolder(own);
    writeFileSync(join(own, 'build-pt/own.txt'), 'Mine.\n');
    const { stdout } = await runDocsgen(['clean', '--root', own, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ left: ['../build-pt/own.txt'] });
    expect(readdirSync(own).filter((name) => /^(?:build|\.docsgen)/.test(name))).toStrictEqual(['build-pt']);
    expect(readdirSync(join(own, 'build-pt'))).toStrictEqual(['own.txt']);
  });

  test('is checked with its own addresses', async () => {
    for (const output of ['build', 'build-es', 'build-pt']) {
      const out = join(root, output);
      const { stdout } = await runDocsgen(['check', '--root', root, '--out', out, '--format', 'json']);
      expect(JSON.parse(stdout)).toMatchObject({ ok: true });
    }
  });

  test('is found by docsgen why, and a second build changes nothing', async () => {
    const why = await runDocsgen(['why', 'https://es.example.com/es-MX/docs/guide', '--root', root, '--json']);
    expect(JSON.parse(why.stdout)).toMatchObject({
      locale: 'es-MX',
      address: 'https://es.example.com/es-MX/docs/guide',
      alternates: { en: 'https://docs.example.com/docs/guide' },
    });
    const outDirs = ['build', 'build-es', 'build-pt'].map((name) => join(root, name));
    const again = await runDocsgen(['build', '--root', root, '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject({
      rendered: 0,
      outDirs,
      locales: ['en', 'fr', 'es', 'es-MX', 'pt'],
    });
    expect(readFolder(join(root, 'build-es'))).toStrictEqual(outputs['build-es']);
  });
});
