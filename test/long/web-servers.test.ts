import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot, runDocsgen } from '../support/docsgen.ts';
import type { RunningServer } from '../support/server.ts';
import { makeFolder } from '../support/small-site.ts';
import { askRaw, isInstalled, webServers } from '../support/web-servers.ts';

const root = makeFolder();
const site = join(root, 'site');
const build = join(site, 'build');

beforeAll(async () => {
  const init = ['init', site, '--yes', '--languages', 'en,es', '--ci', 'nginx,caddy'];
  expect(await runDocsgen(init)).toMatchObject({ status: 0 });
  copyFileSync(
    join(projectRoot, 'manual/content/en/docs/write/img/call.svg'),
    join(site, 'content/en/guide/picture.svg'),
  );
  writeFileSync(join(site, 'content/en/guide/picture.md'), '# Picture\n\n![A call](./picture.svg)\n');
  expect(await runDocsgen(['build', '--root', site])).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Returns names of files in `assets/` that change with their content. */
function hashedFiles(): readonly string[] {
  const scripts = readdirSync(join(build, 'assets')).filter((name) => /^(?:early|style|picture)-/.test(name));
  const index = readdirSync(join(build, 'assets/search/en')).filter((name) => /^[0-9a-f]{12}\.json$/.test(name));
  return [...scripts, ...index.slice(0, 1).map((name) => `search/en/${name}`)];
}

describe.each(webServers)('$name', (program) => {
  let server: RunningServer;
  const isHere = isInstalled(program);
  beforeAll(async () => {
    if (!isHere) return;
    const folder = join(root, program.name);
    mkdirSync(folder);
    server = await program.start({ root: site, folder });
  });
  afterAll(() => (isHere ? server.close() : undefined));

  const request = (path: string, encoding?: string) => askRaw(server.origin, path, encoding);
  beforeEach(({ skip }) => skip(!isHere, `${program.name} is not installed: apt-get install ${program.name}`));

  test('serves pages at their addresses, and has browsers ask again for them', async () => {
    const pages = { '/': 'index.html', '/guide/intro': 'guide/intro/index.html', '/es/': 'es/index.html' };
    for (const [path, file] of Object.entries(pages)) {
      const { status, headers, body } = await request(path);
      expect({ path, status }).toStrictEqual({ path, status: 200 });
      expect(body.equals(readFileSync(join(build, file)))).toBe(true);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('redirects to the address that links have, on this server only', async () => {
    const targets = {
      '/guide/intro/': '/guide/intro',
      '/guide/intro/?q=a': '/guide/intro?q=a',
      '/es': '/es/',
      // Browsers take what begins with two slashes for the name of another server.
      '//evil.example/': '/evil.example',
    };
    for (const [path, location] of Object.entries(targets)) {
      const { status, headers } = await request(path);
      expect({ path, status, location: headers['location'] }).toStrictEqual({ path, status: 301, location });
    }
    for (const path of ['/%5Cevil.example/', '/\\evil.example/']) {
      const { status, headers } = await request(path);
      expect({ path, status, location: headers['location'] }).toStrictEqual({ path, status: 404, location: undefined });
    }
  });

  test('shows the error page of the language, also for hidden files', async () => {
    const pages = { '/nothing': '404.html', '/es/nothing': 'es/404.html', '/guide/nothing': '404.html' };
    const hidden = { '/.docsgen-manifest': '404.html', '/guide/.env': '404.html' };
    for (const [path, file] of Object.entries({ ...pages, ...hidden })) {
      const { status, body } = await request(path);
      expect({ path, status }).toStrictEqual({ path, status: 404 });
      expect(body.equals(readFileSync(join(build, file)))).toBe(true);
    }
  });

  test('lets browsers keep files whose names change with their content, and no others', async () => {
    const hashed = hashedFiles();
    expect(hashed).toHaveLength(4);
    for (const name of hashed) {
      const { status, headers } = await request(`/assets/${name}`);
      expect({ name, status, cache: headers['cache-control'] }).toStrictEqual({
        name,
        status: 200,
        cache: 'public, max-age=31536000, immutable',
      });
    }
    for (const name of ['search/en/box.json', 'licenses.txt', 'early-AAAAAAAA.js']) {
      const { headers } = await request(`/assets/${name}`);
      expect(headers['cache-control'] ?? 'no-cache', name).toBe('no-cache');
    }
  });

  test('compresses text', async () => {
    const style = hashedFiles().find((name) => name.startsWith('style-')) ?? '';
    for (const path of ['/guide/intro', `/assets/${style}`]) {
      const plain = await request(path);
      const { headers, body } = await request(path, 'gzip');
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(gunzipSync(body).equals(plain.body)).toBe(true);
      expect(body.length).toBeLessThan(plain.body.length / 2);
    }
  });
});
