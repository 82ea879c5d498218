import { stripVTControlCharacters } from 'node:util';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatChanges } from '../../../src/cli/routes/print-changes.ts';
import { loadSite } from '../../../src/pipeline/load-site.ts';
import { findRouteChanges } from '../../../src/pipeline/route-changes.ts';
import { listRoutes } from '../../../src/api/site.ts';
import type { RouteInfo } from '../../../src/shared/route-info.ts';
import { compareRoutes } from '../../../src/site/compare-routes.ts';
import { borrowSite } from '../../support/small-site.ts';

const base: RouteInfo = {
  url: '/a',
  locale: 'en',
  kind: 'doc',
  title: 'A',
  source: 'content/en/docs/a.md',
  output: 'a/index.html',
  fallback: false,
  version: null,
  draft: false,
  unlisted: false,
  address: 'https://docs.example.com/a',
  canonical: null,
  status: 200,
  redirect: null,
};

test('routes are new, gone, moved with their file, or changed', () => {
  const tag = (url: string) => ({ ...base, url, kind: 'tag', source: 'content/en/blog/tags.yml' });
  const gone = { ...base, url: '/gone', source: 'content/en/docs/gone.md' };
  const { status: _, ...older } = { ...base, url: '/same', source: 'content/en/docs/same.md', title: 'Old' };
  const before = [base, gone, tag('/tags/x'), tag('/tags/y'), older];
  const after = [{ ...base, url: '/b' }, tag('/tags/z'), { ...older, status: 200 as const, title: 'New' }];
  const changes = compareRoutes(before, after, (url) => (url === '/gone' ? '/b' : null));
  expect(stripVTControlCharacters(formatChanges(changes))).toBe(
    [
      'added    /tags/z',
      'removed  /gone → /b',
      'removed  /tags/x  without a redirect',
      'removed  /tags/y  without a redirect',
      'moved    /a → /b  without a redirect',
      'changed  /same',
      '           title: Old → New',
      '1 added, 3 removed, 1 moved, 1 changed\n',
    ].join('\n'),
  );
});

test('a git ref or a kept list says what the routes were, and nothing of the site is touched', async () => {
  const root = borrowSite('base-path');
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: root }).toString();
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');
  const routes = await listRoutes({ root });
  const kept = join(root, 'kept.json');
  writeFileSync(kept, JSON.stringify(routes));
  const doc = routes.find(({ kind, source }) => kind === 'doc' && source?.endsWith('.md'));
  const file = join(root, doc?.source ?? '');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Another'));
  renameSync(file, file.replace(/\.md$/, '-again.md'));
  writeFileSync(join(root, 'content/broken-by-hand.txt'), 'Mine.');
  const status = git('status', '--porcelain');
  const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('docsgen-routes-'));
  const before = left();
  const { value: site } = await loadSite({ root, drafts: false });
  const since = await findRouteChanges(site, 'HEAD', { locales: [doc?.locale ?? ''] });
  expect(since.removed).toMatchObject([{ url: doc?.url, leadsTo: null }]);
  expect(since.added).toMatchObject([{ kind: 'doc', source: `${doc?.source?.replace(/\.md$/, '-again.md')}` }]);
  expect(await findRouteChanges(site, kept, { locales: [doc?.locale ?? ''] })).toStrictEqual(since);
  expect(git('status', '--porcelain')).toBe(status);
  expect(left()).toStrictEqual(before);
  await expect(findRouteChanges(site, 'nowhere', {})).rejects.toMatchObject({
    problems: [{ title: 'The routes at `nowhere` cannot be read' }],
  });
  writeFileSync(kept, '[{}]');
  await expect(findRouteChanges(site, kept, {})).rejects.toMatchObject({ problems: [{ code: 'invalid-option' }] });
});
