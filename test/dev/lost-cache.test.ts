import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCache } from '../../src/cache/cache.ts';
import { openFileSession, openTestSession } from '../support/dev/open-test-session.ts';
import { runDocsgen } from '../support/docsgen.ts';
import { borrowSite, makeFolder } from '../support/small-site.ts';

const pages = ['/docs/setup', '/docs', '/docs/guide/phone', '/docs/guide/web'];

/** What removes what dev has made, while it runs. */
const removals = [
  ['rm -rf .docsgen', async (root: string) => rmSync(join(root, '.docsgen'), { recursive: true })],
  ['docsgen clean', (root: string) => runDocsgen(['clean', '--root', root])],
] as const;

test.each(removals)('after `%s` pages are rendered as before, also after edits', async (_, remove) => {
  const root = borrowSite('varied');
  const session = await openTestSession(root);
  const answers = () => Promise.all(pages.map((page) => session.answer(page)));
  const before = await answers();
  await remove(root);
  expect(await answers()).toStrictEqual(before);
  await remove(root);
  const file = 'content/en/docs/guide/web.md';
  writeFileSync(join(root, file), '# Web\n\nAnother text.\n');
  await session.update(new Set([file, 'components/Counter.tsx']));
  expect(await session.answer('/docs/guide/web')).toMatchObject({ html: expect.stringContaining('Another text.') });
  expect((await answers()).map(({ type }) => type)).toStrictEqual(pages.map(() => 'page'));
});

test('stamps of files that cannot be kept are reported once, and the site is checked nevertheless', async () => {
  const root = borrowSite('minimal');
  const { session, close } = await openFileSession(root);
  writeFileSync(join(root, '.docsgen/cache/stamps'), 'A file where docsgen has a folder.');
  await expect(session.check()).rejects.toThrow('stamps');
  expect(await session.check()).toStrictEqual({ problems: [], isComplete: true });
  await close();
});

test('a copy of a picture is made again when it is requested', async () => {
  const root = borrowSite('images');
  const config = join(root, 'site.config.ts');
  // Others take long to make.
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(/formats: .*?, widths: .*?\]/, "formats: ['webp'], widths: [320]"),
  );
  const session = await openTestSession(root);
  const page = await session.answer('/docs/intro');
  const copy = /assets\/[^" ]+\.webp/.exec(page.type === 'page' ? page.html : '')?.[0];
  rmSync(join(root, '.docsgen'), { recursive: true });
  const answer = await session.answer(`/${copy}`);
  expect(answer).toMatchObject({ type: 'made', content: expect.any(Uint8Array) });
});

test('the files of the cache make their folders again', () => {
  const folder = makeFolder();
  const pages = openCache({ folder, identity: '1' }).files('pages');
  pages.put('a1', 'one');
  rmSync(folder, { recursive: true });
  expect(pages.find('a1')).toBeNull();
  pages.put('a2', 'two');
  expect(pages.find('a2')?.bytes.toString()).toBe('two');
  rmSync(folder, { recursive: true });
});
