import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { relativeThemeFolders } from '../../bundler/theme-folders.ts';
import { contentFolders } from '../../content/content-folders.ts';
import { mayBeIgnored } from '../../content/ignored-content.ts';
import type { CollectionScanner } from '../../content/collection-scanner.ts';
import { isDefaultsFile, isPageFile } from '../../content/page-file.ts';
import { isLabelsFile } from '../../content/read-labels.ts';
import { isStringsFile } from '../../content/read-strings.ts';
import { isSynonymsFile } from '../../content/read-synonyms.ts';
import { staticFolders, staticSource } from '../../content/scan-static.ts';
import type { Site } from '../../site/graph/site.ts';
import { permalinksFile } from '../../site/redirects/permalinks.ts';

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
  /** The folders of packages that are plugins, relative to the root. */
  readonly packages: readonly string[];
}

/** Returns what changed files affect. `files` are relative to the root. */
export function classifyChanges(
  files: ReadonlySet<string>,
  { site, types, hasConfigFailed, failedSources, packages }: KnownSite,
): Changes {
  const inFolder = (file: string, folder: string) => file.startsWith(`${folder}/`);
  const { pluginAssets } = site?.config ?? { pluginAssets: [] };
  const themes = relativeThemeFolders({ pluginAssets });
  const named = new Set(pluginAssets.flatMap(({ styles, scripts }) => [...styles, ...scripts]));
  const isGone = (file: string) => site !== null && !existsSync(join(site.config.root, file));
  const isPluginCode = (file: string) => {
    if (named.has(file)) return isGone(file);
    const isComponent = themes.some((folder) => inFolder(file, folder));
    return !isComponent && code.test(file) && packages.some((folder) => inFolder(file, folder));
  };
  const isMetadata = (file: string) => {
    const name = posix.basename(file);
    return isDefaultsFile(name) || types.some((type) => type.isMetadataFile(name));
  };
  const isInContent = (file: string) =>
    (site ? contentFolders(site.config) : ['content']).some((folder) => inFolder(file, folder));
  const isConfiguration = (file: string) =>
    /^site\.config\.m?[jt]s$/.test(file) ||
    (site?.config.sources.includes(file) ?? false) ||
    isLabelsFile(file) ||
    // Pages are made of it.
    (site?.content.generated.sources.includes(file) ?? false) ||
    failedSources.includes(file) ||
    // It decides how Markdown is compiled.
    (/\/mdx-components\.[jt]sx?$/.test(file) && themes.some((folder) => posix.dirname(file) === folder)) ||
    isPluginCode(file) ||
    // The change may add a file that the configuration imports or that a plugin names.
    (hasConfigFailed && (code.test(file) || file.endsWith('.css')));
  const isScanned = (file: string): boolean => {
    if (isSynonymsFile(file) || file === permalinksFile) return true;
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
