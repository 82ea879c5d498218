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

/** Folder of files that are copied as they are. */
export const staticFolder = 'static';

/** What to look for in the content folders. */
export interface ScanOptions {
  /** Drafts are wanted, too. */
  readonly drafts: boolean;
  /** What was made of the files before; nothing without. */
  readonly memo?: ContentMemo | undefined;
  /** Hashes of files that need not be read again, as an earlier scan gave them. */
  readonly known?: KnownHashes | undefined;
  /** Is told how many files have been looked at. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/**
 * Returns all that lies in the content folders, for every locale: paths, front matter and the first heading and paragraph.
 * No Markdown is parsed. Every mistake in front matter and metadata files is among the problems.
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
