import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { pathFrom } from '../system/path-from.ts';

/** A place in a source of a bundle. */
export interface ThrownPosition {
  /** Relative to the site's root; with the namespace of esbuild for a module that has no file. */
  readonly file: string;
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/**
 * Returns the places in the sources that an error went through, if it was thrown by bundled
 * modules, from the inside out. `folder` is the folder of the bundle.
 */
export function thrownPositions(error: unknown, folder: string, root: string): readonly ThrownPosition[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, ...frames] = stack.split(`${pathToFileURL(folder).href}/`);
  return frames.flatMap((frame) => {
    const [, output, line, column] = /^([\w-]+\.mjs):(\d+):(\d+)/.exec(frame) ?? [];
    if (output === undefined) return [];
    const map = new TraceMap(readFileSync(join(folder, `${output}.map`), 'utf8'));
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found.source === null) return [];
    const isGenerated = /^[\w-]{2,}:/.test(found.source);
    const file = isGenerated ? found.source : pathFrom(root, resolve(folder, found.source));
    return { file: file.replace(/\?[^/]*$/, ''), line: found.line, column: found.column + 1 };
  });
}

/** Returns the innermost of these places; null for an error of other code. */
export function thrownPosition(error: unknown, folder: string, root: string): ThrownPosition | null {
  return thrownPositions(error, folder, root)[0] ?? null;
}
