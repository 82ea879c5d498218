import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRecord } from '../shared/is-record.ts';
import { DocsgenError, type Outcome } from '../shared/problem.ts';
import type { CollectionSchema } from './collection-schema.ts';
import type { Config } from './config.ts';
import { checkValues } from './check-values.ts';
import type { ConfigContext } from './fields/config-context.ts';
import { locateInLayers, mergeLayers } from './merge-layers.ts';
import { readLayers } from './read-layers.ts';
import { resolveConfig } from './resolve-config.ts';
import { baseSchema } from './schema/site-config.ts';

const fileNames = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'];

/** What the command line says about the configuration. */
export interface ConfigOptions {
  /** Overrides the value of the file. */
  readonly base?: string | undefined;
  /** The command that runs. Default: `build`. */
  readonly command?: ConfigContext['command'] | undefined;
}

/**
 * Returns the configuration of the site in the folder `root`, whose collections have the given
 * types. The file is read again at each call. Throws a `DocsgenError` with every mistake: no file,
 * code that fails to run, invalid values.
 */
export async function loadConfig(
  root: string,
  types: readonly CollectionSchema[],
  options: ConfigOptions = {},
): Promise<Config> {
  const { value, problems } = await readConfig(root, types, options);
  if (value === null || problems.length > 0) throw new DocsgenError(problems);
  return value;
}

/**
 * Returns the configuration of the site in the folder `root` and every mistake in its values. The
 * file is read again at each call. Wrong values are left out, so that the caller can check the rest
 * of the site; the value is null if too much is wrong for that. Throws a `DocsgenError` if there is
 * no file, or if its code fails to run.
 */
export async function readConfig(
  root: string,
  types: readonly CollectionSchema[],
  options: ConfigOptions = {},
): Promise<Outcome<Config | null>> {
  const folder = resolve(root);
  const file = fileNames.find((name) => existsSync(join(folder, name)));
  if (!file) {
    const title = `No configuration in ${folder}`;
    const hint = `Write a \`site.config.ts\` there, or name the site's folder with --root. Accepted names: ${fileNames.join(', ')}.`;
    throw new DocsgenError([{ severity: 'error', code: 'missing-config', title, hint }]);
  }
  const { command = 'build' } = options;
  const mode = command === 'dev' ? 'development' : 'production';
  const { layers, sources } = await readLayers(folder, file, { command, mode });
  const [merged, locate] = [mergeLayers(layers), locateInLayers(layers)];
  const overridden = overriddenBase(options);
  const input = overridden.value === undefined || !isRecord(merged) ? merged : { ...merged, base: overridden.value };
  const { value: checked, problems } = await checkValues({ input, file, locate, types });
  const value = checked && resolveConfig({ ...checked, root: folder, file, sources, locate, types });
  return { value, problems: [...overridden.problems, ...problems] };
}

/** Returns the checked `--base`. A mistake in it has no file position. */
function overriddenBase({ base }: ConfigOptions): Outcome<string | undefined> {
  const result = baseSchema.safeParse(base);
  if (result.success) return { value: result.data, problems: [] };
  const hint = `Expected ${result.error.issues.map(({ message }) => message).join(', ')}.`;
  return {
    value: undefined,
    problems: [{ severity: 'error', code: 'invalid-option', title: `\`--base\` is "${base}"`, hint }],
  };
}
