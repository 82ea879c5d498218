import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../run-process.mjs';

/** @import { Generator } from './types.ts' */

/**
 * Installs the packages of a generator into its home as for production, if they are not installed
 * yet.
 *
 * @param {Generator} generator
 * @param {string} home
 */
export async function ensureInstalled(generator, home) {
  await mkdir(home, { recursive: true });
  await generator.prepare?.(home);
  if (generator.dependencies === undefined) return;
  const text = describePackage(generator);
  const [file, installed] = [join(home, 'package.json'), join(home, 'node_modules/.package-lock.json')];
  if (existsSync(installed) && (await readFile(file, 'utf8').catch(() => '')) === text) return;
  await writeFile(file, text);
  await runProgram('npm', ['install', '--omit=dev', '--no-audit', '--no-fund'], home);
}

/**
 * Returns the `package.json` of a generator's home and of its sites. Some generators read there
 * which packages their bundler must include.
 *
 * @param {Pick<Generator, 'name' | 'dependencies' | 'overrides'>} generator
 */
export function describePackage({ name, dependencies = {}, overrides = {} }) {
  return `${JSON.stringify({ name: `bench-${name}`, private: true, dependencies, overrides }, null, 2)}\n`;
}

/**
 * Returns the number of packages that are installed in a home and their size on disk in bytes,
 * without those that replace Node itself.
 *
 * @param {Generator} generator
 * @param {string} home
 */
export async function measureInstall(generator, home) {
  const modules = join(home, 'node_modules');
  const { packages } = JSON.parse(await readFile(join(modules, '.package-lock.json'), 'utf8'));
  const runtimes = generator.runtimes ?? [];
  const excluded = runtimes.map((name) => `--exclude=${name}`);
  const kilobytes = parseInt(await runProgram('du', ['-sk', ...excluded, modules], home), 10);
  return { packages: Object.keys(packages).length - runtimes.length, disk: kilobytes * 1024 };
}

/**
 * Returns the installed versions of some packages.
 *
 * @param {string} home
 * @param {readonly string[]} names
 */
export async function readVersions(home, names) {
  const entries = [];
  for (const name of names) {
    const text = await readFile(join(home, 'node_modules', name, 'package.json'), 'utf8');
    entries.push(`${name} ${JSON.parse(text).version}`);
  }
  return entries;
}
