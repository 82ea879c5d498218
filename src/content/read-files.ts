import type { Locale } from '../config/config.ts';
import { type FolderPlace, folderIn } from './content-folders.ts';
import { type GeneratedPages, pagesOfFolder } from './generated-pages.ts';
import type { SourceFile } from './content.ts';
import type { Outcome } from '../shared/problem.ts';
import { listSiteFiles } from './list-site-files.ts';
import { unreadContent } from './left-out-problems.ts';
import { isDefaultsFile, isPageFile, pathWithoutExtension } from './page-file.ts';
import { createRewriter, type RewritePath } from './rewrite-path.ts';
import type { Scan } from './scan.ts';

/** A collection's folder in one locale. */
export interface LocaleFolder {
  readonly locale: Locale;
  /** Relative to the site's root. */
  readonly folder: string;
  /** Relative to the folder, sorted. */
  readonly files: readonly string[];
  /** Those of the files that may be pages. */
  readonly pages: readonly string[];
  readonly rewrite: RewritePath;
}

export interface FolderToRead extends FolderPlace {
  /** Type of the collection. */
  readonly type: string;
  /** Returns whether a file of this name is metadata that the type reads. */
  readonly isMetadataFile: (name: string) => boolean;
  /** Returns whether a file at a path in the folder may be a page. Default: Markdown files. */
  readonly mayBePage?: (path: string) => boolean;
  /** Patterns of paths that the collection rewrites. Default: none. */
  readonly rewrites?: Readonly<Record<string, string>> | undefined;
  /** Pages that the type makes of other files, beside those of plugins. Default: none. */
  readonly made?: GeneratedPages['pages'];
}

/**
 * Returns the folder of a collection or version in each locale that has one, with its files and the
 * generated pages in it. Paths that cannot be read are problems. The folders are also added to
 * `Scan.folders`, and the pages to `Scan.generatedFiles`.
 */
export function readLocaleFolders(
  { config, generated, generatedFiles, folders: listed }: Scan,
  { name, source, at, type, isMetadataFile, mayBePage = isPageFile, rewrites = {}, made }: FolderToRead,
): Outcome<readonly LocaleFolder[]> {
  const rewrite = createRewriter(rewrites);
  const isMetadata = (file: string) => isDefaultsFile(file) || isMetadataFile(file);
  const all = made ? new Map([...generated.pages, ...made]) : generated.pages;
  const folders = config.locales.flatMap((locale) => {
    const folder = folderIn(config, { name, source, at }, locale);
    const listing = folder === null ? null : listSiteFiles(config, folder);
    if (folder === null) return [];
    const pages = pagesOfFolder(all, folder, listing?.files ?? []);
    for (const [path, page] of pages) generatedFiles.set(`${folder}/${path}`, page);
    if (listing === null && pages.size === 0) return [];
    const files = pages.size === 0 ? listing?.files : [...(listing?.files ?? []), ...pages.keys()].toSorted();
    return [{ locale, folder, files: files ?? [], leftOut: listing?.leftOut ?? [] }];
  });
  for (const { locale, folder, files } of folders) listed.set(folder, { name, locale: locale.name, type, files });
  return {
    value: folders.map(({ locale, folder, files }) => {
      return { locale, folder, files, pages: files.filter(mayBePage), rewrite };
    }),
    problems: folders.flatMap(({ folder, leftOut }) => unreadContent(folder, leftOut, isMetadata)),
  };
}

/**
 * Returns the folder of a locale, or else that of the first locale that it falls back to and that
 * has one.
 */
export function nearestFolder(folders: readonly LocaleFolder[], { name, fallbacks }: Locale): LocaleFolder | undefined {
  const found = [name, ...fallbacks].flatMap((each) => folders.find(({ locale }) => locale.name === each) ?? []);
  return found[0];
}

/** Returns the source file at a path relative to a locale's folder. */
export function sourceFile({ locale, folder, rewrite }: LocaleFolder, relativePath: string): SourceFile {
  const rewritten = rewrite(relativePath);
  const source = { file: `${folder}/${relativePath}`, relativePath, locale };
  return rewritten ? { ...source, rewrittenPath: rewritten.path } : source;
}

/**
 * Returns the path of a page in its collection, without extension, from which its address is made.
 */
export function pagePath({ relativePath, rewrittenPath = relativePath }: SourceFile): string {
  return pathWithoutExtension(rewrittenPath);
}
