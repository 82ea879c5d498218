import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Outcome } from '../shared/problem.ts';
import type { Content } from './content.ts';
import { listFiles } from './list-files.ts';
import { scanBlog } from './scan-blog.ts';
import { scanDocs } from './scan-docs.ts';
import { scanPages } from './scan-pages.ts';

/** Folder of files that are copied as they are. */
export const staticFolder = 'static';

/**
 * Returns all that lies in the content folders, for every locale: paths, front matter and the first heading and paragraph.
 * No Markdown is parsed. Every mistake in front matter and metadata files is among the problems.
 */
export async function scanContent(config: Config, options: { readonly drafts: boolean }): Promise<Outcome<Content>> {
  const { collections } = config;
  const docs = await Promise.all(
    collections.flatMap((collection) =>
      collection.type === 'docs'
        ? collection.versions.map((version) => scanDocs(config, collection, version, options))
        : [],
    ),
  );
  const blogs = await Promise.all(
    collections.flatMap((collection) => (collection.type === 'blog' ? [scanBlog(config, collection, options)] : [])),
  );
  const pages = await Promise.all(
    collections.flatMap((collection) => (collection.type === 'pages' ? [scanPages(config, collection, options)] : [])),
  );
  return {
    value: {
      docs: docs.flatMap(({ value }) => value),
      blogs: blogs.flatMap(({ value }) => value),
      pages: pages.flatMap(({ value }) => value),
      staticFiles: (await listFiles(join(config.root, staticFolder))) ?? [],
    },
    problems: [...docs, ...blogs, ...pages].flatMap(({ problems }) => problems),
  };
}
