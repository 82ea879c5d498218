import { resolve } from 'node:path';
import { isRecord } from '../shared/is-record.ts';
import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';
import type { CollectionSchema } from './collection-schema.ts';
import type { Config } from './config.ts';
import type { Locate } from './key-place.ts';
import type { Labels } from './labels.ts';
import { checkValues } from './check-values.ts';
import type { ConfigContext } from './fields/config-context.ts';
import { requireConfigFile } from './find-config-file.ts';
import { locateInLayers, mergeLayers } from './merge-layers.ts';
import { readLayers } from './read-layers.ts';
import type { LocaleChoice } from './resolve-locales.ts';
import { resolveConfig } from './resolve-config.ts';
import { baseSchema } from './schema/address.ts';
import { createSiteSchema } from './schema/site-config.ts';
import { translateTexts } from './translate-texts.ts';

/** What the command line says about the configuration. */
export interface ConfigOptions {
  /** Overrides the value of the file. */
  readonly base?: string | undefined;
  /** The command that runs. Default: `build`. */
  readonly command?: ConfigContext['command'] | undefined;
  /** Hidden locales are a part of the site. Default: true. */
  readonly drafts?: boolean | undefined;
  /** As in `LocaleChoice`. Default: null. */
  readonly place?: LocaleChoice['place'] | undefined;
}

/** The configuration of a site, before its values are checked. */
export interface ConfigFile {
  /** Absolute path of the site's folder. */
  readonly root: string;
  /** Path of the file, relative to the root. */
  readonly file: string;
  /** The file, those that it extends, and what these import, relative to the root. */
  readonly sources: readonly string[];
  /** What the file exports by default, with what it extends and the values of the command line. */
  readonly input: unknown;
  readonly locate: Locate;
  readonly choice: LocaleChoice;
  /** What texts are in other languages. */
  readonly labels: Labels;
  /** Mistakes in the values of the command line. */
  readonly problems: readonly Problem[];
}

/**
 * Returns the configuration of the site in the folder `root`, unchecked. The file is read again at
 * each call. Throws a `DocsgenError` if there is no file, or if its code fails to run.
 */
export async function openConfigFile(root: string, options: ConfigOptions = {}): Promise<ConfigFile> {
  const folder = resolve(root);
  const file = requireConfigFile(folder);
  const { command = 'build', drafts = true, place = null } = options;
  const mode = command === 'dev' ? 'development' : 'production';
  const { layers, sources } = await readLayers(folder, file, { command, mode });
  const merged = mergeLayers(layers);
  const { value: base, problems } = overriddenBase(options);
  const input = base === undefined || !isRecord(merged) ? merged : { ...merged, base };
  return {
    root: folder,
    file,
    sources,
    input,
    locate: locateInLayers(layers),
    choice: { drafts, place, isTogether: command === 'dev' },
    labels: {},
    problems,
  };
}

/** A configuration, or null and every mistake in its values. */
export interface CheckedConfig extends Outcome<Config | null> {
  /** The values of the file, with their texts in other languages. */
  readonly input: unknown;
}

/** Returns the configuration that a file contains. `types` are the types that collections may have. */
export async function checkConfigFile(
  configFile: ConfigFile,
  types: readonly CollectionSchema[],
): Promise<CheckedConfig> {
  const { root, file, sources, locate, choice, labels, problems } = configFile;
  const hasLabels = Object.keys(labels).length > 0;
  const input = hasLabels ? translateTexts(createSiteSchema(types), configFile.input, labels) : configFile.input;
  const checked = await checkValues({ input, file, locate, types });
  if (checked.value === null || problems.length > 0)
    return { value: null, problems: [...problems, ...checked.problems], input };
  const value = resolveConfig({ ...checked.value, root, file, sources, locate, types, choice, labels });
  return { value, problems: [], input };
}

/** Returns the checked `--base`. A mistake in it has no file position. */
function overriddenBase({ base }: ConfigOptions): Outcome<string | undefined> {
  const result = baseSchema.safeParse(base);
  if (result.success) return { value: result.data, problems: [] };
  const hint = `Expected ${result.error.issues.map(({ message }) => message).join(', ')}.`;
  return {
    value: undefined,
    problems: [asProblem({ code: 'invalid-option', title: `\`--base\` is "${base}"`, hint })],
  };
}
