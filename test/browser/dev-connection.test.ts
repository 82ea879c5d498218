import { expect, it } from 'vitest';
import { startDevSite } from '../support/dev/dev-site.ts';
import { hides, isSame, mark, openWindow, patient, shows } from './dev-window.ts';

it('a window shows that the server is away, and updates itself when it is back', async () => {
  const site = await startDevSite();
  const page = await openWindow(site, '/docs/guide/web', {
    // Pages are prefetched as well.
    provoked: [/WebSocket connection/, /net::ERR_(?:CONNECTION_\w+|EMPTY_RESPONSE)/],
  });
  const lost = page.locator('docs-live').getByText('The server does not respond.');
  await site.stop();
  await lost.waitFor();
  site.edit('content/en/docs/guide/web.md', 'One element', 'A single element');
  await site.startAgain();
  await shows(page, '.prose p', 'A single element');
  await lost.waitFor({ state: 'hidden' });
  expect(await isSame(page)).toBe(true);
  site.edit('content/en/docs/guide/web.md', 'A single element', 'The only element');
  await shows(page, '.prose p', 'The only element');
});

it('navigation shows the current page, even if an older version was prefetched', async () => {
  const site = await startDevSite();
  const page = await openWindow(site, '/docs/guide/web');
  const link = page.locator('.sidebar a[href="/docs/guide/phone"]');
  await link.hover();
  const isLoaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/docs/guide/phone')),
    );
  await expect.poll(isLoaded, patient).toBe(true);
  site.edit('content/en/docs/guide/phone.md', 'People call a number.', 'People ring a number.');
  // The window gets no message, so the output of the terminal shows when the server knows.
  await expect.poll(() => site.output(), patient).toMatch(/phone\.md/);
  await link.click();
  await shows(page, '.prose p', 'People ring a number.');
  expect(await isSame(page)).toBe(true);
  site.edit('content/en/docs/guide/phone.md', 'People ring a number.', 'People dial a number.');
  await shows(page, '.prose p', 'People dial a number.');
  site.edit('content/en/docs/guide/web.md', 'One element', 'A single element');
  await expect.poll(() => site.output(), patient).toMatch(/web\.md/);
  await page.goBack();
  await shows(page, '.prose p', 'A single element');
  await hides(page, '.prose p', 'People dial');
  expect(await isSame(page)).toBe(true);
  await page.reload();
  await mark(page);
  await shows(page, '.prose p', 'A single element');
});
