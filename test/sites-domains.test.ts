import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { runDocsgen, startDocsgen } from './support/docsgen.ts';
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

const urls = z.array(z.object({ url: z.string() }).transform(({ url }) => url));
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

  test('is removed by docsgen clean without what builds have kept, too', async () => {
    const own = borrowSite('domains');
    await buildFolder(own);
    await rm(join(own, '.docsgen'), { recursive: true });
    const { stdout } = await runDocsgen(['clean', '--root', own]);
    expect(stdout).toBe('✓ build/, build-es/ and build-pt/ are removed\n');
    expect(readdirSync(own).filter((name) => /^(?:build|\.docsgen)/.test(name))).toStrictEqual([]);
  });

  test('loses its folder when it is hidden, except what docsgen did not write', async () => {
    const own = borrowSite('domains');
    await buildFolder(own);
    writeFileSync(join(own, 'build-pt/own.txt'), 'Mine.\n');
    const config = readFileSync(join(own, 'site.config.ts'), 'utf8');
    writeFileSync(join(own, 'site.config.ts'), config.replaceAll(/^ {4}(?:pt|es|'es-MX'): \{/gm, '$& hidden: true,'));
    const some = await runDocsgen(['build', '--root', own, '--locale', 'en', '--json']);
    expect(JSON.parse(some.stdout)).toMatchObject({ outDirs: [join(own, 'build')] });
    expect(existsSync(join(own, 'build-es/index.html'))).toBe(true);
    const { status } = await runDocsgen(['build', '--root', own, '--profile']);
    expect([status, existsSync(join(own, 'build-es'))]).toStrictEqual([0, false]);
    expect(readdirSync(join(own, 'build-pt'))).toStrictEqual(['own.txt']);
  });

  test('is served at a port of its own, under its base', async () => {
    const served = startDocsgen(['serve', '--root', root, '--host', '127.0.0.1', '--json']);
    onTestFinished(() => void served.kill());
    let text = '';
    served.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    while (!text.endsWith('}\n')) await once(served.stdout, 'data');
    const { folders } = z
      .object({ folders: z.array(z.object({ folder: z.string(), address: z.string(), urls: z.array(z.string()) })) })
      .parse(JSON.parse(text));
    expect(folders.map(({ folder, address }) => [folder, address])).toStrictEqual([
      [join(root, 'build'), 'https://docs.example.com/'],
      [join(root, 'build-es'), 'https://es.example.com/'],
      [join(root, 'build-pt'), 'https://docs.example.com/pt-docs/'],
    ]);
    const answers = folders.map(async ({ urls: [url = ''] }) => (await fetch(`${url}docs/guide`)).text());
    expect((await Promise.all(answers)).map((html) => /<html lang="([^"]*)"/.exec(html)?.[1])).toStrictEqual([
      'en',
      'es',
      'pt',
    ]);
    const missing = await fetch(`${folders[1]?.urls[0]}es-MX/nothing`);
    expect([missing.status, await missing.text()]).toStrictEqual([404, expect.stringContaining('lang="es-MX"')]);
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
      url: '/es-MX/docs/guide',
      address: 'https://es.example.com/es-MX/docs/guide',
      output: '../build-es/es-MX/docs/guide/index.html',
      alternates: { en: 'https://docs.example.com/docs/guide' },
      uses: { files: [], imports: [] },
      rendered: { causes: ['new'] },
    });
    const text = await runDocsgen(['why', '/pt/docs/guide', '--root', root]);
    expect(text.stdout).toMatch(/output +build-pt\/docs\/guide\/index\.html\n/);
    expect(text.stdout).toMatch(/address +https:\/\/docs\.example\.com\/pt-docs\/docs\/guide\n/);
    const outDirs = ['build', 'build-es', 'build-pt'].map((name) => join(root, name));
    const again = await runDocsgen(['build', '--root', root, '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject({
      rendered: 0,
      outDirs,
      locales: ['en', 'fr', 'es', 'es-MX', 'pt'],
    });
    expect(readFolder(join(root, 'build-es'))).toStrictEqual(outputs['build-es']);
  });

  test('is in the list of routes with its address and the file that a build makes', async () => {
    const { stdout } = await runDocsgen(['routes', '--root', root, '--json']);
    const listed = z
      .array(z.object({ url: z.string(), output: z.string(), address: z.string(), status: z.number() }))
      .parse(JSON.parse(stdout));
    expect(listed.filter(({ output }) => !existsSync(join(root, 'build', output)))).toStrictEqual([]);
    expect(listed.find(({ url }) => url === '/pt/')).toMatchObject({
      output: '../build-pt/index.html',
      address: 'https://docs.example.com/pt-docs/',
    });
    // The list of the site has all, so that it can be compared. The others have their own.
    expect(textOf('build', 'routes.json')).toBe(stdout);
    const inSpanish = listed.filter(({ output }) => output.startsWith('../build-es/'));
    expect(urls.parse(JSON.parse(textOf('build-es', 'routes.json'))).toSorted()).toStrictEqual(
      inSpanish.map(({ url }) => url).toSorted(),
    );
    const changes = await runDocsgen(['routes', '--root', root, '--diff', join(root, 'build/routes.json'), '--json']);
    expect(JSON.parse(changes.stdout)).toMatchObject({ added: [], removed: [], moved: [], changed: [] });
  });

  test('is named by its name in links and redirects of all outputs', async () => {
    const own = borrowSite('domains');
    const guide = join(own, 'content/en/docs/guide.md');
    writeFileSync(guide, `${readFileSync(guide, 'utf8')}\n[Spanish](/es/docs/guide), [Portuguese](/pt/docs/guide)\n`);
    const config = readFileSync(join(own, 'site.config.ts'), 'utf8');
    const more = "redirects: [{ from: '/es/viejo', to: '/es/docs/guide' }, ";
    writeFileSync(join(own, 'site.config.ts'), config.replace('redirects: [', more));
    const { status, stderr } = await runDocsgen(['build', '--root', own]);
    expect([status, stderr]).toStrictEqual([0, '']);
    const page = parseHtml(readFileSync(join(own, 'build/docs/guide/index.html'), 'utf8'));
    expect(links(one(page, 'main'))).toStrictEqual(
      expect.arrayContaining([
        ['Spanish (opens in a new tab)', 'https://es.example.com/docs/guide'],
        ['Portuguese (opens in a new tab)', 'https://docs.example.com/pt-docs/docs/guide'],
      ]),
    );
    const redirects = ['build', 'build-es', 'build-pt'].map((name) =>
      readFileSync(join(own, name, '_redirects'), 'utf8'),
    );
    expect(redirects.map((text) => text.includes('viejo'))).toStrictEqual([false, true, false]);
    expect(redirects[1]).toContain('/viejo /docs/guide 301!');
  });

  test('has its addresses in permalinks.txt, and each build says which of its own are gone', async () => {
    const own = borrowSite('domains');
    const file = join(own, 'permalinks.txt');
    await runDocsgen(['permalinks', '--root', own]);
    const published = readFileSync(file, 'utf8');
    expect(published.split('\n')).toStrictEqual(
      expect.arrayContaining(['/docs/guide', '/fr/', 'https://es.example.com/', 'https://es.example.com/es-MX/blog']),
    );
    expect(published).not.toMatch(/^\/(?:es|pt)/m);
    const gone = async (...options: readonly string[]) => {
      const { stdout } = await runDocsgen(['build', '--root', own, '--json', ...options]);
      const { problems } = z.object({ problems: z.array(z.object({ target: z.string() })) }).parse(JSON.parse(stdout));
      return problems.map(({ target }) => target);
    };
    expect(await gone()).toStrictEqual([]);
    const [es, pt] = ['https://es.example.com', 'https://docs.example.com/pt-docs'];
    // Those of the source language and of pages are not gone; what was below /es/ before it moved
    // is.
    const added = ['/lost', '/es/docs/guide', `${es}/lost`, `${es}/es-MX/gone`, `${es}/start`, `${pt}/gone`];
    writeFileSync(file, `${published}${added.join('\n')}\n`);
    expect((await gone()).toSorted()).toStrictEqual(
      ['/lost', '/es/docs/guide', `${es}/es-MX/gone`, `${pt}/gone`].toSorted(),
    );
    expect(await gone('--locale', 'pt')).toStrictEqual([`${pt}/gone`]);
  });
});
