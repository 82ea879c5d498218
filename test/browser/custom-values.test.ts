import { test } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage } from './frame.ts';

const { origin } = await serveSmallSite('configured');

test('an island reads the same values of the site in the browser', async () => {
  const page = await openPage(`${origin}/docs/custom`);
  await page.getByRole('button', { name: 'Calls left: 100' }).click();
  await page.getByRole('button', { name: 'Calls left: 99' }).waitFor();
});
