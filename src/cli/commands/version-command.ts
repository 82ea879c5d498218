import type { Command } from 'commander';
import pc from 'picocolors';
import type { Collection } from '../../config/config.ts';
import { canAsk } from '../terminal/can-ask.ts';
import { printResult } from '../terminal/command-output.ts';
import { addJsonOption, addQuietOption, addRootOption } from './options.ts';
import type { VersionResult } from './results.ts';

interface Options {
  readonly root: string;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly collection?: string;
}

/** Adds `docsgen version` to the program. */
export function addVersionCommand(program: Command): void {
  const command = addJsonOption(addRootOption(program.command('version')));
  addQuietOption(command, 'print only errors and what is left to do')
    .description('Keep the docs as they are now as a version: copy them in every language')
    .argument('<name>', 'name of the version, such as 2.0')
    .option('--collection <key>', 'collection of the docs (default: the only one, or you are asked)')
    .action(runVersion);
}

async function runVersion(name: string, options: Options): Promise<void> {
  const { addVersion } = await import('../version/add-version.ts');
  const { chooseCollection } = await import('../add/choose-collection.ts');
  const { collectionTypes } = await import('../../collections/collection-types.ts');
  const { loadSiteConfig } = await import('../../pipeline/read-site-config.ts');
  const { root, collection: key, json } = options;
  const { config, types } = await loadSiteConfig(root, collectionTypes);
  const versioned = new Set(types.flatMap((type) => ('addVersion' in type ? type.name : [])));
  const fits = ({ type }: Collection) => versioned.has(type);
  const collection = await chooseCollection(config, { key, fits, what: 'docs', mayAsk: !json && canAsk() });
  const { file, isEdited, folders, version } = await addVersion({ config, collection, types, name });
  const { entry, place, notes } = version;
  const made = folders.map((folder) => `${pc.green('✓')} ${folder}/\n`).join('');
  const named = isEdited ? `${pc.green('✓')} ${file} ${pc.dim(`now has ${entry}`)}\n` : '';
  printResult(options, {
    data: { collection: collection.key, folders, config: file, entry, isEdited } satisfies VersionResult,
    summary: made + named + notes.map((note) => `${note}\n`).join(''),
    text: isEdited ? '' : `Add this ${place} in ${file}:\n\n  ${entry},\n`,
  });
}
