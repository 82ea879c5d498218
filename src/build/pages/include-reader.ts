import { readdir, readFile, realpath } from 'node:fs/promises';
import { posix, relative, resolve, sep } from 'node:path';
import type { ReadIncluded } from '../../markdown/file-context.ts';
import { includedPath } from '../../markdown/includes/included-path.ts';

/** Returns a reader of the files that one page includes. Nothing outside the site's root is read, links followed. */
export function createIncludeReader(root: string, file: string): ReadIncluded {
  return async (name) => {
    const path = includedPath(file, name);
    if (isOutside(path)) return { type: 'outside' };
    const absolute = resolve(root, path);
    try {
      const real = relative(await realpath(root), await realpath(absolute));
      if (isOutside(real.split(sep).join('/'))) return { type: 'outside' };
      return { type: 'found', text: await readFile(absolute, 'utf8') };
    } catch {
      return { type: 'missing', nearby: await filesIn(resolve(root, posix.dirname(path))) };
    }
  };
}

function isOutside(path: string): boolean {
  return path === '..' || path.startsWith('../') || posix.isAbsolute(path);
}

async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted();
  } catch {
    return [];
  }
}
