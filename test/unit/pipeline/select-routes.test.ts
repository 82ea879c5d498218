import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listRoutes } from '../../../src/api/site.ts';
import { borrowSite, copySite } from '../../support/small-site.ts';

const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];

/** Returns a function that runs git in a folder, with commits at noon of a day. */
function gitIn(cwd: string, day: string) {
  const env = { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  return (...args: readonly string[]) => execFileSync('git', [...author, ...args], { cwd, env, stdio: 'ignore' });
}

function repository(): string {
  const root = borrowSite('base-path');
  const git = gitIn(root, '2026-11-20');
  git('init');
  git('add', '.');
  git('commit', '-m', 'First');
  return root;
}

const page = (title: string) => `---\ntitle: ${title}\ndescription: A page.\n---\n\nText.\n`;
const urlsOf = async (...args: Parameters<typeof listRoutes>) => (await listRoutes(...args)).map(({ url }) => url);

test('pages are changed if they were committed, edited or added since a ref or a day', async () => {
  const root = repository();
  expect(await urlsOf({ root, changed: 'HEAD' })).toStrictEqual([]);
  const [all] = await listRoutes({ root, kinds: ['doc'] });
  const folder = join(root, all?.source ?? '', '..');
  writeFileSync(join(folder, 'later.md'), page('Later'));
  gitIn(root, '2026-11-22')('add', '.');
  gitIn(root, '2026-11-22')('commit', '-m', 'Second');
  writeFileSync(join(folder, 'new.md'), page('New'));
  // Each page has an address in every language.
  const named = (urls: readonly string[]) => [...new Set(urls.map((url) => url.replace(/.*\//, '')))].toSorted();
  expect(named(await urlsOf({ root, changed: 'HEAD' }))).toStrictEqual(['new']);
  expect(named(await urlsOf({ root, changed: 'HEAD~1' }))).toStrictEqual(['later', 'new']);
  expect(named(await urlsOf({ root, changed: '2026-11-22' }))).toStrictEqual(['later', 'new']);
  expect(named(await urlsOf({ root, changed: '2026-11-23' }))).toStrictEqual(['new']);
  const since = await urlsOf({ root, changed: '2026-11-01', kinds: ['doc'] });
  expect(since).toStrictEqual(await urlsOf({ root, kinds: ['doc'] }));
});

test('unknown kinds, and what git cannot tell, are problems', async () => {
  const root = copySite('base-path');
  onTestFinished(() => rmSync(root, { recursive: true }));
  await expect(listRoutes({ root, kinds: ['dok'] })).rejects.toMatchObject({
    problems: [{ title: 'The site has no page of the kind `dok`', hint: expect.stringContaining('`doc`') }],
  });
  await expect(listRoutes({ root, changed: 'main' })).rejects.toMatchObject({
    problems: [{ code: 'invalid-option', hint: "The site's folder is not in a git repository." }],
  });
  await expect(listRoutes({ root: repository(), changed: 'nowhere' })).rejects.toMatchObject({
    problems: [{ title: 'Git cannot tell what has changed since `nowhere`' }],
  });
});

test('routes say what is canonical, and what a host answers with', async () => {
  const routes = await listRoutes({ root: borrowSite('base-path') });
  expect(routes.find(({ kind }) => kind === 'not-found')).toMatchObject({ status: 404, canonical: null });
  for (const { redirect, status, canonical } of routes.filter(({ kind }) => kind !== 'not-found')) {
    expect(status).toBe(redirect === null ? 200 : 301);
    expect(canonical).toMatch(/^https:/);
  }
});
