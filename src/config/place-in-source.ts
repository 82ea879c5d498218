import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place in a source file. */
interface SourcePlace {
  /** Relative to the site's root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the source position of the code of a module that threw an error; null if the stack of the
 * error does not contain it.
 */
export function placeInSource(error: unknown, map: string): SourcePlace | null {
  if (!(error instanceof Error)) return null;
  const frame = /data:text\/javascript;base64,[^:\s]*:(\d+):(\d+)/.exec(error.stack ?? '');
  if (!frame) return null;
  const found = originalPositionFor(new TraceMap(map), { line: Number(frame[1]), column: Number(frame[2]) - 1 });
  return found.source === null ? null : { file: found.source, line: found.line, column: found.column + 1 };
}
