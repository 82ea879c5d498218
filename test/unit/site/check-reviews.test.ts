import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from '../../../src/pipeline/load-site.ts';
import { overdueReviews } from '../../../src/site/check-reviews.ts';
import { makeFolder } from '../../support/small-site.ts';

async function folderWith(pages: Readonly<Record<string, string>>, reports = '{}') {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const config = `export default { title: 'R', url: 'https://r.example.com', locales: { en: {}, es: {} },
    collections: { docs: { type: 'docs' } }, reports: ${reports} };`;
  writeFileSync(join(root, 'site.config.ts'), config);
  for (const [path, front] of Object.entries(pages)) {
    const file = join(root, 'content', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `---\n${front}\n---\n\n# Page\n\nWords.\n`);
  }
  return root;
}

async function siteWith(pages: Readonly<Record<string, string>>) {
  return (await loadSite({ root: await folderWith(pages), drafts: true })).value;
}

const filesOf = (problems: ReturnType<typeof overdueReviews>) =>
  problems.map(({ file = '' }) => file.replace('content/', ''));

const pages = {
  'en/docs/a.md': 'review_by: 2026-01-01',
  'en/docs/b.md': 'owner: Zoe\nreview_by: 2026-01-01',
  'en/docs/c.md': 'owner: [Ann, Bob]\nreview_by: 2026-03-01',
  'en/docs/d.md': 'owner: [Ann, Bob]\nreview_by: 2026-02-01',
  'en/docs/e.md': 'owner: Ann\nreview_by: 2026-06-01',
  'en/docs/f.md': 'owner: Ann\nreview_by: 2026-01-01\ndraft: true',
  'en/docs/g.md': 'owner: Ann',
};

test('pages are overdue after their day, by owner, the longest overdue first', async () => {
  const found = overdueReviews(await siteWith(pages), () => '2026-06-01');
  expect(filesOf(found)).toStrictEqual(['en/docs/d.md', 'en/docs/c.md', 'en/docs/b.md', 'en/docs/a.md']);
  expect(found.map(({ severity }) => severity)).toStrictEqual(found.map(() => 'warning'));
  expect(found[0]).toMatchObject({ title: 'The review was due on 2026-02-01. Owner: Ann, Bob', line: 3 });
  expect(found.at(-1)?.title).toBe('The review was due on 2026-01-01. The page has no owner');
});

test('the day itself is not too late, and the next one is', async () => {
  const site = await siteWith({ 'en/docs/a.md': pages['en/docs/e.md'] });
  expect(overdueReviews(site, () => '2026-06-01')).toStrictEqual([]);
  expect(overdueReviews(site, () => '2026-06-02')).toHaveLength(1);
});

test('a translation has a review of its own, and a page without one is named once', async () => {
  const site = await siteWith({ ...pages, 'es/docs/b.md': 'owner: Eva\nreview_by: 2026-01-01' });
  const found = filesOf(overdueReviews(site, () => '2026-06-01'));
  expect(found.filter((file) => /\/[ab]\.md$/.test(file))).toStrictEqual([
    'es/docs/b.md',
    'en/docs/b.md',
    'en/docs/a.md',
  ]);
});

test('`reports` makes errors of them, or nothing', async () => {
  const severities = async (level: string) =>
    (
      await loadSite({ root: await folderWith(pages, `{ overdueReviews: '${level}' }`), drafts: true })
    ).problems.flatMap(({ code, severity }) => (code === 'overdue-review' ? [severity] : []));
  const errors = await severities('error');
  expect(errors.length).toBeGreaterThan(2);
  expect(new Set(errors)).toStrictEqual(new Set(['error']));
  expect(await severities('off')).toStrictEqual([]);
});

test('a site without reviews does not ask for the day', async () => {
  const site = await siteWith({ 'en/docs/g.md': pages['en/docs/g.md'] });
  const never = () => {
    throw new Error('It asked for the day');
  };
  expect(overdueReviews(site, never)).toStrictEqual([]);
});
