import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { build } from 'esbuild';
import { islandOptions, type IslandsSource } from './bundle-scripts.ts';

/** A position in a script of the browser. Line and column start at 1. */
interface ScriptPlace {
  readonly code: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the position in the site's source for a position in a script of its islands; null for
 * code that is not the site's. Source maps are made only here, because the hashes in the names of
 * scripts would change with them.
 */
export async function locateInIslands(
  source: IslandsSource,
  { code, line, column }: ScriptPlace,
): Promise<{ readonly file: string; readonly line: number; readonly column: number } | null> {
  const { outputFiles } = await build({ ...islandOptions(source), sourcemap: 'external' });
  const wanted = withoutHashes(code);
  const script = outputFiles.find(({ path, text }) => path.endsWith('.js') && withoutHashes(text) === wanted);
  const map = outputFiles.find(({ path }) => path === `${script?.path}.map`);
  if (!map) return null;
  const found = originalPositionFor(new TraceMap(map.text), { line, column: column - 1 });
  const [, file] = /(?:^|\/)site:(.*)$/.exec(found.source ?? '') ?? [];
  return file === undefined || found.line === null ? null : { file, line: found.line, column: found.column + 1 };
}

/**
 * Removes the hashes in imports. The two bundles differ only in these hashes, which have the same
 * length.
 */
function withoutHashes(code: string): string {
  return code.replace(/-[A-Z0-9]{8}\.js/g, '');
}
