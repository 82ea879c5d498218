import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mayBeIgnored } from '../../content/ignored-content.ts';
import { isMetadataFile, isPageFile } from '../../content/page-file.ts';
import { staticFolder } from '../../content/scan-content.ts';
import type { Site } from '../../site/graph/site.ts';

/** What changed files may have changed. */
export interface Changes {
  readonly configuration: boolean;
  /** Files that the scan reads, or that it would find or miss. */
  readonly scanned: ReadonlySet<string>;
}

const code = /\.(?:[cm]?[jt]sx?|json)$/;

/** Returns what changed files, by their paths relative to the root, may have changed of a site; null for one whose configuration has never been right. */
export function classifyChanges(files: ReadonlySet<string>, site: Site | null, hasConfigFailed: boolean): Changes {
  const isConfiguration = (file: string) =>
    /^site\.config\.m?[jt]s$/.test(file) ||
    (site?.config.sources.includes(file) ?? false) ||
    // What it was to import may have come.
    (hasConfigFailed && code.test(file));
  const inFolder = (file: string, folder: string) => file.startsWith(`${folder}/`);
  const isScanned = (file: string): boolean => {
    if (inFolder(file, 'content')) return isPageFile(file) || isMetadataFile(file) || mayBeIgnored(file);
    if (!site || !inFolder(file, staticFolder)) return false;
    return site.staticFiles.has(file.slice(staticFolder.length + 1)) !== existsSync(join(site.config.root, file));
  };
  return {
    configuration: [...files].some(isConfiguration),
    scanned: new Set([...files].filter(isScanned)),
  };
}
