import { expect, it, onTestFinished } from 'vitest';
import { findPort } from '../support/dev/find-port.ts';
import { startDocsgen } from '../support/docsgen.ts';
import { shareSite } from '../support/served-site.ts';
import { serveSite } from '../support/server.ts';
import { openEmpty } from './frame.ts';

const site = await shareSite('first-page');

/**
 * Opens the root of a locale from another page. Back must return to that page.
 */
async function followRoot(origin: string): Promise<void> {
  const page = await openEmpty();
  await page.goto(`${origin}/manual/about`);
  await page.goto(`${origin}/manual/es/`);
  await page.waitForURL('**/manual/es/docs/b-intro');
  await page.getByRole('heading', { level: 1, name: 'Introducción' }).waitFor();
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/manual/about');
}

it('a root without a page takes readers to the first doc, and Back leaves it', async () => {
  const server = await serveSite(site.out, '/manual/');
  onTestFinished(server.close);
  await followRoot(server.origin);
});

it('a root without a page does the same in `docsgen dev`', async () => {
  const port = await findPort();
  const dev = startDocsgen(['dev', '--root', site.root, '--host', '127.0.0.1', '--port', String(port)]);
  const ended = new Promise((done) => dev.once('close', done));
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await ended;
  });
  await new Promise<void>((done) => dev.stdout.on('data', (data) => String(data).includes('ready') && done()));
  await followRoot(`http://127.0.0.1:${port}`);
});
