import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { stateFolderName } from '../../config/state-folder.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import { printResult } from '../terminal/command-output.ts';
import { addJsonOption, addQuietOption, addRootOption } from './options.ts';
import type { SchemaFiles } from './results.ts';
import { pathFrom } from '../../system/path-from.ts';

interface Options {
  readonly root: string;
  readonly out?: string;
  readonly json: boolean;
  readonly quiet: boolean;
}

/** Adds `docsgen schema` to the program. */
export function addSchemaCommand(program: Command): void {
  const command = addJsonOption(addRootOption(program.command('schema')));
  addQuietOption(command, 'print only the settings, not the names of the written files')
    .description('Write JSON schemas for front matter and metadata files, and print the VS Code settings for them')
    .option('--out <dir>', `the folder for the schemas (default: ${stateFolderName}/schema in the site's folder)`)
    .action(async (options: Options) => {
      const root = resolve(options.root);
      const out = options.out === undefined ? join(root, stateFolderName, 'schema') : resolve(options.out);
      const { loadSiteConfig } = await import('../../pipeline/read-site-config.ts');
      const { collectionTypes } = await import('../../collections/collection-types.ts');
      const { siteSchemas } = await import('../../pipeline/json-schema/site-schemas.ts');
      const { schemas, uses } = siteSchemas((await loadSiteConfig(root, collectionTypes)).config, collectionTypes);
      const place = pathFrom(root, out);
      for (const [file, schema] of schemas) {
        await writeAtomically(join(out, file), `${JSON.stringify(schema, null, 2)}\n`);
        if (!options.quiet) process.stderr.write(`${pc.green('✓')} ${place}/${file}\n`);
      }
      const schemasOf = Object.fromEntries([...uses].map(([file, patterns]) => [`./${place}/${file}`, patterns]));
      const text = `${JSON.stringify({ 'yaml.schemas': schemasOf }, null, 2)}\n`;
      printResult(options, { data: { schemas: schemasOf } satisfies SchemaFiles, text });
    });
}
