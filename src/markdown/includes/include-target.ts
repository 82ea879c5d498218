import { posix } from 'node:path';

/** The target of an include: a file, or some of its lines. */
export interface IncludeTarget {
  /** Path as the author wrote it. */
  readonly path: string;
  /** The name of a region; in Markdown, the id of a heading, too. */
  readonly region: string | null;
  /** First and last line of the file, or of the region, from 1. The last may be `Infinity`. */
  readonly range: readonly [number, number] | null;
}

/**
 * Parses `path#region`, `path#L3-L8`, `path{3,8}` and `path#region{3,8}`. The last line of a range
 * may be missing, in braces also the first.
 */
export function parseIncludeTarget(text: string): IncludeTarget {
  const [, path = '', hash, braces] = /^(.*?)(?:#([^#{}]+))?(?:\{([\d\s,-]*)\})?$/s.exec(text.trim()) ?? [];
  const [, first, last] = /^L(\d+)(?:-(?:L?(\d+))?)?$/.exec(hash ?? '') ?? [];
  if (first !== undefined) {
    const isOpen = hash?.endsWith('-') === true;
    return { path, region: null, range: [Number(first), isOpen ? Infinity : Number(last ?? first)] };
  }
  const [, from = '', to] = /^ ?(\d*) ?(?:[,-] ?(\d*) ?)?$/.exec((braces ?? '').replace(/\s+/g, ' ')) ?? [];
  const range: readonly [number, number] | null =
    braces === undefined ? null : [Number(from || 1), to === undefined ? Number(from || 1) : Number(to || Infinity)];
  return { path, region: hash ?? null, range };
}

/**
 * Resolves a path that the file `from` includes. Null means that the page itself includes it.
 * Returns a path as `ReadIncluded` takes it.
 */
export function resolveInclude(from: string | null, path: string): string {
  if (path.startsWith('@/')) return `@/${posix.normalize(path.slice(2))}`;
  if (from?.startsWith('@/')) return `@/${posix.join(posix.dirname(from.slice(2)), path)}`;
  return posix.join(from === null ? '.' : posix.dirname(from), path);
}
