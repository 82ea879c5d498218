import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectionTypes } from '../../../src/collections/collection-types.ts';
import type { ConfigOptions } from '../../../src/config/load-config.ts';
import { loadConfig } from '../../support/load-config.ts';
import { makeFolder } from '../../support/small-site.ts';

const whole = "url: 'https://a.example.com', locales: { en: {} }, collections: { docs: { type: 'docs' } }";

/** Returns the configuration of a site with these files, and the folder. */
async function load(files: Readonly<Record<string, string>>, options?: ConfigOptions) {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return loadConfig(root, collectionTypes, options);
}

test('the last of several bases counts, and the site counts more than both', async () => {
  const config = await load({
    'site.config.ts': `export default { extends: ['./one.ts', './shared/two.ts'], title: 'Site' };`,
    'one.ts': `export default { title: 'One', tagline: 'One', ${whole}, navbar: { hideOnScroll: true } };`,
    'shared/two.ts': `export default { extends: './three', title: 'Two', tagline: 'Two' };`,
    'shared/three.ts': `export default { tagline: 'Three', navbar: { title: 'Three' }, favicon: '/three.svg' };`,
  });
  expect(config).toMatchObject({
    title: 'Site',
    tagline: 'Two',
    favicon: '/three.svg',
    navbar: { title: 'Three', hideOnScroll: true },
    sources: ['site.config.ts', 'one.ts', 'shared/two.ts', 'shared/three.ts'],
  });
  expect(config.locate(['tagline'])).toMatchObject({ file: 'shared/two.ts', line: 1 });
});

test('a package can be a base, in TypeScript, too', async () => {
  const config = await load({
    'site.config.ts': `export default { extends: '@company/docs', title: 'Site' };`,
    'node_modules/@company/docs/package.json': '{ "name": "@company/docs", "exports": { "import": "./config.ts" } }',
    'node_modules/@company/docs/config.ts': `const base: string = '/sub/';\nexport default { base, ${whole} };`,
  });
  expect(config.base).toBe('/sub/');
});

test.each([
  [undefined, 'build in production'],
  ['serve', 'serve in production'],
  ['dev', 'dev in development'],
] as const)('a function is told the command %s', async (command, tagline) => {
  const text = `export default async ({ command, mode }) => ({ title: 'Site', tagline: \`\${command} in \${mode}\`, ${whole} });`;
  expect(await load({ 'site.config.js': text }, { command })).toMatchObject({ tagline });
});

test('what a function throws has the line of its code', async () => {
  const text = `export default () => {\n  throw new Error('no token');\n};`;
  await expect(load({ 'site.config.ts': text })).rejects.toMatchObject({
    problems: [{ code: 'config-failed', file: 'site.config.ts', line: 2 }],
  });
});

test('words for a locale that does not exist are refused, with the nearest one', async () => {
  const words = "{ forbidden: { em: { simply: null } }, spelling: { en: 'dictionary-en' } }";
  const text = `export default {\n  title: 'Site', ${whole},\n  check: { words: ${words} },\n};`;
  await expect(load({ 'site.config.ts': text })).rejects.toMatchObject({
    problems: [
      {
        code: 'invalid-config-value',
        title: '`check.words.forbidden` names the locale `em`, which does not exist',
        hint: 'Did you mean `en`? Locales: en.',
        line: 3,
      },
    ],
  });
});

test.each([
  [`const path = require('path');\nmodule.exports = { title: path.basename(__dirname), ${whole} };`],
  [`export default { title: __dirname, ${whole} };`],
  [`import { title } from './title.cjs';\nexport default { title, ${whole} };`],
])('%# code for CommonJS is told as what it is', async (code) => {
  const title = `exports.title = require('node:path').basename(__filename);`;
  await expect(load({ 'site.config.js': code, 'title.cjs': title })).rejects.toMatchObject({
    problems: [
      {
        code: 'config-failed',
        title: expect.stringContaining('site.config.js is written for CommonJS'),
        hint: expect.stringMatching(/ES module.*import.*export default.*import\.meta\.dirname/),
      },
    ],
  });
});

test('`module.exports` alone is a configuration', async () => {
  const config = await load({ 'site.config.js': `module.exports = { title: 'T', ${whole} };` });
  expect(config.title).toBe('T');
});
