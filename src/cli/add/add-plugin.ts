import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openConfigFile } from '../../config/load-config.ts';
import { isRecord } from '../../shared/is-record.ts';
import { packageFolder } from '../../system/package-folder.ts';
import { type EditedConfig, editConfig } from './edit-config.ts';
import { invalidOption, writeNewFile } from './new-file.ts';

/** A new plugin of the site, and the configuration that names it. */
export interface AddedPlugin {
  /** Path of the plugin, relative to the root. */
  readonly path: string;
  readonly config: EditedConfig;
}

/**
 * Writes a plugin with one hook into `plugins/`, and names it in the configuration. Throws a
 * `DocsgenError` if there is such a file, or if the name cannot be that of one.
 */
export async function addPlugin(root: string, name: string): Promise<AddedPlugin> {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name))
    throw invalidOption(`\`${name}\` cannot be the name of a plugin`, 'Write lowercase letters, digits and hyphens.');
  const { input } = await openConfigFile(root);
  const path = `plugins/${name}.ts`;
  const template = readFileSync(join(packageFolder(), 'templates/add/plugin.ts'), 'utf8');
  await writeNewFile(root, path, template.replaceAll('__PLUGIN__', name));
  const known = isRecord(input) && Array.isArray(input['plugins']) ? input['plugins'] : [];
  const keys = isRecord(input) ? Object.keys(input) : [];
  const isFirst = !keys.includes('plugins');
  const specifier = `'./${path}'`;
  const config = await editConfig(root, {
    after: isFirst ? [keys.at(-1) ?? ''] : ['plugins', known.length - 1],
    entry: isFirst ? `plugins: [${specifier}]` : specifier,
    change: (value) => (isRecord(value) ? { ...value, plugins: [...known, `./${path}`] } : value),
  });
  return { path, config };
}
