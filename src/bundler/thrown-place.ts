import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place in a source of a bundle. */
export interface ThrownPlace {
  /** Relative to the site's root; with the namespace of esbuild for a module that has no file. */
  readonly file: string;
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/**
 * Returns the place in the source that an error was thrown from, if it was thrown by a bundled
 * module. `folder` is the folder of the bundle. Returns null for any other error.
 */
export function thrownPlace(error: unknown, folder: string, root: string): ThrownPlace | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const inFolder = `${pathToFileURL(folder).href}/`;
  const start = stack.indexOf(inFolder);
  if (start === -1) return null;
  const [, output, line, column] = /^([\w-]+\.mjs):(\d+):(\d+)/.exec(stack.slice(start + inFolder.length)) ?? [];
  if (output === undefined) return null;
  const map = new TraceMap(readFileSync(join(folder, `${output}.map`), 'utf8'));
  const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
  if (found.source === null) return null;
  const isGenerated = /^[\w-]{2,}:/.test(found.source);
  const file = isGenerated ? found.source : relative(root, resolve(folder, found.source)).split(sep).join('/');
  return { file, line: found.line, column: found.column + 1 };
}
