import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { conflictProblems } from '../shared/merge-conflict.ts';
import type { Problem } from '../shared/problem.ts';
import type { Site } from '../site/graph/site.ts';
import { goneAddresses, permalinksFile } from '../site/redirects/permalinks.ts';
import { isCode } from '../system/error-code.ts';

/** Returns the text of the list of published addresses; null if the site has none. */
export async function readPermalinksFile(root: string): Promise<string | null> {
  return readFile(join(root, permalinksFile), 'utf8').catch((error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error;
    return null;
  });
}

/**
 * Returns a problem for each published address of the output that is gone, if the site has the list
 * of them.
 */
export async function checkPermalinks(site: Site): Promise<readonly Problem[]> {
  const text = await readPermalinksFile(site.config.root);
  if (text === null) return [];
  const conflicts = conflictProblems(permalinksFile, text);
  return conflicts.length > 0 ? conflicts : goneAddresses(site, text);
}
