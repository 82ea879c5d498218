import { expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openEmpty, openPage } from './frame.ts';

const { origin } = await serveSmallSite('video');
const other = 'https://www.youtube-nocookie.com';

it('a video is loaded from another site when it is played, by keyboard too, and nothing moves', async () => {
  const page = await openEmpty({ provoked: [/youtube-nocookie/] });
  const asked: string[] = [];
  await page.context().route(`${other}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<button>Pause</button>' });
  });
  await page.goto(`${origin}/docs/film`);
  await page.waitForSelector('html[data-js=ready]');
  const box = () => page.locator('.video').boundingBox();
  const before = await box();
  expect([asked, await page.locator('iframe').count()]).toEqual([[], 0]);
  await page.getByRole('button', { name: 'Play video: A call' }).focus();
  await page.keyboard.press('Enter');
  await page.frameLocator('.video iframe').getByText('Pause').waitFor();
  expect(asked).toEqual([`${other}/embed/dQw4w9WgXcQ?autoplay=1`]);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  expect(await box()).toEqual(before);
});

it('without scripts it is a link', async () => {
  const page = await openPage(`${origin}/docs/film`, { javaScriptEnabled: false });
  expect(await page.locator('.video button').isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Watch on YouTube' }).getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
});
