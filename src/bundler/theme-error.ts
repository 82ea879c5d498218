import { readFile } from 'node:fs/promises';
import { dirname, parse, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { explainThrown } from '../render/content-error.ts';
import type { Problem } from '../shared/problem.ts';
import { packageFolder } from '../system/package-folder.ts';

interface FailedTheme {
  /** The module of the theme. */
  readonly file: string;
  readonly root: string;
  /** The folders with components of the site and of its plugins, absolute. */
  readonly folders: readonly string[];
  /** What the problem names if the stack has no file of the site, relative to the root. */
  readonly fallback?: string | undefined;
}

/**
 * Returns the problem for an error that a theme with components of the site or of plugins has
 * thrown. It names the first file of the site in the stack, or else the first file of a package.
 */
export async function locateThemeError(error: unknown, theme: FailedTheme): Promise<Problem> {
  const place = await placeOf(error, theme);
  const { fallback: file = 'theme' } = theme;
  const subject = place === null ? `The code of ${file}` : `The component \`<${parse(place.file).name}>\``;
  const { code, message, hint } = explainThrown(error, subject, place ?? { line: 1, column: 1 });
  return { severity: 'error', code, title: message, hint, ...(place ?? { file }) };
}

interface Place {
  /** Relative to the root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

async function placeOf(error: unknown, { file, root, folders }: FailedTheme): Promise<Place | null> {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const address = pathToFileURL(file).href;
  const frames = stack.split(address).slice(1);
  if (frames.length === 0) return null;
  const map = new TraceMap(await readFile(`${file}.map`, 'utf8'));
  let inPackage: Place | null = null;
  for (const frame of frames) {
    const [, line, column] = /^:(\d+):(\d+)/.exec(frame) ?? [];
    if (line === undefined) continue;
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    const path = found.source === null ? null : foreignFile(resolve(dirname(file), found.source), { root, folders });
    if (path === null || found.line === null) continue;
    const place = { file: path.file, line: found.line, column: found.column + 1 };
    if (path.isOwn) return place;
    if (path.isPackage) inPackage ??= place;
  }
  return inPackage;
}

/**
 * Returns a file relative to the root of the site, and whose it is: that of the site or of its
 * plugins, or of another package. Null for a file of docsgen.
 */
function foreignFile(
  path: string,
  { root, folders }: { readonly root: string; readonly folders: readonly string[] },
): { readonly file: string; readonly isOwn: boolean; readonly isPackage: boolean } | null {
  const isInFolder = folders.some((folder) => path.startsWith(folder + sep));
  const isDocsgen = path.startsWith(packageFolder() + sep + 'src') || path.endsWith('<stdin>');
  if (isDocsgen && !isInFolder) return null;
  const file = relative(root, path.replace(/\?.*$/, '')).split(sep).join('/');
  const isPackage = file.split('/').includes('node_modules');
  return { file, isOwn: isInFolder || (!isPackage && !file.startsWith('..')), isPackage };
}
