import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFirstCommits } from '../../../../src/content/first-commits.ts';
import { createScan } from '../../../../src/content/scan.ts';
import { collectionTypes } from '../../../../src/collections/collection-types.ts';
import { loadSite } from '../../../../src/pipeline/load-site.ts';
import { makeRepository, writeFiles } from '../../../support/git-repository.ts';
import { loadConfig } from '../../../support/load-config.ts';
import { type ContentMemo, noMemo } from '../../../../src/content/content-memo.ts';
import { makeFolder } from '../../../support/small-site.ts';

const config = `export default { title: 'B', url: 'https://b.example.com', locales: { en: {}, es: {} }, collections: { blog: { type: 'blog' } } };`;

/** Returns an empty repository, whose site is in the folder `site`. */
function openRepository() {
  const folder = makeFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, root: join(folder, 'site'), repository: makeRepository(folder) };
}

async function postsOf(root: string) {
  const { value, problems } = await loadSite({ root, drafts: false });
  const posts = value.routes.flatMap(({ url, entry }) =>
    entry !== null && 'time' in entry ? [[url, new Date(Number(entry.time))]] : [],
  );
  return { posts, said: problems.map(({ title, hint, file }) => [file, title, hint]) };
}

test('a post without a date has that of its first commit, also after it was renamed and changed', async () => {
  const { root, repository } = openRepository();
  const text = `# Hello\n\n${'A sentence of the post.\n'.repeat(9)}`;
  repository.commit(
    { 'site/site.config.ts': config, 'site/content/en/blog/old.md': text },
    '2026-01-05T23:30:00-02:00',
  );
  repository.git('mv', 'site/content/en/blog/old.md', 'site/content/en/blog/hello.md');
  repository.commit({ 'site/content/en/blog/written.md': '---\ndate: 2025-05-05\n---\n' }, '2026-02-05T12:00:00Z');
  repository.commit({ 'site/content/en/blog/hello.md': `${text}More.\n` }, '2026-03-05T12:00:00Z');
  repository.commit({ 'site/content/es/blog/hello.md': '# Hola\n' }, '2026-04-05T12:00:00Z');

  expect(await postsOf(root)).toStrictEqual({
    posts: [
      ['/blog/hello', new Date('2026-01-06T01:30:00Z')],
      ['/blog/written', new Date('2025-05-05T00:00:00Z')],
      ['/es/blog/hello', new Date('2026-01-06T01:30:00Z')],
      ['/es/blog/written', new Date('2025-05-05T00:00:00Z')],
    ],
    said: [],
  });
});

const write =
  'Put `date: 2026-01-31` in its front matter, or begin its file name with the date: `2026-01-31-title.md`.';

test('a post without a date that is not committed is an error', async () => {
  const { root, repository } = openRepository();
  repository.commit({ 'site/site.config.ts': config });
  writeFiles(root, { 'content/en/blog/hello.md': '# Hello\n' });
  const hint = `${write} Git cannot tell when it was added: it is not committed.`;
  expect((await postsOf(root)).said).toStrictEqual([['content/en/blog/hello.md', 'A blog post without a date', hint]]);
});

test('so is one whose first commit a shallow clone does not have', async () => {
  const { folder, root, repository } = openRepository();
  repository.commit({ 'site/site.config.ts': config, 'site/content/en/blog/hello.md': '# Hello\n' });
  repository.commit({ 'site/content/en/blog/new.md': '# New\n' }, '2026-02-05T12:00:00Z');
  repository.commit({ 'site/content/en/blog/newer.md': '# Newer\n' }, '2026-03-05T12:00:00Z');
  const clone = makeFolder();
  onTestFinished(() => rm(clone, { recursive: true, force: true }));
  repository.git('clone', '--quiet', '--depth', '2', `file://${folder}`, join(clone, 'all'));
  const { posts, said } = await postsOf(join(clone, 'all/site'));
  expect(posts).toContainEqual(['/blog/newer', new Date('2026-03-05T12:00:00Z')]);
  const hint = `${write} Git cannot tell when it was added: the clone is shallow.`;
  expect(said).toStrictEqual(
    ['hello', 'new'].map((name) => [`content/en/blog/${name}.md`, 'A blog post without a date', hint]),
  );
  expect((await postsOf(root)).said).toStrictEqual([]);
});

test('what git says is kept until there is another commit', async () => {
  const { root, repository } = openRepository();
  repository.commit({ 'site/site.config.ts': config, 'site/content/en/blog/hello.md': '# Hello\n' });
  const keys: string[] = [];
  const memo: ContentMemo = {
    ...noMemo,
    get: <T>(key: string, make: () => T): T => {
      keys.push(key);
      return make();
    },
  };
  const scan = createScan({ config: await loadConfig(root, collectionTypes), drafts: false, memo });
  const read = () => [...readFirstCommits(scan, ['content/en/blog']).times.keys()];
  expect([read(), read()]).toStrictEqual([['content/en/blog/hello.md'], ['content/en/blog/hello.md']]);
  repository.commit({ 'site/content/en/blog/other.md': '# Other\n' });
  expect(read()).toHaveLength(2);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(2);
});
