import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the Content-Security-Policy that the pages of a built folder state, as a header says it; null for a folder without pages. */
export function readPolicy(folder: string): string | null {
  let page: string;
  try {
    page = readFileSync(join(folder, '404.html'), 'utf8');
  } catch {
    return null;
  }
  const content = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1];
  return content?.replaceAll('&#x27;', "'") ?? null;
}
