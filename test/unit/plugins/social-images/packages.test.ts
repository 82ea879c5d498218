import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identifyPackages, readOptions } from '../../../../src/plugins/social-images/packages.ts';
import { DocsgenError } from '../../../../src/shared/problem.ts';
import { borrowSite } from '../../../support/small-site.ts';

const place = { file: 'site.config.ts', line: 5, column: 3 };

test('missing packages are one problem each, at the name of the plugin', () => {
  const find = () => null;
  const problems = problemsOf(() => identifyPackages({ root: '/', options: null, place }, find));
  expect(problems.map(({ title }) => title)).toStrictEqual(
    ['`@fontsource/inter` 5', '`@resvg/resvg-wasm` 2.6', '`harfbuzzjs` 1'].map(
      (name) => `The plugin \`docsgen/plugins/social-images\` needs the package ${name}, which is not installed`,
    ),
  );
  expect(problems[0]).toMatchObject({ severity: 'error', code: 'unusable-package', ...place });
});

test('a package of another version is a problem', () => {
  const root = borrowSite('minimal');
  const find = (file: string) => {
    const name = file.startsWith('@') ? file.split('/').slice(0, 2).join('/') : file;
    mkdirSync(join(root, name), { recursive: true });
    const version = name === 'harfbuzzjs' ? '0.4.1' : name.includes('inter') ? '5.1.0' : '2.6.2';
    writeFileSync(join(root, name, 'package.json'), JSON.stringify({ name, version }));
    return join(root, name, 'file');
  };
  const [problem, ...others] = problemsOf(() => identifyPackages({ root, options: null, place }, find));
  expect(problem?.title).toContain('`harfbuzzjs` 1, but 0.4.1 is installed');
  expect(others).toStrictEqual([]);
});

test('options are checked', () => {
  const root = borrowSite('minimal');
  expect(readOptions(null, root)).toStrictEqual({});
  expect(readOptions({ accent: 'oklch(0.5 0.1 20)' }, root)).toStrictEqual({ accent: 'oklch(0.5 0.1 20)' });
  expect(() => readOptions({ font: 'x' }, root)).toThrow('there are two options');
  expect(() => readOptions({ accent: 'blurple' }, root)).toThrow('`blurple` is not an opaque color');
  expect(() => readOptions({ fonts: ['./none.ttf'] }, root)).toThrow('there is no font `./none.ttf`');
  writeFileSync(join(root, 'a.woff2'), 'wOF2');
  expect(() => readOptions({ fonts: ['./a.woff2'] }, root)).toThrow('is not a WOFF');
});

function problemsOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof DocsgenError) return error.problems;
    throw error;
  }
  return [];
}
