import { appendFileSync, cpSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { build } from 'esbuild';
import { codeIdentity } from '../../../src/cache/code-identity.ts';
import { projectRoot } from '../../support/docsgen.ts';
import { makeFolder } from '../../support/small-site.ts';

/** Returns the folder of a copy of the package, and a function that returns its identity. */
async function copyPackage(): Promise<{ readonly root: string; readonly identity: () => string }> {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const part of ['package.json', 'dist']) cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const file = join(root, 'identity.mjs');
  const entryPoints = [join(projectRoot, 'src/cache/code-identity.ts')];
  await build({ entryPoints, outfile: file, bundle: true, platform: 'node', format: 'esm' });
  const copy: typeof import('../../../src/cache/code-identity.ts') = await import(String(pathToFileURL(file)));
  return { root, identity: copy.codeIdentity };
}

test('the same code has the same identity, wherever it is installed', async () => {
  expect(codeIdentity()).toMatch(/^[0-9a-f]{64}$/);
  expect(codeIdentity()).toBe(codeIdentity());
  expect((await copyPackage()).identity()).toBe(codeIdentity());
});

test('code that is compiled anew or patched has another identity', async () => {
  const { root, identity } = await copyPackage();
  const chunk = readdirSync(join(root, 'dist/chunks'))[0] ?? '';
  appendFileSync(join(root, 'dist/chunks', chunk), '\n// Patched.\n');
  const patched = identity();
  expect(patched).not.toBe(codeIdentity());
  writeFileSync(join(root, 'dist/code-hash'), 'of other code');
  expect(identity()).not.toBe(patched);
});
