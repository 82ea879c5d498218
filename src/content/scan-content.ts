import type { Config } from '../config/config.ts';
import type { Outcome } from '../shared/problem.ts';
import type { Content } from './content.ts';
import { type ContentMemo, noMemo } from './content-memo.ts';
import { ignoredContent } from './ignored-content.ts';
import { unreadStatic } from './left-out-problems.ts';
import { listSiteFiles } from './list-site-files.ts';
import type { KnownHashes, Scan } from './scan.ts';
import { scanBlog } from './scan-blog.ts';
import { scanDocs } from './scan-docs.ts';
import { scanPages } from './scan-pages.ts';

/** Folder of the files that are copied unchanged. */
export const staticFolder = 'static';

/** Options of a scan of the content folders. */
export interface ScanOptions {
  /** Include drafts. */
  readonly drafts: boolean;
  /** Cache of earlier results. Default: none. */
  readonly memo?: ContentMemo | undefined;
  /** Hashes from an earlier scan, of files that need not be read again. */
  readonly known?: KnownHashes | undefined;
  /** Called with the number of files that have been read. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/**
 * Returns the contents of the content folders for every locale: paths, front matter, and the first
 * heading and paragraph of each page. Markdown is not parsed. The problems contain every mistake in
 * front matter and metadata files.
 */
export async function scanContent(
  config: Config,
  { drafts, memo = noMemo, known = new Map(), onProgress }: ScanOptions,
): Promise<Outcome<Content>> {
  const scan: Scan = { config, drafts, memo, known, folders: new Map(), hashes: new Map(), onProgress };
  const { collections } = config;
  const docs = await Promise.all(
    collections.flatMap((collection) =>
      collection.type === 'docs' ? collection.versions.map((version) => scanDocs(scan, collection, version)) : [],
    ),
  );
  const blogs = await Promise.all(
    collections.flatMap((collection) => (collection.type === 'blog' ? [scanBlog(scan, collection)] : [])),
  );
  const pages = await Promise.all(
    collections.flatMap((collection) => (collection.type === 'pages' ? [scanPages(scan, collection)] : [])),
  );
  const statics = listSiteFiles(config, staticFolder) ?? { files: [], leftOut: [] };
  return {
    value: {
      docs: docs.flatMap(({ value }) => value),
      blogs: blogs.flatMap(({ value }) => value),
      pages: pages.flatMap(({ value }) => value),
      staticFiles: statics.files,
      hashes: scan.hashes,
    },
    problems: [
      ...[...docs, ...blogs, ...pages].flatMap(({ problems }) => problems),
      ...unreadStatic(staticFolder, statics.leftOut),
      ...ignoredContent(scan),
    ],
  };
}
