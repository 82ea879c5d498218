import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestSession } from './support/dev/open-test-session.ts';
import { answerPage } from './support/dev/edited-session.ts';
import { readFolder } from './support/read-folder.ts';
import { borrowSite } from './support/small-site.ts';
import { tryBuild } from './support/try-build.ts';

const require = createRequire(import.meta.url);
const literata = require.resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2');
const inter = require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2');

const file = 'fonts/literata.woff2';

/** Returns a site with its font. */
function borrowFontSite(): string {
  const root = borrowSite('font');
  mkdirSync(join(root, 'fonts'));
  cpSync(literata, join(root, file));
  return root;
}

const preloadOf = (html: string) => /<link rel="preload" as="font"[^>]* href="([^"]*)"/.exec(html)?.[1];

test('the address of the font begins at each page if the site has no fixed place', async () => {
  const root = borrowFontSite();
  const out = join(root, 'build');
  const config = join(root, 'site.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('locales:', "base: './',\n  locales:"));
  expect(await tryBuild(root, { cache: false, out })).toMatchObject({ problems: [] });
  for (const page of ['docs/intro', 'es/docs/intro']) {
    const preload = preloadOf(readFileSync(join(out, page, 'index.html'), 'utf8')) ?? '';
    expect(preload).toMatch(/^(\.\.\/)+assets\/literata-\w+\.woff2$/);
    expect(readFileSync(join(out, page, preload))).toStrictEqual(readFileSync(literata));
  }
});

test('a build with a cache takes another font, and forgets the first', async () => {
  const root = borrowFontSite();
  const [out, clean] = [join(root, 'build'), join(root, 'clean')];
  expect(await tryBuild(root, { cache: true, out })).toMatchObject({ problems: [] });
  const before = [...readFolder(out).keys()].filter((path) => path.endsWith('.woff2'));
  cpSync(inter, join(root, file));
  expect(await tryBuild(root, { cache: true, out })).toMatchObject({ problems: [] });
  expect(await tryBuild(root, { cache: false, out: clean })).toMatchObject({ problems: [] });
  expect(readFolder(out)).toStrictEqual(readFolder(clean));
  const after = [...readFolder(out).keys()].filter((path) => path.endsWith('.woff2'));
  expect([before.length, after.length]).toStrictEqual([1, 1]);
  expect(after).not.toStrictEqual(before);
});

test('dev shows another font, and reports one that is damaged or removed until it is back', async () => {
  const root = borrowFontSite();
  const session = await openTestSession(root);
  const read = async () => {
    const { html, notes } = await answerPage(session, '/docs/intro');
    const sheets = html.match(/\/assets\/style-\w+\.css/g) ?? [];
    const answers = await Promise.all(sheets.map((path) => session.answer(path)));
    const css = answers.map((answer) => (answer.type === 'made' ? String(answer.content) : '')).join('');
    const family = /--font:"?(\w+)/.exec(css.slice(css.indexOf('@font-face')))?.[1];
    return { preload: preloadOf(html), family, problems: notes.overlay.map(({ code }) => code) };
  };
  const first = await read();
  expect(first).toMatchObject({ family: 'Literata', problems: [] });
  cpSync(inter, join(root, file));
  expect((await session.update(new Set([file]))).kind).toBe('styles');
  const second = await read();
  expect(second.family).toBe('Inter');
  expect(second.preload).not.toBe(first.preload);

  writeFileSync(join(root, file), 'wOF2');
  await session.update(new Set([file]));
  expect(await read()).toStrictEqual({ ...second, problems: ['unreadable-font'] });
  rmSync(join(root, file));
  await session.update(new Set([file]));
  expect(await read()).toStrictEqual({ ...second, problems: ['missing-file'] });
  cpSync(literata, join(root, file));
  await session.update(new Set([file]));
  expect(await read()).toStrictEqual(first);
});
