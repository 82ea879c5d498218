import { join, resolve } from 'node:path';
import pc from 'picocolors';
import { stateFolderName } from '../../config/state-folder.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import { printResult } from '../terminal/command-output.ts';
import { declareCommand } from '../declaration/declare-command.ts';
import { jsonOption, outOption, quietOption, rootOption } from './options.ts';
import type { SchemaFiles } from './results.ts';
import { pathFrom } from '../../system/path-from.ts';

export const addSchemaCommand = declareCommand({
  name: 'schema',
  description: 'Write JSON schemas for front matter and metadata files, and print the VS Code settings for them',
  options: {
    root: rootOption,
    json: jsonOption,
    quiet: quietOption('print only the settings, not the names of the written files'),
    out: outOption(`the folder for the schemas (default: ${stateFolderName}/schema in the site's folder)`),
  },
  examples: ['schema'],
  run: async (options) => {
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
  },
});
