import { readdir } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import { decodeText } from '../content/decode-text.ts';
import { pathOf, readInside, refuseHidden, type SiteFolder } from '../config/site-folder.ts';
import type { ReadIncluded } from '../markdown/page/file-context.ts';
import { includedPath } from '../markdown/includes/included-path.ts';
import { splitRef } from '../shared/ref-path.ts';

/**
 * Returns a function that reads the files that one page includes. It reads regular files only, and
 * follows symbolic links only to the folders that the site allows.
 */
export function createIncludeReader(site: SiteFolder, file: string): ReadIncluded {
  return async (name) => {
    const path = includedPath(file, name);
    const [inner, folder] = [splitRef(path).path, posix.dirname(splitRef(file).path)];
    // The folder of a collection may be outside the site. Its pages include files beside or below
    // them.
    if (isOutside(inner) && !inner.startsWith(`${folder}/`)) return { type: 'outside' };
    const found = await readInside(site, path);
    if (found.type === 'refused') return found;
    if (found.type === 'missing') return { type: 'missing', nearby: await filesIn(dirname(pathOf(site, path))) };
    // The page itself may be in a hidden folder.
    const hidden = refuseHidden(site, posix.relative(folder, inner));
    if (hidden) return { type: 'refused', ...hidden };
    const { text, problem } = decodeText(found.bytes);
    return problem?.severity === 'error'
      ? { type: 'refused', what: 'is UTF-16, not UTF-8', hint: problem.hint ?? '' }
      : { type: 'found', text };
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
