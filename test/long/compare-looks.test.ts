import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { compareSides } from '../../scripts/looks/compare-sides.mjs';
import { launchPainter } from '../../scripts/looks/launch-painter.mjs';
import { listViews, type View } from '../../scripts/looks/views.mjs';
import { writeReport } from '../../scripts/looks/write-report.mjs';
import { buildFolder, copySite, makeFolder } from '../support/small-site.ts';

const views = listViews().filter(({ page }) => page.name === 'Arabic doc' || page.name === 'Arabic drawer');
const built: string[] = [];
let browser: Browser;
let before: string;

beforeAll(async () => {
  browser = await launchPainter();
  before = await build('');
  return () => browser.close();
});

afterAll(() => Promise.all(built.map((root) => rm(root, { recursive: true, force: true }))));

/** Returns the output of a copy of the small site, with a style sheet. */
async function build(css: string): Promise<string> {
  const root = copySite('looks');
  built.push(root);
  writeFileSync(join(root, 'site.css'), css);
  const config = join(root, 'site.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('locales:', "styles: 'site.css',\n  locales:"));
  return (await buildFolder(root)).out;
}

const compare = (after: string, some: readonly View[] = views) =>
  compareSides(browser, { before: { rtl: before }, after: { rtl: after } }, some);

test('two builds of the same files look the same', async () => {
  expect(views.map(({ look }) => look.width)).toEqual([1440, 390, 390]);
  expect(await compare(await build(''))).toEqual([]);
});

test('a changed color and a moved box are found and shown, the bigger difference first', async () => {
  const after = await build('[data-page] .breadcrumbs a { color: #f00 }\n.prose h2 { margin-block-end: 3rem }\n');
  const findings = await compare(after);
  const names = findings.map(({ view }) => view.name);
  expect(names.toSorted()).toEqual(views.map(({ name }) => name).toSorted());
  const report = makeFolder();
  onTestFinished(() => rm(report, { recursive: true, force: true }));
  const path = await writeReport(report, findings, { before: 'one', after: 'other', count: views.length });
  const page = await browser.newPage();
  await page.goto(pathToFileURL(path).href);
  expect(await page.locator('h2').allInnerTexts()).toEqual(names);
  const shares = await page.locator('section > p').allInnerTexts();
  const percents = shares.map((text) => Number(/([\d.]+) %/.exec(text)?.[1]));
  expect(percents).toEqual(percents.toSorted((one, other) => other - one));
  const pictures = await page.locator('img').evaluateAll(async (images) => {
    for (const image of images) if (image instanceof HTMLImageElement) await image.decode();
    return images.map((image) => image.getAttribute('alt')?.split(':')[0]);
  });
  expect(pictures).toEqual(names.flatMap(() => ['Before', 'After', 'Difference']));
});

test('one pixel more is found, and a page that only one side has', async () => {
  const after = await build('.prose table { translate: 1px 0 }');
  const page = '<!doctype html><html lang="en" data-js="ready"><title>New</title>';
  writeFileSync(join(after, 'new.html'), page);
  const [first] = views;
  if (first === undefined) throw new Error('There is no view.');
  const added: View = { ...first, name: 'new', page: { ...first.page, path: '/new.html' } };
  const findings = await compare(after, [first, added]);
  expect(findings).toMatchObject([
    { view: { name: 'new' }, onlyIn: 'after' },
    { view: { name: first.name }, difference: { pixels: expect.any(Number) } },
  ]);
});
