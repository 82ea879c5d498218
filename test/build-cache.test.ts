import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { runBuild, runDocsgen } from './support/docsgen.ts';
import { createRandom } from './support/edits/random.ts';
import { readFolder } from './support/read-folder.ts';
import { runLength } from './support/run-length.ts';
import { borrowBuiltSite, buildReport, type BuiltSite, cleanOutput } from './support/site-build.ts';
import { copySite, makeFolder } from './support/small-site.ts';

let built: string;
let site: BuiltSite;
let whole: ReturnType<typeof readFolder>;
beforeAll(async () => {
  built = copySite('varied');
  keepOneLanguage(built);
  await buildReport(built);
  whole = readFolder(join(built, 'build'));
});
afterAll(() => rm(built, { recursive: true, force: true }));
beforeEach(() => {
  site = borrowBuiltSite(built);
});

/** Keeps one language of a site: pages of every kind, but few enough for one thread. */
function keepOneLanguage(root: string): void {
  const file = join(root, 'settings.json');
  const { locales, markdown, ...settings } = z
    .looseObject({
      locales: z.record(z.string(), z.unknown()),
      markdown: z.looseObject({ variables: z.looseObject({}) }),
    })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  const kept = {
    ...settings,
    title: 'Varied',
    locales: { en: locales['en'] },
    markdown: { ...markdown, variables: { ...markdown.variables, office: 'London' } },
  };
  writeFileSync(file, JSON.stringify(kept));
  for (const locale of ['ar', 'es']) rmSync(join(root, 'content', locale), { recursive: true });
}

const cache = '.docsgen/cache';

describe('a damaged cache', () => {
  const random = createRandom(1);

  const kinds = ['content', 'metadata', 'pages', 'search', 'diagrams', 'images', 'outputs'];

  test.each(
    runLength({ short: [kinds], long: [kinds, ...kinds.map((kind) => [kind])] }).map((damaged) => ({ damaged })),
  )('whose $damaged are no longer as they were written gives the same output', async ({ damaged }) => {
    for (const kind of damaged) {
      const files = await site.files(new RegExp(`^${cache}/${kind}/`), cache);
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) site.flipByte(file, random);
    }
    // So all other cache files are read.
    site.remove('build');
    await buildReport(site.root);
    expect(site.output()).toStrictEqual(whole);
  });

  test('with files cut in half gives the same output', async () => {
    for (const file of await site.files(/./, cache)) {
      if (random.below(2) === 0) site.write(file, site.read(file).slice(0, 50));
    }
    site.remove('build');
    await buildReport(site.root);
    expect(site.output()).toStrictEqual(whole);
  });
});

test('without the cache everything is rendered, and nothing is read or stored', async () => {
  const before = readFolder(join(site.root, cache));
  const { routes, rendered } = await buildReport(site.root, '--no-cache');
  expect(rendered).toBe(routes);
  expect(site.output()).toStrictEqual(whole);
  expect(readFolder(join(site.root, cache))).toStrictEqual(before);
  expect(readdirSync(join(site.root, '.docsgen', 'stage'))).toStrictEqual([]);
  expect(await site.rebuild()).toStrictEqual({ rendered: 0, changed: [] });
});

test('a build without the cache leaves none where there was none', async () => {
  site.remove('.docsgen');
  await buildReport(site.root, '--no-cache');
  expect(existsSync(join(site.root, cache))).toBe(false);
});

test('a cache and an output still work after they were moved', async () => {
  expect(site.root).not.toBe(built);
  expect(await site.rebuild()).toStrictEqual({ rendered: 0, changed: [] });
});

test('a cache without its output saves the steps before rendering', async () => {
  site.remove('build');
  const { routes, rendered } = await buildReport(site.root, '--out', join(site.root, 'elsewhere'));
  expect(rendered).toBe(routes);
  expect(readFolder(join(site.root, 'elsewhere'))).toStrictEqual(whole);
});

test('`docsgen clean` removes the cache and the output', async () => {
  const { status } = await runDocsgen(['clean', '--root', site.root]);
  expect(status).toBe(0);
  expect(['build', '.docsgen'].filter((folder) => existsSync(join(site.root, folder)))).toStrictEqual([]);
  const { routes, rendered } = await buildReport(site.root);
  expect(rendered).toBe(routes);
  expect(site.output()).toStrictEqual(whole);
});

test.each(runLength({ short: ['with a cache'], long: ['with a cache', 'without one'] }))(
  'a site that has never been built, %s, may be built into folders at once',
  async (how) => {
    site.remove('.docsgen');
    site.remove('build');
    const outs = ['one', 'two', 'three'].map((name) => join(site.root, name));
    const options = how === 'with a cache' ? [] : ['--no-cache'];
    await Promise.all(outs.map((out) => runBuild(['--root', site.root, '--out', out, ...options])));
    for (const out of outs) expect(readFolder(out)).toStrictEqual(whole);
    await buildReport(site.root);
    expect(site.output()).toStrictEqual(whole);
  },
);

/**
 * Returns the folder of a site with 37 pages in each language, of which some have files. With 35
 * files, one language is compiled and rendered in one thread, and three are rendered in several.
 * With 70 files, they are compiled in several too.
 */
function writeSiteForThreads(locales: readonly string[], written: readonly string[]): string {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const config = {
    title: 'Many',
    url: 'https://many.example.com',
    locales: Object.fromEntries(locales.map((locale) => [locale, {}])),
    collections: { docs: { type: 'docs' } },
  };
  writeFileSync(join(root, 'site.config.ts'), `export default ${JSON.stringify(config)};`);
  for (const locale of written) {
    const folder = join(root, 'content', locale, 'docs');
    mkdirSync(folder, { recursive: true });
    for (let number = 0; number < 35; number += 1) {
      const blocks = ['```js\nconst a = 1;\n```', ':::note\nText.\n:::', '$$\nx_1\n$$', `| a | ${locale} |\n| - | - |`];
      const text = `# Page ${number}\n\nText of [the next](./page-${(number + 1) % 35}.md#part).\n\n## Part\n\n${blocks[number % 4]}\n`;
      writeFileSync(join(folder, `page-${number}.md`), text);
    }
  }
  return root;
}

test('several threads render the same as one thread', async () => {
  const locales = ['en', 'es', 'pt'];
  const root = writeSiteForThreads(locales, ['en']);
  const together = await cleanOutput(root);
  const pagesIn = (output: typeof together) => [...output].filter(([file]) => file.endsWith('.html'));
  const alone: (readonly [string, string])[] = [];
  for (const locale of locales) alone.push(...pagesIn(await cleanOutput(root, '--locale', locale)));
  expect(alone.length).toBeGreaterThan(105);
  expect(new Map(alone)).toStrictEqual(new Map(pagesIn(together)));
});

test('one thread uses the cache of several threads, and the other way round', async () => {
  const root = writeSiteForThreads(['en', 'es'], ['en', 'es']);
  await buildReport(root);
  const output = () => readFolder(join(root, 'build'));
  const whole = output();
  writeFileSync(join(root, 'content/en/docs/page-3.md'), '# Page 3\n\nOther text.\n\n## Part\n');
  expect(await buildReport(root)).toMatchObject({ rendered: 1 });
  expect(output()).toStrictEqual(await cleanOutput(root));
  expect(output()).not.toStrictEqual(whole);
});
