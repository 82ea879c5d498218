import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { hasFields } from '../shared/has-fields.ts';
import type { Problem } from '../shared/problem.ts';
import type { ModuleBundle } from './bundle-module.ts';

/** Start of the `data:` URL of a module. */
const urlPrefix = 'data:text/javascript;base64,';

/**
 * Returns the URL from which Node imports the code of a module. It contains the code, so no file is
 * written, and a site in a read-only folder can be checked too.
 */
export function moduleUrl({ code }: Pick<ModuleBundle, 'code'>): string {
  return urlPrefix + Buffer.from(code).toString('base64');
}

/** Returns the default export of a module; undefined if it has none. */
export async function importDefault(url: string): Promise<unknown> {
  const module: unknown = await import(url);
  return hasFields<{ readonly default: unknown }>(module, 'default') ? module.default : undefined;
}

/**
 * Returns the source position of the code of a module that threw an error; null if the stack of the
 * error does not contain it.
 */
export function placeInSource(error: unknown, map: string): Pick<Problem, 'file' | 'line' | 'column'> | null {
  if (!(error instanceof Error)) return null;
  const frame = /data:text\/javascript;base64,[^:\s]*:(\d+):(\d+)/.exec(error.stack ?? '');
  if (!frame) return null;
  const found = originalPositionFor(new TraceMap(map), { line: Number(frame[1]), column: Number(frame[2]) - 1 });
  return found.source === null ? null : { file: found.source, line: found.line, column: found.column + 1 };
}
