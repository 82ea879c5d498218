import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { readLibraries, usedLibraries } from '../../support/component-libraries.ts';
import { siteFile } from '../../support/small-site.ts';

// `test/long/component-libraries.test.ts` builds the site, and opens its pages in a browser.

test('the table of component libraries in the manual says what the site with all of them does', () => {
  const rows = readLibraries();
  expect(rows).toHaveLength(12);
  const byPage = (one: { readonly page: string }, other: { readonly page: string }) =>
    one.page.localeCompare(other.page);
  expect(rows.toSorted(byPage)).toMatchObject(usedLibraries().toSorted(byPage));
});

test('the site installs these packages, React and nothing else', () => {
  const manifest = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(siteFile('libraries', 'package.json'), 'utf8')));
  const packages = readLibraries().flatMap((row) => row.packages);
  expect(Object.keys(manifest.dependencies).toSorted()).toStrictEqual([...packages, 'react', 'react-dom'].toSorted());
});

test('its lock file names no registry', () => {
  expect(readFileSync(siteFile('libraries', 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
});
