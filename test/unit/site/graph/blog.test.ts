import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../../../src/config/load-config.ts';
import { scanContent } from '../../../../src/content/scan-content.ts';
import { createBlog, tagsOf } from '../../../../src/site/graph/blog.ts';
import { makeFolder } from '../../../support/small-site.ts';

async function blogOf(posts: Readonly<Record<string, string>>) {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const config = `export default { title: 'B', url: 'https://b.example.com', locales: { en: {} }, collections: { blog: { type: 'blog' } } };`;
  writeFileSync(join(root, 'site.config.ts'), config);
  mkdirSync(join(root, 'content/en/blog'), { recursive: true });
  for (const [name, front] of Object.entries(posts))
    writeFileSync(join(root, 'content/en/blog', name), `---\ntitle: ${name}\n${front}\n---\n`);
  const { value } = await scanContent(await loadConfig(root), { drafts: false });
  const [set] = value.blogs;
  if (!set) throw new Error('The site has no blog');
  return createBlog(set);
}

test('tags with one address are one tag, which has the posts of all of them once, newest first', async () => {
  const blog = await blogOf({
    '2026-01-01-a.md': 'tags: [Release Notes]',
    '2026-01-02-b.md': 'tags: [release-notes, other]',
    '2026-01-03-c.md': 'tags: [release-notes, Release Notes]',
    '2026-01-04-d.md': 'tags: [release-notes]\nunlisted: true',
  });
  const listed = blog.tags.map(({ url, posts }) => [url, posts.map(({ date }) => date.slice(-2))]);
  expect(listed).toStrictEqual([
    ['/blog/tags/other', ['02']],
    ['/blog/tags/release-notes', ['03', '02', '01']],
  ]);
  const [newest] = blog.listedPosts;
  expect(newest && tagsOf(blog, newest).map(({ url }) => url)).toStrictEqual(['/blog/tags/release-notes']);
});
