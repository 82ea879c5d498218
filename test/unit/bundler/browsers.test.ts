import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserTargets, oldestBrowsers } from '../../../src/bundler/browsers.ts';
import { bundleThemeStyle } from '../../../src/bundler/bundle-style.ts';
import { scriptOptions } from '../../../src/bundler/script-options.ts';

it('README names the oldest browsers that the code needs', () => {
  const { chrome, firefox, safari } = oldestBrowsers;
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Readers need Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or a newer version`,
  );
});

it('scripts and style sheets are written for these browsers', async () => {
  expect(browserTargets).toEqual(['chrome120', 'firefox121', 'safari17']);
  expect(scriptOptions.target).toBe(browserTargets);
  // Safari supports it only under this name.
  expect(await bundleThemeStyle()).toContain('-webkit-user-select:none');
});
