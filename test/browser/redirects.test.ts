import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentType, send } from '../../src/http/respond.ts';
import { shareSite } from '../support/served-site.ts';
import { openEmpty, openPage } from './frame.ts';
import { arrived, heading, isSame, path, visit } from './navigation-page.ts';

const site = await shareSite('redirects');

let server: Server;
let origin: string;

// A host without rules of its own: it sends files, and the 404 page for anything else.
beforeAll(async () => {
  server = createServer((request, response) => {
    const wanted = decodeURI(new URL(request.url ?? '/', origin).pathname);
    const found = [wanted, join(wanted, 'index.html')].find((file) => isFile(join(site.out, file)));
    const content = readFileSync(join(site.out, found ?? '404.html'));
    const headers = { 'content-type': contentType(found ?? '404.html') };
    send({ request, response }, { status: found === undefined ? 404 : 200, headers, content });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Such a host sends no policy as a header, and the script of the 404 page looks for pages in vain.
 */
const provoked = [/: no policy$/, /: 404$/, /status of 404/];

/** Opens an address, and waits until the reader has arrived at another one. */
async function openOld(from: string, to: string, options = {}): Promise<Page> {
  const page = await openEmpty({ provoked, ...options });
  await page.goto(origin + from);
  await page.waitForURL(origin + to);
  return page;
}

describe('the page of an old address', () => {
  it.each([
    ['/company', '/about'],
    ['/company?a=b#c', '/about?a=b#c'],
    ['/start', '/docs/intro#begin'],
    ['/start?a=b#top', '/docs/intro?a=b#begin'],
    ['/docs/first.html', '/docs/intro#begin'],
    ['/es/start', '/es/docs/intro#begin'],
  ])('%s leads to %s', async (from, to) => {
    const page = await openOld(from, to);
    // The old address is not in the history, so `back` does not lead there again.
    expect(await page.evaluate(() => history.length)).toBeLessThan(3);
  });

  it('works without scripts', async () => {
    await openOld('/start', '/docs/intro#begin', { javaScriptEnabled: false });
  });
});

describe('client navigation', () => {
  it.each([
    ['/company', '/about', 'About'],
    ['/start', '/docs/intro#begin', 'Intro'],
    ['/start#top', '/docs/intro#begin', 'Intro'],
    ['/company#top', '/about#top', 'About'],
    ['/company?a=b', '/about?a=b', 'About'],
    ['/start?a=b#top', '/docs/intro?a=b#begin', 'Intro'],
    ['/es/docs/introduccion', '/es/docs/intro', 'Introducción'],
  ])('to %s shows %s without a full load', async (from, to, name) => {
    const page = await openPage(`${origin}/docs/API`, { provoked });
    await page.evaluate(() => Reflect.set(window, 'mark', true));
    await visit(page, from);
    await arrived(page, to);
    expect(await isSame(page)).toBe(true);
    await expect.poll(() => heading(page)).toBe(name);
  });
});

describe('the 404 page of a host without rules', () => {
  it.each([
    ['/DOCS/Intro.html', '/docs/intro'],
    ['/DOCS/Intro.html?a=b#begin', '/docs/intro?a=b#begin'],
    ['/docs/api.html', '/docs/API'],
    ['/manual/intro', '/docs/intro'],
    ['/v1/API', '/docs/API'],
    ['/es/docs/viejo/intro', '/es/docs/intro'],
    ['/Es/Docs/Intro', '/es/docs/intro'],
  ])('%s leads to %s', async (from, to) => {
    await openOld(from, to);
  });

  it.each(['/docs/nothing', '/docs/Nothing.html', '/%0A/evil.example', '/docs/%5Cevil.example.html'])(
    '%s stays there',
    async (from) => {
      const page = await openEmpty({ provoked });
      const asked = new Promise<void>((done) => {
        page.on('requestfinished', (request) => {
          if (new URL(request.url()).pathname === '/assets/404/addresses.json') done();
        });
      });
      await page.goto(origin + from);
      await asked;
      await page.waitForLoadState('networkidle');
      expect(await page.locator('main h1').innerText()).toBe('Page Not Found');
      expect(new URL(page.url()).origin).toBe(origin);
      expect(await path(page)).toBe(from);
    },
  );
});
