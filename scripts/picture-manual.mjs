// Makes the picture of the manual in the README: one page, light and dark.
// usage: npm run compile && node scripts/picture-manual.mjs
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { launchBrowser } from '../bench/lib/browser.mjs';
import { runScript } from '../bench/lib/run-process.mjs';
import { serveBrotli } from '../bench/lib/serve-brotli.mjs';

/** @import { Browser } from 'playwright-core' */

const project = fileURLToPath(new URL('..', import.meta.url));
const picture = join(project, 'docs/manual.webp');
const size = { width: 1280, height: 800 };
const scale = 1.5;
const [width, height] = [size.width * scale, size.height * scale];

/**
 * Returns a screenshot of a page in a color mode.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {'light' | 'dark'} colorScheme
 */
async function screenshot(browser, url, colorScheme) {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: scale, colorScheme });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector('html[data-js=ready]');
  const shot = await page.screenshot();
  await context.close();
  return shot;
}

/** The part of the picture that is dark, right of a slanting line. */
const darkPart = Buffer.from(
  `<svg width="${width}" height="${height}"><path d="M${width * 0.62} 0H${width}V${height}H${width * 0.38}z"/></svg>`,
);

const folder = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-picture-')));
const browser = await launchBrowser();
try {
  await runScript(
    [join(project, 'bin/docsgen.js'), 'build', '--root', join(project, 'manual'), '--out', folder],
    project,
  );
  const site = await serveBrotli(folder);
  try {
    const url = `${site.origin}/docs/write/callouts`;
    const [light, dark] = [await screenshot(browser, url, 'light'), await screenshot(browser, url, 'dark')];
    const cut = await sharp(dark)
      .composite([{ input: darkPart, blend: 'dest-in' }])
      .png()
      .toBuffer();
    const { size: bytes } = await sharp(light)
      .composite([{ input: cut }])
      .webp({ quality: 82 })
      .toFile(picture);
    process.stdout.write(`${picture}: ${Math.round(bytes / 1000)} kB\n`);
  } finally {
    await site.close();
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
