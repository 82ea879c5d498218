import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { build } from 'esbuild';
import { islandOptions, type ScriptsSource } from './bundle-scripts.ts';

/** A place in a script that a browser has. Line and column are from 1. */
interface ScriptPlace {
  readonly code: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Returns where the code at a place in a script of a site's islands was written, in a file of the
 * site; null for code that is not of the site. Maps are made only now, since the names of scripts
 * depend on whether there are any.
 */
export async function locateInIslands(
  { root, islands }: Pick<ScriptsSource, 'root' | 'islands'>,
  { code, line, column }: ScriptPlace,
): Promise<{ readonly file: string; readonly line: number; readonly column: number } | null> {
  const { outputFiles } = await build({ ...islandOptions(root, islands), sourcemap: 'external' });
  const wanted = withoutHashes(code);
  const script = outputFiles.find(({ path, text }) => path.endsWith('.js') && withoutHashes(text) === wanted);
  const map = outputFiles.find(({ path }) => path === `${script?.path}.map`);
  if (!map) return null;
  const found = originalPositionFor(new TraceMap(map.text), { line, column: column - 1 });
  const [, file] = /(?:^|\/)site:(.*)$/.exec(found.source ?? '') ?? [];
  return file === undefined || found.line === null ? null : { file, line: found.line, column: found.column + 1 };
}

/** Scripts that import each other name each other by hashes, which are as long in both bundles. */
function withoutHashes(code: string): string {
  return code.replace(/-[A-Z0-9]{8}\.js/g, '');
}
