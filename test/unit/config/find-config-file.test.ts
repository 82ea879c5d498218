import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findConfigFile, requireConfigFile } from '../../../src/config/find-config-file.ts';
import { makeFolder } from '../../support/small-site.ts';
import { DocsgenError } from '../../../src/shared/problem.ts';

/** Makes a folder with these empty files. */
function folderWith(files: readonly string[]): string {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  return root;
}

/** Returns the hint for a folder without a configuration. */
function hintFor(folder: string): string | undefined {
  try {
    requireConfigFile(folder);
  } catch (error) {
    if (error instanceof DocsgenError) return error.problems[0]?.hint;
    throw error;
  }
  return undefined;
}

test('a configuration has one of four names', () => {
  for (const name of ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs']) {
    const root = folderWith([name]);
    expect([findConfigFile(root), requireConfigFile(root)]).toStrictEqual([name, name]);
  }
  expect(findConfigFile(folderWith(['site.config.json', 'docs/site.config.ts']))).toBe(null);
});

test('the nearest site above is named with the commands that use it', () => {
  const root = folderWith(['site.config.ts', 'docs/site.config.js', 'docs/content/en/docs/a.md', 'other/a b/c.md']);
  const path = relative('.', join(root, 'docs'));
  expect(hintFor(join(root, 'docs/content/en'))).toBe(
    `There is a site in ${root}/docs: go there with \`cd ${path}\`, or add \`--root ${path}\`.`,
  );
  expect(hintFor(join(root, 'other/a b'))).toContain(`\`cd ${relative('.', root)}\``);
});

test('a path with spaces can be copied', () => {
  const root = folderWith(['my docs/site.config.ts', 'my docs/content/en/a.md']);
  expect(hintFor(join(root, 'my docs/content'))).toContain(`add \`--root "${relative('.', join(root, 'my docs'))}"\`.`);
});

test('the sites in a folder are named too, as in a repository with more than docs', () => {
  const one = folderWith(['website/site.config.ts', 'src/main.ts']);
  expect(hintFor(one)).toContain(`There is a site in ${one}/website: go there with`);
  const two = folderWith(['api/site.config.ts', 'guide/site.config.mjs']);
  const paths = ['api', 'guide'].map((name) => relative('.', join(two, name)));
  expect(hintFor(two)).toBe(
    `There are sites in ${paths.join(', ')}: go to one of these folders, or name it with \`--root\`.`,
  );
});

test('without a site, the hint says how to begin one', () => {
  const hint = hintFor(folderWith(['package.json']));
  expect(hint).toContain('Write a new site with `docsgen init`');
  expect(hint).toContain('site.config.ts, site.config.mts, site.config.js, site.config.mjs');
});

test('the current folder may be the site', () => {
  // The repository has a site of its own.
  expect(hintFor(join(process.cwd(), 'src'))).toBe(`There is a site in ${process.cwd()}: leave out \`--root\`.`);
});
