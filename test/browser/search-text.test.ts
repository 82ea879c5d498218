import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, inject, it } from 'vitest';
import { readHtml } from '../../src/search/index/read-html.ts';
import { mainPart } from '../../src/search/text/main-part.ts';
import { openPage } from './frame.ts';
import { runLength } from '../support/run-length.ts';

const site = inject('plainSite');

/** Returns the reader of the browser as a script that gives it the name `readPage`. */
async function readerScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { mainPart } from './src/search/text/main-part.ts';
        import { readElement } from './src/search/text/read-element.ts';
        globalThis.readPage = (html) => readElement(new DOMParser().parseFromString(mainPart(html), 'text/html').body);`,
      resolveDir: join(import.meta.dirname, '../..'),
    },
    bundle: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

it('reads from pages what the build has read from it', async () => {
  const page = await openPage(`${site.origin}/`);
  await page.evaluate(await readerScript());
  const files = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(100);
  const step = runLength({ short: 4, long: 1 });
  for (const file of files.filter((_, index) => index % step === 0)) {
    const html = readFileSync(join(site.folder, file), 'utf8');
    if (!html.includes('<main')) continue;
    const read = await page.evaluate((text) => {
      const readPage: (page: string) => unknown = Reflect.get(globalThis, 'readPage');
      return readPage(text);
    }, html);
    expect(read, file).toEqual(readHtml(mainPart(html)));
  }
});

it('finds a page of the real site, and leads to its section', async () => {
  const page = await openPage(`${site.origin}/`);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('chan_pjsip');
  await page.getByRole('option').first().waitFor();
  expect(await page.getByRole('option').locator('mark').allInnerTexts()).toContain('chan_pjsip');
  await page.getByRole('option').filter({ hasText: 'Configure PJSIP' }).first().click();
  await page.waitForURL('**/concepts/integration/asterisk#*');
  expect(await page.locator('main h1').innerText()).toBe('Asterisk');
});

it.each([
  ['es', 'configuracion', 'configuración'],
  ['pt', 'transferencia', 'transferência'],
])('finds in %s what is typed without accents: %s', async (locale, typed, written) => {
  const page = await openPage(`${site.origin}/${locale}/`);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(typed);
  const mark = page.getByRole('option').locator('mark').first();
  await mark.waitFor();
  const marks = await page.getByRole('option').locator('mark').allInnerTexts();
  expect(marks.map((text) => text.toLowerCase())).toContain(written);
  const addresses = await page
    .getByRole('option')
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.every((address) => new URL(address, page.url()).pathname.startsWith(`/${locale}/`))).toBe(true);
});
