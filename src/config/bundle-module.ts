import { readFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type BuildOptions, type Message, type Metafile, type Plugin, transform } from 'esbuild';
import { asProblem, DocsgenError, type Problem } from '../shared/problem.ts';
import { conflictMessage, conflictProblems, findConflicts } from '../shared/merge-conflict.ts';
import { columnOf } from './column-of.ts';
import { isConflictMessage, withoutFollowing } from './conflict-messages.ts';
import { importPackages } from './import-packages.ts';
import { regularFiles, regularFilesName } from './regular-files.ts';
import { pathFrom } from '../system/path-from.ts';

/** A module with everything that it imports except packages, as code that runs from anywhere. */
export interface ModuleBundle {
  readonly code: string;
  /** Absolute path of the module itself. */
  readonly file: string;
  /** Source map, as JSON. */
  readonly map: string;
  /** The source files of the bundle, relative to the site's root. */
  readonly sources: readonly string[];
  /** URLs of the files of packages that the code imports. */
  readonly packages: readonly string[];
}

/** Which module to bundle. */
interface ModuleOptions {
  /** The site's folder. */
  readonly root: string;
  /** A file relative to the root that begins with `./` or `../`, or the name of a package. */
  readonly specifier: string;
  /** The file to name in problems that have no file of their own, relative to the root. */
  readonly file: string;
  /**
   * The folders of packages whose files become a part of the code, absolute. Node loads a file only
   * once, so a package that has changed must not be imported again. Default: none.
   */
  readonly bundled?: readonly string[];
}

/**
 * Returns a module of a site as code that can be imported from memory. Throws a `DocsgenError` with
 * every mistake that prevents it, such as a syntax error or an import that cannot be resolved.
 */
export async function bundleModule({ root, specifier, file, bundled = [] }: ModuleOptions): Promise<ModuleBundle> {
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      ...entryOf(root, specifier),
      bundle: true,
      write: false,
      outfile: 'module.mjs',
      sourcemap: 'external',
      metafile: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      // Resolve packages as Node does: without the conditions that bundlers add.
      conditions: [],
      logLevel: 'silent',
      plugins: [docsgenModule, importPackages(bundled), ...bundled.map(packageMeta), regularFiles(root)],
      ...(bundled.length > 0 ? { banner: { js: requireCode(root) } } : {}),
    });
    const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
    const isOwn = (input: string) => !input.startsWith(`${ownNamespace}:`) && input !== entryName;
    const sources = Object.keys(metafile.inputs).filter(isOwn);
    if (findConflicts(textOf('.mjs')).length > 0) throw new DocsgenError(await conflictsIn(root, sources));
    const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
    return {
      code: textOf('.mjs'),
      file: moduleFile(root, metafile),
      map: textOf('.map'),
      sources,
      packages: imported.map(({ path }) => path).filter((path) => path.startsWith('file:')),
    };
  } catch (cause) {
    const problems = withoutFollowing(esbuildMessages(cause)).map((message) => toProblem(message, root, file));
    if (problems.length === 0) throw cause;
    throw new DocsgenError(problems, { cause });
  }
}

/** Returns the conflicts in texts of modules, where they are no mistake in the syntax. */
async function conflictsIn(root: string, sources: readonly string[]): Promise<readonly Problem[]> {
  const texts = await Promise.all(sources.map((file) => readFile(join(root, file), 'utf8').catch(() => '')));
  return sources.flatMap((file, index) => conflictProblems(file, texts[index] ?? ''));
}

/** Name of the module that imports a package. */
const entryName = 'docsgen-entry.mjs';

function entryOf(root: string, specifier: string): BuildOptions {
  if (/^\.\.?\//.test(specifier)) {
    // `import.meta` describes the source file, not the bundle.
    return { entryPoints: [specifier], define: importMeta(join(root, specifier)) };
  }
  const contents = `export { default } from ${JSON.stringify(specifier)};`;
  return { stdin: { contents, resolveDir: root, sourcefile: entryName } };
}

/** Returns the absolute path of the module that was asked for. */
function moduleFile(root: string, { inputs, outputs }: Metafile): string {
  const entry = Object.values(outputs).find(({ entryPoint }) => entryPoint !== undefined)?.entryPoint ?? '';
  const [imported] = inputs[entryName]?.imports ?? [];
  const path = entry === entryName ? (imported?.path ?? '') : entry;
  return path.startsWith('file:') ? fileURLToPath(path) : resolve(root, path);
}

function importMeta(path: string): Readonly<Record<string, string>> {
  const values = { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`import.meta.${name}`, JSON.stringify(value)]),
  );
}

/** Returns the code that gives CommonJS packages in a bundle their `require`. */
function requireCode(root: string): string {
  const place = JSON.stringify(pathToFileURL(join(root, 'package.json')).href);
  return `import { createRequire } from 'node:module'; const require = createRequire(${place});`;
}

/** Returns the esbuild plugin that gives the files of a package their own `import.meta`. */
function packageMeta(folder: string): Plugin {
  return {
    name: 'package-meta',
    setup(build) {
      build.onLoad({ filter: /\.m?js$/ }, async ({ path }) => {
        if (!path.startsWith(folder + sep)) return undefined;
        const text = await readFile(path, 'utf8');
        if (!text.includes('import.meta')) return undefined;
        const { code } = await transform(text, { define: importMeta(path), sourcefile: path, sourcemap: 'inline' });
        return { contents: code };
      });
    },
  };
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
      contents: ['defineCollectionType', 'defineConfig', 'definePlugin']
        .map((name) => `export const ${name} = (value) => value;`)
        .join(' '),
    }));
  },
};

function esbuildMessages(error: unknown): readonly Message[] {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
}

function toProblem(message: Message, root: string, file: string): Problem {
  const location = message.location?.file === entryName ? null : message.location;
  const source = location ? pathFrom(root, resolve(root, location.file)) : file;
  if (isConflictMessage(message)) return { ...conflictMessage, file: source, line: location?.line };
  return asProblem({
    code: isUnresolved(message) ? 'unresolved-import' : 'invalid-module',
    title: message.text,
    hint: hintOf(message),
    file: source,
    line: location?.line,
    column: location ? columnOf(location) : undefined,
  });
}

function isUnresolved({ text }: Message): boolean {
  return text.startsWith('Could not resolve');
}

function hintOf(message: Message): string {
  if (isUnresolved(message)) {
    const name = missingPackage(message);
    if (name !== null) return `Run \`npm install ${name}\` in the site's folder, or correct the name.`;
    return 'Check the path of the import; it is relative to the folder of the file with the import.';
  }
  return message.pluginName === regularFilesName
    ? 'Put a file in its place.'
    : 'Fix the syntax; often a comma, a quote or a bracket is missing just before.';
}

/** Returns the name of the package that is not installed; null for any other unresolved import. */
function missingPackage({ text, notes }: Message): string | null {
  const [, name] = /^Could not resolve "((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^"]*)?"/.exec(text) ?? [];
  const isInstalled = notes.some((note) => note.text.includes('is not exported'));
  return name === undefined || isInstalled ? null : name;
}
