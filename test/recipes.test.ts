import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { runDocsgen } from './support/docsgen.ts';
import { soundSite, writeSample } from './support/error-page.ts';
import { makeRepository } from './support/git-repository.ts';
import { installPackages } from './support/install-packages.ts';
import { readManual } from './support/manual/manual-pages.ts';
import { callsIn, filesOn, needsPackages, partsOn, proofs } from './support/recipes.ts';
import { makeFolder } from './support/small-site.ts';
import { typeErrorsIn } from './support/type-examples.ts';

// The files that the recipes of the manual show are written into small sites, which are built.

const report = z.object({ problems: z.array(z.object({ code: z.string(), title: z.string() })).default([]) });
const pages = readManual('recipes')
  .filter(({ file }) => file !== 'recipes/index.md')
  .map(({ file, text }) => ({ name: file.replace(/^recipes\/|\.md$/g, ''), text, files: filesOn(text) }));
const sites = pages.filter(({ name }) => !needsPackages.has(name));

const root = makeFolder();
beforeAll(() => installPackages(root));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes the files of a recipe into a site, with a commit that has the tag `v1.0`. */
function writeSite({ name, files }: (typeof pages)[number]): string {
  const folder = join(root, name);
  const isWhole = [...files.keys()].some((file) => file.endsWith('/site.config.ts'));
  if (!isWhole) writeSample(folder, soundSite);
  writeSample(folder, files);
  const { git } = makeRepository(folder);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  git('tag', 'v1.0');
  return folder;
}

test('each recipe is in the list of proofs', () => {
  expect(Object.keys(proofs).toSorted()).toStrictEqual(pages.map(({ name }) => name).toSorted());
  expect(pages.length).toBeGreaterThan(19);
});

describe.each(sites)('the recipe $name', (page) => {
  test('shows files from which the site is built without a warning, with what it promises', async () => {
    const folder = writeSite(page);
    const configs = ['site.config.ts', ...page.files.keys()].filter((file) => /(?:^|\/)site\.config\.ts$/.test(file));
    for (const site of new Set(configs.map((file) => join(folder, dirname(file))))) {
      if (!existsSync(join(site, 'site.config.ts'))) continue;
      const { status, stdout } = await runDocsgen(['build', '--root', site, '--json']);
      const { problems } = report.parse(JSON.parse(stdout));
      const codes = problems.map(({ code, title }) => (code === 'placeholder-address' ? code : `${code}: ${title}`));
      // Readers of the page write their own address.
      expect({ status, codes }).toStrictEqual({ status: 0, codes: ['placeholder-address'] });
    }
    const missing = (proofs[page.name] ?? []).filter(
      ({ file, text }) => !text.test(readFileSync(join(folder, file), 'utf8')),
    );
    expect(missing).toStrictEqual([]);
  });
});

test.each(pages)('the data files of the recipe $name can be parsed', ({ files }) => {
  for (const [file, code] of files) {
    if (/\.ya?ml$/.test(file)) expect(parse(code), file).toBeTypeOf('object');
    if (file.endsWith('.json')) expect(JSON.parse(code), file).toBeTypeOf('object');
  }
});

test.each(pages)('the calls of docsgen in the recipe $name exist', async ({ text }) => {
  for (const { command, options } of callsIn(text)) {
    const { status, stdout } = await runDocsgen([...command, '--help']);
    expect({ command, status }).toStrictEqual({ command, status: 0 });
    for (const option of options) expect(stdout, command.join(' ')).toContain(option);
  }
});

test('TypeScript finds no error in the recipes', async () => {
  const examples = pages.flatMap(({ name, text, files }) => [
    ...[...files]
      .filter(([file]) => /\.tsx?$/.test(file))
      .map(([file, code]) => ({ file: `${name}/${file}`, code: moduleOf(code) })),
    ...partsOn(text).map((code, index) => ({ file: `${name}/part-${index}.ts`, code: moduleOf(code) })),
  ]);
  expect(examples.length).toBeGreaterThan(20);
  expect(await typeErrorsIn(examples)).toBe('');
});

/** Returns an example as a module. One that exports nothing is a part of a configuration. */
function moduleOf(code: string): string {
  if (/^(?:import|export) /m.test(code)) return code;
  return `import type { SiteConfig } from 'docsgen';\n\nexport const config: Partial<SiteConfig> = {\n${code}};\n`;
}

test('the samples of the recipe about tested samples pass their tests', () => {
  const page = pages.find(({ name }) => name === 'tested-samples');
  const folder = join(root, 'samples');
  writeSample(folder, new Map([['package.json', '{ "type": "module" }'], ...(page?.files ?? [])]));
  const printed = execFileSync(process.execPath, ['--test', '--test-reporter=tap'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(printed).toContain('# pass 1');
});
