import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { projectRoot } from '../support/docsgen.ts';
import { fakeServices, type Outside } from '../support/fake-services.ts';
import { serveSite } from '../support/server.ts';
import { buildFolder, copySite } from '../support/small-site.ts';
import { storedOn } from '../support/stored.ts';
import { isReady, openEmpty } from './frame.ts';

let origin: string;
beforeAll(async () => {
  const root = copySite('analytics', inject('sharedFolder'));
  const manual = readFileSync(join(projectRoot, 'manual/content/en/docs/configure/analytics.md'), 'utf8');
  const [, example = ''] = /```tsx [^\n]*\n(.*?)```/s.exec(manual) ?? [];
  mkdirSync(join(root, 'theme/slots'), { recursive: true });
  writeFileSync(join(root, 'theme/slots/Consent.tsx'), example);
  appendFileSync(
    join(root, 'scripts/pages.ts'),
    "import { askConsent, setConsent } from 'docsgen/client';\nObject.assign(window, { askConsent, setConsent });\n",
  );
  const { out } = await buildFolder(root);
  ({ origin } = await serveSite(out));
});

async function open(): Promise<{ page: Page; outside: Outside }> {
  const page = await openEmpty();
  const outside = await fakeServices(page, origin);
  await page.goto(`${origin}/docs/first`);
  await isReady(page);
  return { page, outside };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const asked = 'matomo.example.org';
const views = ({ views: all }: Outside) => all.get(asked)?.length ?? 0;
/** Calls a function of `docsgen/client` that the site has put on the window. */
const call = (page: Page, name: string, ...values: readonly boolean[]) =>
  page.evaluate(([each, ...rest]) => Reflect.get(window, String(each))(...rest), [name, ...values]);

it('shows the bar of the site in place of docsgen’s, whose buttons store the choice', async () => {
  const { page, outside } = await open();
  expect(await page.locator('.consent').count()).toBe(0);
  expect(await bar(page).isVisible()).toBe(true);
  expect(await bar(page).getByRole('link').getAttribute('href')).toBe('/docs/second');
  await press(page, 'Yes');
  await expect.poll(() => views(outside)).toBe(1);
  expect(await bar(page).isVisible()).toBe(false);
  await press(page, 'Cookie settings');
  expect(await bar(page).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy');
});

it('scripts of the site ask, grant and withdraw consent', async () => {
  const { page, outside } = await open();
  await call(page, 'setConsent', true);
  await expect.poll(() => views(outside)).toBe(1);
  expect(await bar(page).isVisible()).toBe(false);
  expect(await storedOn(page, 'consent')).toBe('granted');
  await call(page, 'askConsent');
  expect(await bar(page).isVisible()).toBe(true);
  const reloaded = page.waitForEvent('load');
  await call(page, 'setConsent', false);
  await reloaded;
  await isReady(page);
  expect(await storedOn(page, 'consent')).toBe('denied');
  expect(await bar(page).isVisible()).toBe(false);
  expect(views(outside)).toBe(1);
});
