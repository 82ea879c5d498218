import { dirname, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Message, type Plugin } from 'esbuild';
import { DocsgenError, type Problem } from '../shared/problem.ts';
import { columnOf } from './column-of.ts';
import { importPackages } from './import-packages.ts';
import { regularFiles, regularFilesName } from './regular-files.ts';

/** A configuration file and what it imports, as one module. */
export interface Bundle {
  readonly code: string;
  /** Source map, as JSON. */
  readonly map: string;
  /** The source files of the bundle, relative to the site's root. */
  readonly sources: readonly string[];
}

/**
 * Returns a configuration file with everything of the site that it imports, as one module. The path
 * `file` is relative to the site's folder. Throws a `DocsgenError` with every mistake of syntax and
 * every import that leads nowhere.
 */
export async function bundleConfig(folder: string, file: string): Promise<Bundle> {
  try {
    const result = await build({
      absWorkingDir: folder,
      entryPoints: [resolve(folder, file)],
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
      define: importMeta(resolve(folder, file)),
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
