import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram, runScript } from '../../bench/lib/run-process.mjs';

/** @import { Side } from './compare-sides.mjs' */

/**
 * Checks out a commit of a repository into a folder, with the packages of the repository if it needs
 * the same. Returns a function that removes the checkout.
 *
 * @param {string} repository
 * @param {string} ref name of a branch, a tag or a commit
 * @param {string} folder a new one
 */
export async function checkOut(repository, ref, folder) {
  await runProgram('git', ['worktree', 'add', '--detach', folder, ref], repository);
  const lock = (/** @type {string} */ root) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(repository)) {
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
  } else {
    await runProgram('npm', ['ci', '--no-audit', '--no-fund'], folder);
  }
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await runProgram('git', ['worktree', 'prune'], repository);
  };
}

/**
 * Compiles docsgen in a checkout, and builds with it the site of the repository, the manual and a
 * small site with Arabic pages. Returns their folders.
 *
 * @param {string} checkout
 * @param {string} folder where the sites are written
 * @returns {Promise<Side>}
 */
export async function buildSide(checkout, folder) {
  await runScript(['scripts/compile.mjs'], checkout);
  const small = join(folder, 'small');
  mkdirSync(folder, { recursive: true });
  // Nothing is written into the small sites of the tests.
  if (existsSync(join(checkout, 'test/sites/looks')))
    cpSync(join(checkout, 'test/sites/looks'), small, { recursive: true });
  const roots = { site: checkout, manual: join(checkout, 'manual'), rtl: small };
  for (const [name, root] of Object.entries(roots)) await buildSite(checkout, root, join(folder, name));
  return { site: join(folder, 'site'), manual: join(folder, 'manual'), rtl: join(folder, 'rtl') };
}

/**
 * @param {string} checkout that of docsgen
 * @param {string} root
 * @param {string} out
 */
async function buildSite(checkout, root, out) {
  await runScript([join(checkout, 'bin/docsgen.js'), 'build', '--root', root, '--out', out], checkout);
}
