import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { contentFolders } from '../../content/content-folders.ts';
import { mayBeIgnored } from '../../content/ignored-content.ts';
import type { CollectionScanner } from '../../content/collection-scanner.ts';
import { isDefaultsFile, isPageFile } from '../../content/page-file.ts';
import { isStringsFile } from '../../content/read-strings.ts';
import { staticFolders, staticSource } from '../../content/scan-static.ts';
import type { Site } from '../../site/graph/site.ts';

/** What a set of changed files affects. */
export interface Changes {
  /** Whether the configuration must be read again. */
  readonly configuration: boolean;
  /** Files that the scan reads, and static files that were added or removed. */
  readonly scanned: ReadonlySet<string>;
}

const code = /\.(?:[cm]?[jt]sx?|json)$/;

interface KnownSite {
  /** Null if its configuration was never valid. */
  readonly site: Site | null;
  readonly types: readonly CollectionScanner[];
  readonly hasConfigFailed: boolean;
  /** The files that plugins have read for pages which then could not be made. */
  readonly failedSources: readonly string[];
}

/** Returns what changed files affect. `files` are relative to the root. */
export function classifyChanges(
  files: ReadonlySet<string>,
  { site, types, hasConfigFailed, failedSources }: KnownSite,
): Changes {
  const isMetadata = (file: string) => {
    const name = posix.basename(file);
    return isDefaultsFile(name) || types.some((type) => type.isMetadataFile(name));
  };
  const inFolder = (file: string, folder: string) => file.startsWith(`${folder}/`);
  const isInContent = (file: string) =>
    (site ? contentFolders(site.config) : ['content']).some((folder) => inFolder(file, folder));
  const isConfiguration = (file: string) =>
    /^site\.config\.m?[jt]s$/.test(file) ||
    (site?.config.sources.includes(file) ?? false) ||
    // The plugins make pages of it.
    (site?.content.generated.sources.includes(file) ?? false) ||
    failedSources.includes(file) ||
    // It decides how Markdown is compiled.
    /^theme\/mdx-components\.[jt]sx?$/.test(file) ||
    // The change may add a file that the configuration imports.
    (hasConfigFailed && code.test(file));
  const isScanned = (file: string): boolean => {
    if (isInContent(file))
      return isPageFile(file) || isStringsFile(posix.basename(file)) || isMetadata(file) || mayBeIgnored(file, types);
    const folder = site ? staticFolders(site.config).find((each) => inFolder(file, each)) : undefined;
    if (!site || folder === undefined) return false;
    const path = file.slice(folder.length + 1);
    const isPublished = site.staticFiles.has(path) && staticSource(site.content, path) === file;
    return isPublished !== existsSync(join(site.config.root, file));
  };
  return {
    configuration: [...files].some(isConfiguration),
    scanned: new Set([...files].filter(isScanned)),
  };
}
