import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot, runDocsgen } from './support/docsgen.ts';
import { makeFolder } from './support/small-site.ts';

const examples = join(projectRoot, 'examples');
const root = makeFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What each example shows: some of its pages, each with a text in it. */
const shown: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  minimal: {
    'docs/intro/index.html': 'href="/docs/setup/install"',
    'docs/setup/install/index.html': 'Fill in water before you start it.',
    'index.html': 'url=/docs/intro',
  },
  'two-languages': {
    'es/docs/intro/index.html': 'La tetera hierve agua',
    'es/docs/clean/index.html': 'lang="en"',
    'es/blog/2026/01/31/hello/index.html': 'Ann Smith',
  },
  'landing-page': {
    'index.html': 'A liter boils in two minutes.',
  },
  'plugin-and-override': {
    'docs/intro/index.html': '<abbr title="The white stone that hard water leaves.">limescale</abbr>',
  },
};

test('each example is built here and is in the list of examples', () => {
  const folders = readdirSync(examples, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).toSorted();
  expect(names).toStrictEqual(Object.keys(shown).toSorted());
  const list = readFileSync(join(examples, 'README.md'), 'utf8');
  expect([...list.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name).toSorted()).toStrictEqual(names);
});

test.each(Object.entries(shown))('%s builds without a problem', async (name, pages) => {
  const folder = join(root, name);
  cpSync(join(examples, name), folder, { recursive: true });
  // The address of an example is a placeholder, which a build warns about.
  const config = join(folder, 'site.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('kettle.example.com', 'kettle.internal'));
  const { status, stderr } = await runDocsgen(['build', '--root', folder]);
  expect({ status, stderr }).toStrictEqual({ status: 0, stderr: '' });
  for (const [file, text] of Object.entries(pages)) {
    expect(readFileSync(join(folder, 'build', file), 'utf8')).toContain(text);
  }
});

test('the override and the slot of an example are on its pages', () => {
  const page = readFileSync(join(root, 'plugin-and-override/build/docs/intro/index.html'), 'utf8');
  expect(page).toContain('https://example.com/imprint');
  expect(page).toContain('Report a mistake</a>');
  expect(page).toContain('<code>limescale</code>');
});
