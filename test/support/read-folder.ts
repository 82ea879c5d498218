import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { manifestFile } from '../../src/build/output/own-files.ts';

/** Returns the bytes of every file below a folder, in base 64, by path relative to it. */
export function readFolder(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file, 'base64')]),
  );
}

/**
 * Returns the files of a build that readers can request, like `readFolder`: all except docsgen's
 * output manifest.
 */
export function readSite(out: string): ReadonlyMap<string, string> {
  return new Map([...readFolder(out)].filter(([path]) => path !== manifestFile));
}
