import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attributes, one } from '../support/elements.ts';
import { type RunningServer, serveSite } from '../support/server.ts';
import { buildFolder, copySite, type SmallSite } from '../support/small-site.ts';
import { storeOn } from '../support/stored.ts';
import { openPage } from './frame.ts';

const address = 'https://stats.example.com/searches';

let site: SmallSite;
let server: RunningServer;
beforeAll(async () => {
  const root = copySite('search-filters');
  const config = join(root, 'site.config.ts');
  const text = readFileSync(config, 'utf8').replace('locales:', `search: { reportEmpty: '${address}' }, locales:`);
  writeFileSync(config, text);
  site = await buildFolder(root);
  server = await serveSite(site.out);
});
afterAll(async () => {
  await server.close();
  await rm(site.root, { recursive: true, force: true });
});

/** Opens the page of results, and returns what is sent from there. */
async function openResults(prepare: (page: Page) => Promise<unknown> = async () => undefined) {
  const page = await openPage(`${server.origin}/docs/agents`);
  const sent: { readonly body: string | null; readonly headers: Readonly<Record<string, string>> }[] = [];
  await page.route(address, (route) => {
    sent.push({ body: route.request().postData(), headers: route.request().headers() });
    return route.fulfill({ status: 204 });
  });
  await page.clock.install();
  await prepare(page);
  await page.goto(`${server.origin}/search`);
  const ask = async (query: string) => {
    await page.locator('.search-page [type=search]').fill(query);
    await page.clock.runFor(300);
    await page.locator('.search-results :is(.hit, .search-state-title)').first().waitFor();
    await page.getByText(query).first().waitFor({ state: 'attached' });
  };
  return { page, sent, ask };
}

it('reports a query that finds nothing, once and with nothing about the reader', async () => {
  const { page, sent, ask } = await openResults();
  await ask('Fax machines');
  expect(sent).toEqual([]);
  await page.clock.runFor(2000);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toBe('{"query":"fax machines","lang":"en"}');
  expect(sent[0]?.headers).not.toHaveProperty('cookie');
  expect(sent[0]?.headers).not.toHaveProperty('referer');
  for (const query of ['fax', 'fax machines', 'ada@example.com', '+1 202 555 0100', 'agent']) {
    await ask(query);
    if (query !== 'fax') await page.clock.runFor(2000);
  }
  await ask('pagers');
  await page.clock.runFor(2000);
  await expect.poll(() => sent.map(({ body }) => body).slice(1)).toEqual(['{"query":"pagers","lang":"en"}']);
});

it('reports nothing of a reader who has denied consent, or does not want to be tracked', async () => {
  const denied = await openResults((page) => storeOn(page, 'consent', 'denied'));
  const refused = await openResults((page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
  );
  for (const { page, sent, ask } of [denied, refused]) {
    await ask('fax');
    await page.clock.runFor(2000);
    // What comes after it has been sent, if anything was.
    await page.evaluate(async (to) => fetch(to, { method: 'POST', mode: 'no-cors', body: 'last' }), address);
    expect(sent.map(({ body }) => body)).toEqual(['last']);
  }
});

it('the policy allows requests to the address only', () => {
  const metas = attributes(one(site.page('/docs/agents'), 'head'), 'meta', 'content');
  expect(metas.join()).toContain("connect-src 'self' https://stats.example.com;");
});
