import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { build, type Message, type Plugin } from 'esbuild';
import { DocsgenError, type Outcome, type Problem } from '../shared/problem.ts';
import type { CollectionSchema } from './collection-schema.ts';
import type { Config } from './config.ts';
import { checkValues } from './check-values.ts';
import { columnOf } from './column-of.ts';
import { importPackages } from './import-packages.ts';
import { regularFiles, regularFilesName } from './regular-files.ts';
import { resolveConfig } from './resolve-config.ts';
import { baseSchema } from './schema/site-config.ts';
import { specialKind } from './site-folder.ts';

const fileNames = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'];

/** Values from the command line that override the configuration file. */
export interface ConfigOverrides {
  readonly base?: string | undefined;
}

/**
 * Returns the configuration of the site in the folder `root`, whose collections have the given
 * types. The file is read again at each call. Throws a `DocsgenError` with every mistake: no file, code that fails to run, invalid values.
 */
export async function loadConfig(
  root: string,
  types: readonly CollectionSchema[],
  overrides: ConfigOverrides = {},
): Promise<Config> {
  const { value, problems } = await readConfig(root, types, overrides);
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
  overrides: ConfigOverrides = {},
): Promise<Outcome<Config | null>> {
  const folder = resolve(root);
  const file = fileNames.find((name) => existsSync(join(folder, name)));
  if (!file) {
    throw failure({
      code: 'missing-config',
      title: `No configuration in ${folder}`,
      hint: `Write a \`site.config.ts\` there, or name the site's folder with --root. Accepted names: ${fileNames.join(', ')}.`,
    });
  }
  const source = await readSource(folder, file);
  // The parser for positions is loaded while esbuild bundles the file.
  const locating = import('./locate-config.ts').then(({ locateConfig }) => locateConfig(source));
  const bundle = await bundleConfig(folder, file);
  const locate = await locating;
  const exported = await importConfig(file, bundle);
  const overridden = overriddenBase(overrides);
  const input =
    overridden.value === undefined || !isRecord(exported) ? exported : { ...exported, base: overridden.value };
  const { value: checked, problems } = await checkValues({ input, file, locate, types });
  const value = checked && resolveConfig({ ...checked, root: folder, file, sources: bundle.sources, locate, types });
  return { value, problems: [...overridden.problems, ...problems] };
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

/**
 * Imports the bundle from memory. No file is written, so a site in a read-only folder can be
 * checked too.
 */
async function importConfig(file: string, { code, map }: Bundle): Promise<unknown> {
  try {
    const module: unknown = await import(bundlePrefix + Buffer.from(code).toString('base64'));
    const exported = isRecord(module) ? module['default'] : undefined;
    if (exported !== undefined) return exported;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const place = cause instanceof Error ? placeInSource(cause, map) : null;
    throw failure(
      {
        code: 'config-failed',
        title: `${file} failed to run: ${reason}`,
        hint: 'Fix what its code does when it is loaded.',
        file,
        ...place,
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

/** Start of the bundle's `data:` URL. */
const bundlePrefix = 'data:text/javascript;base64,';

/** Returns the source position of the code that threw; null if the stack does not contain it. */
function placeInSource({ stack = '' }: Error, map: string): Pick<Problem, 'file' | 'line' | 'column'> | null {
  const frame = /data:text\/javascript;base64,[^:\s]*:(\d+):(\d+)/.exec(stack);
  if (!frame) return null;
  const found = originalPositionFor(new TraceMap(map), { line: Number(frame[1]), column: Number(frame[2]) - 1 });
  if (found.source === null) return null;
  return { file: found.source, line: found.line, column: found.column + 1 };
}

interface Bundle {
  readonly code: string;
  /** Source map, as JSON. */
  readonly map: string;
  /** The source files of the bundle, relative to the site's root. */
  readonly sources: readonly string[];
}

async function bundleConfig(folder: string, file: string): Promise<Bundle> {
  try {
    const result = await build({
      absWorkingDir: folder,
      entryPoints: [file],
      bundle: true,
      write: false,
      outfile: 'config.mjs',
      sourcemap: 'external',
      metafile: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      // Resolve packages as Node does: without the conditions that bundlers add.
      conditions: [],
      // `import.meta` describes the configuration file, not the bundle.
      define: importMeta(join(folder, file)),
      logLevel: 'silent',
      plugins: [docsgenModule, importPackages, regularFiles(folder)],
    });
    const textOf = (end: string) => result.outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
    const sources = Object.keys(result.metafile.inputs).filter((input) => !input.startsWith(`${ownNamespace}:`));
    return { code: textOf('.mjs'), map: textOf('.map'), sources };
  } catch (cause) {
    const problems = esbuildMessages(cause).map((message) => toProblem(message, folder, file));
    if (problems.length === 0) throw cause;
    throw new DocsgenError(problems, { cause });
  }
}

function importMeta(path: string): Readonly<Record<string, string>> {
  const values = { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`import.meta.${name}`, JSON.stringify(value)]),
  );
}

const ownNamespace = 'docsgen';

/**
 * An esbuild plugin that provides the module `docsgen`, because a site may be built where the
 * package is not installed.
 */
const docsgenModule: Plugin = {
  name: 'docsgen-module',
  setup(build) {
    build.onResolve({ filter: /^docsgen$/ }, () => ({ path: 'docsgen', namespace: ownNamespace }));
    build.onLoad({ filter: /.*/, namespace: ownNamespace }, () => ({
      contents: 'export const defineConfig = (config) => config;',
    }));
  },
};

function esbuildMessages(error: unknown): readonly Message[] {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
}

function toProblem(message: Message, folder: string, file: string): Problem {
  const { location } = message;
  return {
    severity: 'error',
    code: isUnresolved(message) ? 'unresolved-import' : 'invalid-module',
    title: message.text,
    hint: hintOf(message),
    file: location ? relative(folder, resolve(folder, location.file)).split(sep).join('/') : file,
    line: location?.line,
    column: location ? columnOf(location) : undefined,
  };
}

function isUnresolved({ text }: Message): boolean {
  return text.startsWith('Could not resolve');
}

function hintOf(message: Message): string {
  if (isUnresolved(message)) return 'Check the path of the import; it starts from the folder of the file that imports.';
  return message.pluginName === regularFilesName
    ? 'Put a file in its place.'
    : 'Fix the syntax; often a comma, a quote or a bracket is missing just before.';
}

function failure(problem: Omit<Problem, 'severity'>, cause?: unknown): DocsgenError {
  return new DocsgenError([{ severity: 'error', ...problem }], { cause });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
