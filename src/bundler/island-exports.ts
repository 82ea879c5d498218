import { basename, dirname } from 'node:path';
import { build, type BuildOptions, type Message, type Metafile } from 'esbuild';
import { esbuildErrors } from './broken-modules.ts';

/** Names of the plugins that make islands. */
export const islandPluginNames: ReadonlySet<string> = new Set(['below-islands', 'islands']);

/** The names that a module exports, or its syntax errors. */
type ExportedNames = readonly string[] | { readonly errors: Message[] };

/**
 * Returns the names that a module exports, those of `export *` included, or its syntax errors.
 * `bundle` has the options of the bundle that the module is in.
 */
export async function exportedNames(path: string, source: string, bundle: BuildOptions): Promise<ExportedNames> {
  const { absWorkingDir = '', plugins = [] } = bundle;
  const options = {
    absWorkingDir,
    stdin: {
      contents: source,
      // esbuild takes it from the folder.
      sourcefile: basename(path),
      resolveDir: dirname(path),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    },
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
  } as const satisfies BuildOptions;
  const alone = await build(options).catch(esbuildErrors);
  if (!('metafile' in alone)) return { errors: [...alone] };
  const names = namesIn(alone.metafile);
  const [file] = alone.outputFiles;
  if (!/^export \* from/m.test(file?.text ?? '')) return names;
  // Only with the other modules is it known what they export.
  const { platform = 'node', external = [] } = bundle;
  const others = plugins.filter(({ name }) => !islandPluginNames.has(name));
  const bundled = await build({ ...options, bundle: true, platform, external, plugins: others }).catch(esbuildErrors);
  // The bundle itself reports its errors.
  return 'metafile' in bundled ? namesIn(bundled.metafile) : names;
}

function namesIn({ outputs }: Metafile): readonly string[] {
  return Object.values(outputs).flatMap(({ exports }) => exports);
}
