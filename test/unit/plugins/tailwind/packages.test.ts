import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identifyPackages } from '../../../../src/plugins/tailwind/packages.ts';
import { DocsgenError } from '../../../../src/shared/problem.ts';
import { borrowSite } from '../../../support/small-site.ts';

const place = { file: 'site.config.ts', line: 5, column: 3 };

/** Returns what identifies packages of these versions, or else the problems with them. */
function identify(versions: Readonly<Record<string, string>>) {
  const root = borrowSite('minimal');
  const find = (name: string) => {
    if (versions[name] === undefined) return null;
    mkdirSync(join(root, name), { recursive: true });
    writeFileSync(join(root, name, 'package.json'), JSON.stringify({ name, version: versions[name] }));
    return join(root, name, 'index.js');
  };
  try {
    return identifyPackages({ root, place }, find);
  } catch (error) {
    if (error instanceof DocsgenError) return error.problems;
    throw error;
  }
}

test('the versions of both packages identify them', () => {
  const identity = identify({ '@tailwindcss/node': '4.1.0', '@tailwindcss/oxide': '4.1.0' });
  expect(identity).toMatch(/^\w+$/);
  expect(identify({ '@tailwindcss/node': '4.1.0', '@tailwindcss/oxide': '4.10.0' })).not.toBe(identity);
});

test.each([
  [{}, 'node', 'which is not installed'],
  [{ '@tailwindcss/node': '4.3.5' }, 'oxide', 'which is not installed'],
  [{ '@tailwindcss/node': '4.0.17', '@tailwindcss/oxide': '4.0.17' }, 'node', 'but 4.0.17 is installed'],
  [{ '@tailwindcss/node': '4.1.0', '@tailwindcss/oxide': '5.0.0' }, 'oxide', 'but 5.0.0 is installed'],
])('packages that are missing or that cannot be used are one problem: %o', (versions, name, state) => {
  const title = `The plugin \`docsgen/plugins/tailwind\` needs the package \`@tailwindcss/${name}\` 4 (at least 4.1), ${state}`;
  expect(identify(versions)).toMatchObject([{ severity: 'error', code: 'unusable-package', title, ...place }]);
});
