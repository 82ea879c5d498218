import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectionTypes } from '../../../../src/collections/collection-types.ts';
import { loadConfig } from '../../../support/load-config.ts';
import { createScan } from '../../../../src/content/scan.ts';
import { scanBlog } from '../../../../src/collections/blog/scan-blog.ts';
import { en } from '../../../../src/shared/strings/en.ts';
import { createBlog } from '../../../../src/collections/blog/blog.ts';
import { tagsOf } from '../../../../src/site/tags/tags.ts';
import { makeFolder } from '../../../support/small-site.ts';

async function blogOf(posts: Readonly<Record<string, string>>) {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const written = `export default { title: 'B', url: 'https://b.example.com', locales: { en: {} }, collections: { blog: { type: 'blog' } } };`;
  writeFileSync(join(root, 'site.config.ts'), written);
  mkdirSync(join(root, 'content/en/blog'), { recursive: true });
  for (const [name, front] of Object.entries(posts))
    writeFileSync(join(root, 'content/en/blog', name), `---\ntitle: ${name}\n${front}\n---\n`);
  const config = await loadConfig(root, collectionTypes);
  const [collection] = config.collections;
  if (!collection) throw new Error('The site has no blog');
  const scan = createScan({ config, drafts: false });
  const { value } = await scanBlog(scan, {
    ...collection,
    title: 'Blog',
    description: null,
    postsPerPage: 10,
    isOldestFirst: false,
    readingTime: true,
    futurePosts: false,
    segments: { tags: 'tags', authors: 'authors', archive: 'archive' },
    sidebar: { count: 5, title: null, groupByYear: true },
    filterPosts: null,
    feed: null,
  });
  const [set] = value;
  if (!set) throw new Error('The blog has no posts');
  return createBlog(set, en);
}

test('tags with one address are one tag, which has the posts of all of them once, newest first', async () => {
  const blog = await blogOf({
    '2026-01-01-a.md': 'tags: [Release Notes]',
    '2026-01-02-b.md': 'tags: [release-notes, other]',
    '2026-01-03-c.md': 'tags: [release-notes, Release Notes]',
    '2026-01-05-e.md': 'tags: [{ label: Notes, permalink: /release-notes/ }, { label: 2.0, permalink: two }]',
    '2026-01-04-d.md': 'tags: [release-notes]\nunlisted: true',
  });
  const listed = blog.tags.all.map(({ label, url, entries }) => [
    label,
    url,
    entries.map(({ date }) => date.slice(-2)),
  ]);
  expect(listed).toStrictEqual([
    ['2.0', '/blog/tags/two', ['05']],
    ['Notes', '/blog/tags/release-notes', ['05', '03', '02', '01']],
    ['other', '/blog/tags/other', ['02']],
  ]);
  const [newest] = blog.listedPosts;
  expect(newest && tagsOf(blog.tags, newest).map(({ url }) => url)).toStrictEqual([
    '/blog/tags/release-notes',
    '/blog/tags/two',
  ]);
});
