import pc from 'picocolors';
import type { Collection } from '../../config/config.ts';
import { canAsk } from '../terminal/can-ask.ts';
import { printResult } from '../terminal/command-output.ts';
import { declareCommand } from '../declaration/declare-command.ts';
import { jsonOption, quietOption, rootOption, textOption } from './options.ts';
import type { VersionResult } from './results.ts';

export const addVersionCommand = declareCommand({
  name: 'version',
  description: 'Keep the current docs as a version, copied in every language',
  arguments: [{ name: '<name>', text: 'name of the version, such as 2.0' }],
  options: {
    root: rootOption,
    json: jsonOption,
    quiet: quietOption('print only errors and what is left to do'),
    collection: textOption(
      '--collection <key>',
      'collection of the docs (default: the only one; otherwise, you are asked)',
    ),
  },
  examples: ['version 2.0'],
  run: async (options, { args: [name] }) => {
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
  },
});
