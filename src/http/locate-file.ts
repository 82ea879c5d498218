import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isCode } from '../system/error-code.ts';

/**
 * Returns the absolute real path of a file of the site; null if there is none, or if a symbolic
 * link points outside the root.
 */
export async function locateFile(root: string, file: string): Promise<string | null> {
  try {
    const [realRoot, real] = await Promise.all([realpath(root), realpath(join(root, file))]);
    const folder = realRoot.endsWith(sep) ? realRoot : realRoot + sep;
    return real.startsWith(folder) && (await stat(real)).isFile() ? real : null;
  } catch (error) {
    // The file is gone or is not readable, or its name is not a valid path on this system.
    if (
      !isCode(error, 'EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EINVAL', 'ERR_INVALID_ARG_VALUE')
    )
      throw error;
    return null;
  }
}
