import { readFile } from 'node:fs/promises';
import { locateFile } from '../../http/locate-file.ts';

/**
 * Returns the Content-Security-Policy in the pages of a built folder, in the form of a header
 * value; null for a folder without pages.
 */
export async function readPolicy(folder: string): Promise<string | null> {
  const file = await locateFile(folder, '404.html');
  const page = file === null ? '' : await readFile(file, 'utf8').catch(() => '');
  const content = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1];
  return content?.replaceAll('&#x27;', "'") ?? null;
}
