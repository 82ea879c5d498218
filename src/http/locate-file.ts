import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Returns where a file of the site really lies, absolute; null if there is none, or if a link leads out of the root. */
export async function locateFile(root: string, file: string): Promise<string | null> {
  try {
    const [realRoot, real] = await Promise.all([realpath(root), realpath(join(root, file))]);
    const folder = realRoot.endsWith(sep) ? realRoot : realRoot + sep;
    return real.startsWith(folder) && (await stat(real)).isFile() ? real : null;
  } catch {
    // Gone, or nothing that this system can have for a path.
    return null;
  }
}
