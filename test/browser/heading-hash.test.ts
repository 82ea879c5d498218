import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, serveSite } from '../support/server.ts';
import { buildFolder, copySite, type SmallSite } from '../support/small-site.ts';
import { openPage } from './frame.ts';

let site: SmallSite;
let server: RunningServer;
beforeAll(async () => {
  const root = copySite('minimal');
  const config = join(root, 'site.config.ts');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace('locales:', "plugins: ['docsgen/plugins/heading-hash'],\n  locales:"));
  const lines = 'A line of text.\n\n'.repeat(30);
  writeFileSync(
    join(root, 'content/en/docs/long.md'),
    `# Long\n\n${lines}## First\n\n${lines}## Zweite Ü\n\n${lines}<p id="other">Other</p>\n\n${lines}`,
  );
  site = await buildFolder(root);
  server = await serveSite(site.out);
});
afterAll(async () => {
  await server.close();
  await rm(site.root, { recursive: true, force: true });
});

test('the address follows the heading in view, without new entries in the history', async () => {
  const page = await openPage(`${server.origin}/docs/long?a=1`);
  const address = () => page.evaluate(() => location.search + location.hash);
  const scrollTo = (id: string) =>
    page.evaluate((each) => document.getElementById(each)?.scrollIntoView({ behavior: 'instant' }), id);
  const entries = await page.evaluate(() => history.length);
  await scrollTo('first');
  await expect.poll(address).toBe('?a=1#first');
  await scrollTo('zweite-ü');
  await expect.poll(address).toBe('?a=1#zweite-%C3%BC');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(address).toBe('?a=1');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
