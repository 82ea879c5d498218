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
 * Returns the places in the sources that an error went through, if it was thrown by bundled
 * modules, from the inside out. `folder` is the folder of the bundle.
 */
export function thrownPlaces(error: unknown, folder: string, root: string): readonly ThrownPlace[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, ...frames] = stack.split(`${pathToFileURL(folder).href}/`);
  return frames.flatMap((frame) => {
    const [, output, line, column] = /^([\w-]+\.mjs):(\d+):(\d+)/.exec(frame) ?? [];
    if (output === undefined) return [];
    const map = new TraceMap(readFileSync(join(folder, `${output}.map`), 'utf8'));
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found.source === null) return [];
    const isGenerated = /^[\w-]{2,}:/.test(found.source);
    const file = isGenerated ? found.source : relative(root, resolve(folder, found.source)).split(sep).join('/');
    return { file: file.replace(/\?[^/]*$/, ''), line: found.line, column: found.column + 1 };
  });
}

/** Returns the innermost of these places; null for an error of other code. */
export function thrownPlace(error: unknown, folder: string, root: string): ThrownPlace | null {
  return thrownPlaces(error, folder, root)[0] ?? null;
}
