import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import pc from 'picocolors';
import { findStateFolder, stateFolderName } from '../../config/state-folder.ts';
import { printResult } from '../terminal/command-output.ts';
import { declareCommand } from '../declaration/declare-command.ts';
import { jsonOption, quietOption, rootOption } from './options.ts';
import type { CleanResult } from './results.ts';
import { reportWait } from '../terminal/report-wait.ts';

export const addCleanCommand = declareCommand({
  name: 'clean',
  description: 'Remove the build in build/ and the cache folder .docsgen/',
  options: { root: rootOption, json: jsonOption, quiet: quietOption() },
  examples: ['clean'],
  run: async (options) => {
    const { cleanOutput } = await import('../../build/output/clean-output.ts');
    const { fileListText } = await import('../../build/output/file-list-text.ts');
    const { outputFolder, outputState } = await import('../../build/output/site-outputs.ts');
    const root = resolve(options.root);
    const out = join(root, 'build');
    const state = await findStateFolder(root);
    const outputs = (await placesOf(root, state)).map((place) => ({ place, folder: outputFolder(out, place) }));
    const there = outputs.filter(({ folder }) => existsSync(folder)).map(({ folder }) => `${basename(folder)}/`);
    if (existsSync(state)) there.push(`${stateFolderName}/`);
    const left: string[] = [];
    // The state of the site has that of all other outputs, so it is the last.
    for (const { place, folder } of outputs.toReversed()) {
      const own = await cleanOutput({ out: folder, root, folder: outputState(state, place), onWait: reportWait });
      left.push(...own.map((path) => (place === null ? path : `../${basename(folder)}/${path}`)));
    }
    printResult(options, {
      data: { left } satisfies CleanResult,
      summary: `${pc.green('✓')} ${doneText(there, left)}\n`,
    });
    if (left.length === 0 || options.quiet) return;
    const title = 'Left in build/, because docsgen did not write it, or somebody has changed it since:';
    process.stderr.write(`${pc.yellow(title)}\n${fileListText(left)}\n`);
  },
});

/**
 * Returns the places that the site has outputs for, see `LocaleChoice`: its own, and those of
 * builds.
 */
async function placesOf(root: string, state: string): Promise<readonly (string | null)[]> {
  const { builtPlaces } = await import('../../build/output/site-outputs.ts');
  return [null, ...new Set([...builtPlaces(state), ...(await configuredPlaces(root))])];
}

/**
 * Without `.docsgen/`, only the configuration knows them. What was built can be removed without it,
 * too.
 */
async function configuredPlaces(root: string): Promise<readonly string[]> {
  const { otherPlaces } = await import('../../build/output/site-outputs.ts');
  const { readSiteConfig } = await import('../../pipeline/read-site-config.ts');
  const { collectionTypes } = await import('../../collections/collection-types.ts');
  try {
    const { value } = await readSiteConfig(root, collectionTypes);
    return value ? otherPlaces(value.config) : [];
  } catch {
    return [];
  }
}

function doneText(there: readonly string[], left: readonly string[]): string {
  const last = there.at(-1);
  if (last === undefined) return 'There is nothing to remove';
  if (left.length > 0) return 'Everything that docsgen wrote is removed';
  const names = there.length === 1 ? last : `${there.slice(0, -1).join(', ')} and ${last}`;
  return `${names} ${there.length === 1 ? 'is' : 'are'} removed`;
}
