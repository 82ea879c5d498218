import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Any page of docsgen says so, and one of these is in each of its sites. */
const pages = ['404.html', 'index.html'];

/**
 * Returns the base with which docsgen has built a folder: `docsgen build --base` may give another
 * one than the configuration. Null for a folder of another program.
 */
export function builtBase(folder: string, files: readonly string[]): string | null {
  const page = pages.find((each) => files.includes(each));
  const html = page === undefined ? '' : readFileSync(join(folder, page), 'utf8');
  return /<meta name="docsgen-base" content="([^"]*)"/.exec(html)?.[1] ?? null;
}
