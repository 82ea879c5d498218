import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identifyPackages, readOptions } from '../../../../src/plugins/twoslash/packages.ts';
import { DocsgenError } from '../../../../src/shared/problem.ts';
import { findPackage } from '../../../../src/system/find-package.ts';
import { borrowSite } from '../../../support/small-site.ts';

const place = { file: 'site.config.ts', line: 7, column: 3 };

/** Installs a version of a package in a site. */
function install(root: string, name: string, version: string): void {
  const folder = join(root, 'node_modules', name);
  mkdirSync(join(folder, 'lib'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, main: 'lib/main.js' }));
  writeFileSync(join(folder, 'lib/main.js'), '');
}

function problemsOf(root: string, find = findPackage): unknown {
  try {
    return identifyPackages({ root, options: null, place }, find);
  } catch (error) {
    return error instanceof DocsgenError ? error.problems : error;
  }
}

const hint =
  "Run `npm install --save-dev twoslash@^0.3.9 typescript@^6` in the site's folder, or remove the plugin from the configuration.";
const problem = (title: string) => ({
  severity: 'error',
  code: 'unusable-package',
  title: `The plugin \`docsgen/plugins/twoslash\` needs the package ${title}`,
  hint,
  ...place,
});

test('a site without the packages, or with other versions, is refused', () => {
  const root = borrowSite('minimal');
  expect(problemsOf(root, () => null)).toStrictEqual([
    problem('`twoslash` 0.3, which is not installed'),
    problem('`typescript` 5.5 to 6, which is not installed'),
  ]);
  install(root, 'twoslash', '0.4.0');
  install(root, 'typescript', '7.0.2');
  expect(problemsOf(root)).toStrictEqual([
    problem('`twoslash` 0.3, but 0.4.0 is installed'),
    problem('`typescript` 5.5 to 6, but 7.0.2 is installed'),
  ]);
  install(root, 'twoslash', '0.3.1');
  install(root, 'typescript', '5.4.5');
  expect(problemsOf(root)).toStrictEqual([problem('`typescript` 5.5 to 6, but 5.4.5 is installed')]);
});

test('what identifies the packages changes with their versions and with the lock file', () => {
  const root = borrowSite('minimal');
  install(root, 'twoslash', '0.3.1');
  install(root, 'typescript', '5.10.0');
  const seen = [problemsOf(root)];
  install(root, 'typescript', '6.0.3');
  seen.push(problemsOf(root));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  seen.push(problemsOf(root));
  expect(seen.map((each) => typeof each)).toStrictEqual(['string', 'string', 'string']);
  expect(new Set(seen).size).toBe(3);
  expect(problemsOf(root)).toBe(seen[2]);
});

test('the options are the name of the package `typescript` and linked packages', () => {
  expect(readOptions(null)).toStrictEqual({ typescript: 'typescript', linkedPackages: [] });
  const options = { typescript: 'typescript-6', linkedPackages: ['sdk'] };
  expect(readOptions(options)).toStrictEqual(options);
  for (const wrong of [{ typescript: 6 }, { typescript: 'a', more: 1 }, 'typescript', { linkedPackages: 'sdk' }])
    expect(() => readOptions(wrong)).toThrow('the options are `typescript`');
  // Then nothing is said of packages.
  expect(identifyPackages({ root: borrowSite('minimal'), options: { more: 1 }, place }, () => null)).toBe('');
});
