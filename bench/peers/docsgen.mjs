import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteConfiguration } from '../lib/make-site.mjs';
import { runProgram } from '../lib/run-process.mjs';

/** @import { Generator } from '../lib/compare/types.ts' */

const project = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Compiles the current sources, and packs and installs the package, so that the benchmark measures
 * what users get.
 *
 * @param {string} home
 */
async function prepare(home) {
  await runProgram('npm', ['run', 'prepare'], project);
  await runProgram('npm', ['pack', '--ignore-scripts', '--pack-destination', home], project);
  const { name, version } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
  const archive = `${name}-${version}.tgz`;
  const hash = createHash('sha256')
    .update(await readFile(join(home, archive)))
    .digest('hex');
  const stamp = join(home, 'installed');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  await rm(join(home, 'node_modules'), { recursive: true, force: true });
  await writeFile(join(home, 'package.json'), '{ "name": "bench-docsgen", "private": true }\n');
  await runProgram('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--no-save', `./${archive}`], home);
  await writeFile(stamp, hash);
}

/**
 * This project, installed from its package.
 *
 * @type {Generator}
 */
export const docsgen = {
  name: 'docsgen',
  label: 'docsgen',
  largest: Infinity,
  prepare,
  readVersions: async () => {
    const { version } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
    const commit = await runProgram('git', ['describe', '--always', '--dirty'], project).catch(() => 'no commit');
    return [`docsgen ${version} (${commit.trim()})`];
  },
  content: 'content/en/docs',
  writeConfiguration: (site) => writeFile(join(site, 'site.config.ts'), siteConfiguration),
  command: (home) => [process.execPath, join(home, 'node_modules/docsgen/bin/docsgen.js')],
  buildArguments: ['build'],
  developArguments: (port) => ['dev', '--host', '127.0.0.1', '--port', String(port)],
  out: 'build',
  caches: ['.docsgen'],
  hashed: ['/assets/'],
  outputOf: (path) => `${path}/index.html`,
  addressOf: (path) => path,
};
