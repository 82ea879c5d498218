import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRecord } from '../shared/is-record.ts';
import { findConfigFile } from './find-config-file.ts';
import { openConfigFile } from './load-config.ts';

/** Name of the folder in which docsgen keeps caches and unfinished output. */
export const stateFolderName = '.docsgen';

/**
 * Returns the absolute path of the folder in which docsgen keeps the caches and unfinished output
 * of a site: `.docsgen` in the folder that the variable `DOCSGEN_CACHE` names, else in that of the
 * field `cache`, else in the root. It is always a folder of its own, so that it can be removed.
 * Builds and caches are opened before the configuration is read. So it is read here only if its
 * text has one of the words that can set the field. What is wrong in it is reported when it is read
 * as a whole.
 */
export async function findStateFolder(
  root: string,
  { DOCSGEN_CACHE: named = '' }: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string> {
  const parent = named === '' ? await configuredFolder(root) : resolve(named);
  return resolve(root, parent ?? '', stateFolderName);
}

/** Returns the folder with those of the outputs for other places, by place. */
export function placesFolder(state: string): string {
  return join(state, 'places');
}

async function configuredFolder(root: string): Promise<string | null> {
  try {
    const file = findConfigFile(root);
    // To open a FIFO would wait forever.
    if (file === null || !statSync(join(root, file)).isFile()) return null;
    if (!/\b(?:cache|extends)\b/.test(readFileSync(join(root, file), 'utf8'))) return null;
    const { input } = await openConfigFile(root);
    return isRecord(input) && typeof input['cache'] === 'string' && input['cache'] !== '' ? input['cache'] : null;
  } catch {
    return null;
  }
}
