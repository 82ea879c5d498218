import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hasFields } from '../shared/has-fields.ts';
import { isRecord } from '../shared/is-record.ts';
import { DocsgenError, type Outcome, type Problem } from '../shared/problem.ts';
import { bundleModule, type ModuleBundle } from './bundle-module.ts';
import type { CollectionSchema } from './collection-schema.ts';
import type { Config, Locate } from './config.ts';
import { checkValues } from './check-values.ts';
import { moduleUrl, placeInSource } from './import-module.ts';
import { resolveConfig } from './resolve-config.ts';
import { baseSchema } from './schema/site-config.ts';
import { specialKind } from './site-folder.ts';

const fileNames = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'];

/** Values from the command line that override the configuration file. */
export interface ConfigOverrides {
  readonly base?: string | undefined;
}

/** Returns the name of the configuration file in a folder; null if there is none. */
export function findConfigFile(folder: string): string | null {
  return fileNames.find((name) => existsSync(join(folder, name))) ?? null;
}

/** The configuration file of a site, before its values are checked. */
export interface ConfigFile {
  /** Absolute path of the site's folder. */
  readonly root: string;
  /** Path of the file, relative to the root. */
  readonly file: string;
  /** The file and the files of the site that it imports, relative to the root. */
  readonly sources: readonly string[];
  /** What the file exports by default, with the values of the command line. */
  readonly input: unknown;
  readonly locate: Locate;
  /** Mistakes in the values of the command line. */
  readonly problems: readonly Problem[];
}

/**
 * Returns the configuration file of the site in the folder `root`. It is read again at each call.
 * Throws a `DocsgenError` if there is no file, or if its code fails to run.
 */
export async function openConfigFile(root: string, overrides: ConfigOverrides = {}): Promise<ConfigFile> {
  const folder = resolve(root);
  const file = findConfigFile(folder);
  if (file === null) {
    throw failure({
      code: 'missing-config',
      title: `No configuration in ${folder}`,
      hint: `Write a \`site.config.ts\` there, or name the site's folder with --root. Accepted names: ${fileNames.join(', ')}.`,
    });
  }
  const source = await readSource(folder, file);
  // The parser for positions is loaded while esbuild bundles the file.
  const locating = import('./locate-config.ts').then(({ locateConfig }) => locateConfig(source));
  const bundle = await bundleModule({ root: folder, specifier: `./${file}`, file });
  const locate = await locating;
  const exported = await importConfig(file, bundle);
  const { value: base, problems } = overriddenBase(overrides);
  const input = base === undefined || !isRecord(exported) ? exported : { ...exported, base };
  return { root: folder, file, sources: bundle.sources, input, locate, problems };
}

/**
 * Returns the configuration that a file contains, and every mistake in its values. `types` are the
 * types that collections may have. Wrong values are left out, so that the caller can check the rest
 * of the site; the value is null if too much is wrong for that.
 */
export async function checkConfigFile(
  { root, file, sources, input, locate, problems }: ConfigFile,
  types: readonly CollectionSchema[],
): Promise<Outcome<Config | null>> {
  const checked = await checkValues({ input, file, locate, types });
  const value = checked.value && resolveConfig({ ...checked.value, root, file, sources, locate, types });
  return { value, problems: [...problems, ...checked.problems] };
}

/** Returns the checked `--base`. A mistake in it has no file position. */
function overriddenBase({ base }: ConfigOverrides): Outcome<string | undefined> {
  const result = baseSchema.safeParse(base);
  if (result.success) return { value: result.data, problems: [] };
  const hint = `Expected ${result.error.issues.map(({ message }) => message).join(', ')}.`;
  return {
    value: undefined,
    problems: [{ severity: 'error', code: 'invalid-option', title: `\`--base\` is "${base}"`, hint }],
  };
}

async function readSource(folder: string, file: string): Promise<string> {
  const stats = await stat(join(folder, file));
  if (!stats.isFile() && !stats.isDirectory()) {
    throw failure({
      code: 'unreadable-config',
      title: `${file} is ${specialKind(stats)}, not a file`,
      hint: 'Put a file in its place.',
      file,
    });
  }
  try {
    return await readFile(join(folder, file), 'utf8');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw failure(
      {
        code: 'unreadable-config',
        title: `${file} cannot be read: ${reason}`,
        hint: 'Check that it is a file that you may read.',
        file,
      },
      cause,
    );
  }
}

async function importConfig(file: string, bundle: ModuleBundle): Promise<unknown> {
  try {
    const module: unknown = await import(moduleUrl(bundle));
    const exported = hasFields<{ readonly default: unknown }>(module, 'default') ? module.default : undefined;
    if (exported !== undefined) return exported;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw failure(
      {
        code: 'config-failed',
        title: `${file} failed to run: ${reason}`,
        hint: 'Fix what its code does when it is loaded.',
        file,
        ...placeInSource(cause, bundle.map),
      },
      cause,
    );
  }
  throw failure({
    code: 'missing-export',
    title: `${file} exports nothing by default`,
    hint: 'End it with `export default defineConfig({ … })`.',
    file,
  });
}

function failure(problem: Omit<Problem, 'severity'>, cause?: unknown): DocsgenError {
  return new DocsgenError([{ severity: 'error', ...problem }], { cause });
}
