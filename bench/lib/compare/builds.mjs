import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMeasured } from './run-measured.mjs';
import { editedPage, outputFile } from './sites.mjs';

/** @import { Context, Generator } from './types.ts' */

const stampOf = (/** @type {string} */ site) => join(site, '.built');

/**
 * Builds a site as it is now: with or without a cache, edited or not. Returns the figures of the
 * run.
 *
 * @param {Context} context
 */
export async function build({ generator, home, site, env }) {
  await rm(stampOf(site), { force: true });
  const command = [...generator.command(home), ...generator.buildArguments];
  const figures = await runMeasured({ command, cwd: site, env, log: join(site, 'build.log') });
  await writeFile(stampOf(site), '');
  return figures;
}

/**
 * Removes the output and caches of earlier builds and development servers.
 *
 * @param {Generator} generator
 * @param {string} site
 */
export async function cleanSite(generator, site) {
  await rm(stampOf(site), { force: true });
  for (const folder of [generator.out, ...generator.caches])
    await rm(join(site, folder), { recursive: true, force: true });
}

/**
 * Builds a site, unless its last build was successful.
 *
 * @param {Context} context
 */
export async function ensureBuilt(context) {
  if (!existsSync(stampOf(context.site))) await build(context);
}

/**
 * Throws if the edited page does not show a word: then the measured run did not build the edit.
 *
 * @param {Pick<Context, 'generator' | 'site' | 'pages'>} context
 * @param {string} word
 */
export async function proveWord({ generator, site, pages }, word) {
  const html = await readFile(outputFile(generator, site, editedPage(pages)), 'utf8');
  if (!html.includes(word)) throw new Error(`${generator.name} does not show the edited word ${word}.`);
}
