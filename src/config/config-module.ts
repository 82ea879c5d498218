import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DocsgenError, type Problem } from '../shared/problem.ts';
import { bundleModule, type ModuleBundle } from './bundle-module.ts';
import type { ConfigContext } from './fields/config-context.ts';
import type { Locate } from './key-place.ts';
import { importDefault, moduleUrl } from './import-module.ts';
import { placeInSource } from './place-in-source.ts';
import { specialKind } from './site-folder.ts';
import { withoutSchemaKey } from './without-schema-key.ts';

/** What a configuration file exports by default, and where it is written. */
export interface ConfigModule {
  readonly value: unknown;
  readonly locate: Locate;
  /** The file and what it imports, relative to the site's root. */
  readonly sources: readonly string[];
}

/**
 * Reads and runs the configuration file `file`, a path relative to the site's folder, and returns
 * what it exports by default. If that is a function, returns its result. The file is read again at
 * each call. Throws a `DocsgenError` if it cannot be read, or if its code fails.
 */
export async function readConfigModule(folder: string, file: string, context: ConfigContext): Promise<ConfigModule> {
  const source = await readSource(folder, file);
  // The parser for positions is loaded while esbuild bundles the file.
  const locating = import('./locate-config.ts').then(({ locateConfig }) => locateConfig(source));
  const specifier = file.startsWith('../') ? file : `./${file}`;
  const bundle = await bundleModule({ root: folder, specifier, file });
  const locate = await locating;
  return { value: await runConfig(file, bundle, context), locate, sources: bundle.sources };
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
        hint: 'Check that it is a file that you have permission to read.',
        file,
      },
      cause,
    );
  }
}

/** What fails in an ES module that was written as a CommonJS module, or has imported one. */
const commonJsFailure = /^(?:Dynamic require of "|(?:require|module|exports|__dirname|__filename) is not defined)/;

const commonJsHint =
  "A configuration is an ES module: write `import path from 'node:path'` instead of `require('path')`, `export default` instead of `module.exports =`, and `import.meta.dirname` instead of `__dirname`.";

async function runConfig(file: string, bundle: ModuleBundle, context: ConfigContext): Promise<unknown> {
  try {
    const exported = await importDefault(moduleUrl(bundle));
    const value: unknown = typeof exported === 'function' ? await exported(context) : exported;
    if (value !== undefined) return withoutSchemaKey(file, value);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const isCommonJs = commonJsFailure.test(reason);
    throw failure(
      {
        code: 'config-failed',
        title: isCommonJs ? `${file} is written for CommonJS: ${reason}` : `${file} failed to run: ${reason}`,
        hint: isCommonJs ? commonJsHint : 'Fix the code that runs when the file is loaded.',
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
  return new DocsgenError([{ ...problem }], { cause });
}
