import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDocsgen } from '../support/docsgen.ts';
import { copySite, makeFolder } from '../support/small-site.ts';
import type { RunningServer } from '../support/server.ts';
import { askRaw, installWebServers, type RawAnswer, webServers } from '../support/web-servers.ts';

// The files that `hosts` writes, on the real servers from Debian's packages.

const cases = webServers.flatMap((program) =>
  ['/', '/manual-of/voice/'].flatMap((base) =>
    (['never', 'always'] as const).map((slash) => ({ program, name: program.name, base, slash })),
  ),
);

beforeAll(installWebServers, 300_000);

describe.each(cases)('$name, base $base, trailing slash $slash', ({ program, base, slash }) => {
  const root = copySite('redirects');
  const served = makeFolder();
  const folder = join(served, base);
  const end = slash === 'always' ? '/' : '';
  let server: RunningServer;

  beforeAll(async () => {
    const file = join(root, 'site.config.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace('hosts:', `trailingSlash: '${slash}',\n  hosts:`));
    expect(await runDocsgen(['build', '--root', root, '--base', base])).toMatchObject({ status: 0 });
    mkdirSync(folder, { recursive: true });
    cpSync(join(root, 'build'), folder, { recursive: true });
    const own = makeFolder();
    const block =
      program.name === 'nginx'
        ? `server {\n  listen 80;\n  root /srv/docs;\n  include ${folder}/.hosts/nginx.conf;\n}\n`
        : `docs.example.com {\n\troot * /srv/docs\n\timport ${folder}/.hosts/Caddyfile\n}\n`;
    server = await program.start({ root, folder: own, served, block });
  });
  afterAll(async () => {
    await server.close();
    for (const each of [root, served]) await rm(each, { recursive: true, force: true });
  });

  const request = (path: string, encoding?: string) => askRaw(server.origin, path, encoding);
  const locationOf = async (path: string) => {
    const { status, headers } = await request(path);
    return { path, status, location: headers['location'] };
  };

  test('a crawl finds every page and file at once, with its type and headers', async () => {
    const wanted = [base, `${base}es/docs/intro${end}`];
    const found = new Map<string, RawAnswer>();
    for (const path of wanted) {
      if (found.has(path)) continue;
      const answer = await request(path);
      found.set(path, answer);
      if (!String(answer.headers['content-type']).startsWith('text/html')) continue;
      const html = answer.body.toString();
      const own = /<body\b[^]*$/.exec(html)?.[0] ?? '';
      const links = [...own.matchAll(/ href="([^"#?]+)/g), ...html.matchAll(/ (?:src|href)="(\/[^"#?]+)/g)];
      wanted.push(...links.flatMap(([, link = '']) => (link.startsWith(base) ? [link.replaceAll('&amp;', '&')] : [])));
    }
    const wrong = [...found].filter(([, { status }]) => status !== 200).map(([path]) => path);
    expect(wrong).toStrictEqual([]);
    expect([...found.keys()]).toContain(`${base}es/docs/intro${end}`);
    for (const [path, { headers }] of found) {
      const isPage = !/\.\w+$/.test(path);
      const isHashed = /-[0-9A-Z]{8}\.\w+$/.test(path);
      expect({ path, cache: headers['cache-control'] }).toStrictEqual({
        path,
        cache: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "frame-ancestors 'self'",
      });
      if (isPage) expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  test('old addresses lead to the page at once', async () => {
    const targets = {
      start: `docs/intro${end}#begin`,
      'start?a=b': `docs/intro${end}?a=b#begin`,
      'begin/': `docs/intro${end}#begin`,
      'docs/first.html': `docs/intro${end}#begin`,
      'es/start': `es/docs/intro${end}#begin`,
      'manual/intro': `docs/intro${end}`,
      'manual/intro?a=b': `docs/intro${end}?a=b`,
      'v1/API': `docs/API${end}`,
      'es/docs/viejo/intro': `es/docs/intro${end}`,
      'docs/introduction': `docs/intro${end}`,
      company: `about${end}`,
    };
    for (const [from, to] of Object.entries(targets)) {
      expect(await locationOf(base + from)).toStrictEqual({ path: base + from, status: 301, location: base + to });
      expect(await request((base + to).replace(/#.*/, ''))).toMatchObject({ status: 200 });
    }
    expect(await locationOf(`${base}chat`)).toMatchObject({ location: 'https://chat.example.com/room?a=b' });
  });

  test('other spellings lead to the address of the page, on this server only', async () => {
    const other = slash === 'always' ? '' : '/';
    const page = `${base}docs/intro`;
    for (const spelling of [`${page}${other}`, `${page}.html`, `${page}/index.html`])
      expect(await locationOf(spelling)).toStrictEqual({ path: spelling, status: 301, location: page + end });
    for (const [path, location] of Object.entries({
      [`${base}es`]: `${base}es/`,
      [`${base}es/index.html`]: `${base}es/`,
    }))
      expect(await locationOf(path)).toStrictEqual({ path, status: 301, location });
    for (const path of [
      '//evil.example/',
      `${base}manual//evil.example`,
      '/%5Cevil.example/',
      `${base}manual/%5Cevil`,
      `${base}manual/a%0d%0aset-cookie:b`,
    ]) {
      const { headers } = await request(path);
      expect(new URL(String(headers['location'] ?? '/'), server.origin).origin).toBe(server.origin);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('what is missing or hidden has the error page of its language', async () => {
    const pages = { nothing: '404.html', 'es/nothing': 'es/404.html', 'docs/nothing': '404.html' };
    const hidden = { '.docsgen-manifest': '404.html', '.hosts/nginx.conf': '404.html', '.hosts/Caddyfile': '404.html' };
    for (const [path, file] of Object.entries({ ...pages, ...hidden })) {
      const { status, body } = await request(`${base}${path}${path.startsWith('.') ? '' : end}`);
      expect({ path, status }).toStrictEqual({ path, status: 404 });
      expect(body.equals(readFileSync(join(folder, file)))).toBe(true);
    }
  });

  test('texts are sent as they were compressed by the build', async () => {
    const style = readdirSync(join(folder, 'assets')).find((name) => /^style-\w+\.css$/.test(name)) ?? '';
    for (const [path, file] of [
      [`${base}docs/intro${end}`, 'docs/intro/index.html'],
      [`${base}assets/${style}`, `assets/${style}`],
    ] as const) {
      const { headers, body } = await request(path, 'gzip');
      expect(headers).toMatchObject({ 'content-encoding': 'gzip' });
      expect(String(headers['vary'])).toContain('Accept-Encoding');
      expect(gunzipSync(body).equals(readFileSync(join(folder, file)))).toBe(true);
      expect(existsSync(join(folder, `${file}.gz`))).toBe(true);
      expect(body.equals(readFileSync(join(folder, `${file}.gz`)))).toBe(true);
      if (program.name !== 'caddy') continue;
      const best = await request(path, 'br, gzip');
      expect(best.headers).toMatchObject({ 'content-encoding': 'br' });
      expect(brotliDecompressSync(best.body).equals(readFileSync(join(folder, file)))).toBe(true);
    }
  });
});
