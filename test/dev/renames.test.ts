import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import type { DevSession } from '../../src/dev/session/dev-session.ts';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite, type EditedSite } from '../support/edits/edited-site.ts';
import { copySite } from '../support/small-site.ts';

const fixtures = join(import.meta.dirname, '../fixtures/renames');
const movesSchema = z.record(z.string(), z.string());

/** Opens a copy of a site with one page and these files, whose links are all checked. */
async function open(files: Readonly<Record<string, string | Uint8Array>>) {
  const site = openEditedSite(copySite('minimal'));
  onTestFinished(() => rmSync(site.root, { recursive: true, force: true }));
  for (const [file, content] of Object.entries(files)) site.write(file, content);
  const session = await openTestSession(site.root);
  expect((await session.check()).problems).toStrictEqual([]);
  return { site, session };
}

async function move({ site, session }: { site: EditedSite; session: DevSession }, from: string, to: string) {
  site.move(from, to);
  await session.update(new Set([from, to]));
  return (await session.check()).problems;
}

/** Each folder has files before and after its moves and the update of the links. */
test.each(readdirSync(fixtures))('only the links to moved pages are updated: %s', async (name) => {
  const folder = join(fixtures, name);
  const site = openEditedSite(copySite('minimal'));
  onTestFinished(() => rmSync(site.root, { recursive: true, force: true }));
  cpSync(join(folder, 'before'), site.root, { recursive: true });
  const session = await openTestSession(site.root);
  // One page has a definition that no link uses, which is a problem of its own.
  const brokenLinks = async () => (await session.check()).problems.filter(({ code }) => code === 'broken-link');
  expect(await brokenLinks()).toStrictEqual([]);
  const moves = Object.entries(movesSchema.parse(JSON.parse(readFileSync(join(folder, 'moves.json'), 'utf8'))));
  for (const [from, to] of moves) site.move(from, to);
  await session.update(new Set(moves.flat()));
  const problems = await brokenLinks();
  expect(problems.filter(({ move }) => move === undefined)).toStrictEqual([]);
  expect(new Set(problems.map(({ move }) => move?.from))).toStrictEqual(new Set(moves.map(([from]) => from)));
  expect(problems).toHaveLength(moves.length);

  const updates = await session.updateLinks(null);
  expect(updates.map(({ left }) => left)).toStrictEqual(updates.map(() => []));
  expect(session.problems().problems.filter(({ code }) => code === 'broken-link')).toStrictEqual([]);
  expect(await brokenLinks()).toStrictEqual([]);
  const expected = openEditedSite(join(folder, 'expected'));
  for (const file of await expected.files(/./))
    expect([file, site.read(file)]).toStrictEqual([file, expected.read(file)]);
  expect(await site.files(/(?:^|\/)\.docsgen-/)).toStrictEqual([]);
});

const docs = 'content/en/docs/';
const page = '# Page\n\n## Part\n\nText of the page.\n';

test('all links to a moved page are one problem, which names their number', async () => {
  const { site, session } = await open({
    [`${docs}old.md`]: page,
    [`${docs}a.md`]: '# A\n\n[one](./old.md) [two](./old.md#part)\n',
    [`${docs}b.md`]: '# B\n\n[one](./old.md)\n',
  });
  const problems = await move({ site, session }, `${docs}old.md`, `${docs}new.md`);
  const title = `\`${docs}old.md\` is now \`${docs}new.md\`: 3 links in 2 files still lead to the old page`;
  expect(problems).toMatchObject([
    { code: 'broken-link', title, file: `${docs}a.md`, line: 3, column: 1, endColumn: 16 },
  ]);
  // The page shows the same problem, with the links of all pages.
  const answer = await session.answer('/docs/b');
  expect(answer).toMatchObject({ type: 'page', notes: { problems } });
});

test('a page that is edited while it is moved is found by its headings, another page is not', async () => {
  const words = 'Words of a text that is long enough to be edited in a small part of it. ';
  const { site, session } = await open({
    [`${docs}old.md`]: `# Page\n\n## Part\n\n${words}\n`,
    [`${docs}gone.md`]: `# Gone\n\n## Other part\n\n${words}\n`,
    [`${docs}a.md`]: '# A\n\n[old](./old.md) [gone](./gone.md)\n',
  });
  site.remove(`${docs}old.md`);
  site.remove(`${docs}gone.md`);
  site.write(`${docs}new.md`, `# Title\n\n## Part\n\n${words} More.\n`);
  site.write(`${docs}another.md`, `# Gone\n\n## Another part\n\n${words}\n`);
  await session.update(new Set(['old', 'gone', 'new', 'another'].map((name) => `${docs}${name}.md`)));
  const { problems } = await session.check();
  expect(problems.map(({ move }) => move?.to)).toStrictEqual([`${docs}new.md`, undefined]);
});

test('line ends, a byte order mark and permissions are kept', async () => {
  const text = '\uFEFF---\r\ntitle: A\r\n---\r\n\r\n[öld](./old.md)\r\n[again](./old.md)\n\r\nÜ\t';
  const { site, session } = await open({ [`${docs}old.md`]: page, [`${docs}a.md`]: text });
  chmodSync(join(site.root, `${docs}a.md`), 0o640);
  await move({ site, session }, `${docs}old.md`, `${docs}new.md`);
  expect(await session.updateLinks(`${docs}old.md`)).toMatchObject([{ updated: [{ file: `${docs}a.md`, links: 2 }] }]);
  expect(site.bytes(`${docs}a.md`)).toStrictEqual(Buffer.from(text.replaceAll('old.md', 'new.md')));
  expect(statSync(join(site.root, `${docs}a.md`)).mode & 0o777).toBe(0o640);
});

test('a file that has changed, and one that is not UTF-8, are left as they are', async () => {
  const latin = Buffer.from('# B\n\n[one](./old.md) caf\xe9\n', 'latin1');
  const site = openEditedSite(copySite('minimal'));
  onTestFinished(() => rmSync(site.root, { recursive: true, force: true }));
  site.write(`${docs}old.md`, page);
  site.write(`${docs}a.md`, '# A\n\n[one](./old.md)\n');
  site.write(`${docs}b.md`, latin);
  const session = await openTestSession(site.root);
  await session.check();
  await move({ site, session }, `${docs}old.md`, `${docs}new.md`);
  // The session has not been told of this edit.
  site.write(`${docs}a.md`, '# A\n\nMore. [one](./old.md)\n');
  expect(await session.updateLinks(null)).toMatchObject([
    {
      updated: [],
      left: [
        { file: `${docs}a.md`, reason: 'has changed in the meantime' },
        { file: `${docs}b.md`, reason: 'is not UTF-8' },
      ],
    },
  ]);
  expect(site.read(`${docs}a.md`)).toBe('# A\n\nMore. [one](./old.md)\n');
  expect(site.bytes(`${docs}b.md`)).toStrictEqual(latin);
  await session.update(new Set([`${docs}a.md`]));
  await session.check();
  expect(await session.updateLinks(null)).toMatchObject([{ updated: [{ file: `${docs}a.md`, links: 1 }] }]);
});

test('links that the writer leaves are problems of their own', async () => {
  const { site, session } = await open({
    [`${docs}old.md`]: page,
    [`${docs}a.md`]: '# A\n\n[one](./old.md) [two](./old.md#part)\n',
  });
  await move({ site, session }, `${docs}old.md`, `${docs}new.md`);
  expect(await session.leaveLinks(`${docs}old.md`)).toStrictEqual([`${docs}old.md`]);
  expect(session.problems().problems).toMatchObject([
    { title: 'The link `./old.md` points to a missing file', line: 3, column: 1 },
    { title: 'The link `./old.md#part` points to a missing file', line: 3, column: 17 },
  ]);
  expect(await session.updateLinks(null)).toStrictEqual([]);
  expect(site.read(`${docs}a.md`)).toContain('./old.md');
});

const inLanguages = {
  'site.config.ts': `export default {
  title: 'Minimal',
  url: 'https://minimal.internal',
  locales: { en: {}, es: {}, pt: {} },
  collections: { docs: { type: 'docs' } },
  navbar: { items: [{ type: 'localeDropdown' }] },
};\n`,
  [`${docs}old.md`]: page,
  'content/es/docs/old.md': '# Página\n\n## Parte\n\n[Aquí](#part)\n',
  'content/es/docs/a.md': '# A\n\n[uno](./old.md#part) y [dos](./old.md)\n',
  [`${docs}a.md`]: '# A\n\nText.\n',
};

test('a renamed source offers its translations too, with the links to them', async () => {
  const { site, session } = await open({
    ...inLanguages,
    'content/pt/docs/old.mdx': '# Página\n\n## Parte\n',
    'translations/es/docs/old.md.json': '{}\n',
  });
  const problems = await move({ site, session }, `${docs}old.md`, `${docs}guides/new.md`);
  expect(problems.filter(({ code }) => code === 'renamed-source')).toMatchObject([
    {
      severity: 'warning',
      title: `\`${docs}old.md\` is now \`${docs}guides/new.md\`: 2 translations have the old name`,
      move: {
        links: [],
        translations: [
          { from: 'content/es/docs/old.md', to: 'content/es/docs/guides/new.md' },
          { from: 'content/pt/docs/old.mdx', to: 'content/pt/docs/guides/new.mdx' },
        ],
      },
    },
  ]);
  const updates = await session.updateLinks(null);
  expect(updates.flatMap(({ renamed }) => renamed)).toHaveLength(2);
  expect(updates.flatMap(({ left }) => left)).toStrictEqual([]);
  expect(site.read('content/es/docs/guides/new.md')).toContain('[Aquí](#part)');
  expect(site.read('content/es/docs/a.md')).toBe('# A\n\n[uno](./guides/new.md#part) y [dos](./guides/new.md)\n');
  expect(site.read('translations/es/docs/guides/new.md.json')).toBe('{}\n');
  expect(await site.files(/old\.md/)).toStrictEqual([]);
  expect((await session.check()).problems).toStrictEqual([]);
});

test('links and translations of a renamed source are one problem', async () => {
  const { site, session } = await open({ ...inLanguages, [`${docs}a.md`]: '# A\n\n[one](./old.md)\n' });
  const problems = await move({ site, session }, `${docs}old.md`, `${docs}new.md`);
  const moves = problems.filter((problem) => problem.move !== undefined);
  expect(moves).toMatchObject([
    {
      code: 'broken-link',
      title: `\`${docs}old.md\` is now \`${docs}new.md\`: 1 link in 1 file still leads to the old page, and its translation has the old name`,
    },
  ]);
  await session.updateLinks(`${docs}old.md`);
  expect(site.read('content/es/docs/a.md')).toContain('[dos](./new.md)');
  expect((await session.check()).problems).toStrictEqual([]);
});

test.each<[string, Readonly<Record<string, string>>, string, string]>([
  [
    'whose new name another translation has',
    { 'content/es/docs/new.mdx': '# Nueva\n' },
    `${docs}old.md`,
    `${docs}new.md`,
  ],
  ['if the translation itself is renamed', {}, 'content/es/docs/old.md', 'content/es/docs/new.md'],
])('no translation is offered %s', async (_, files, from, to) => {
  const { site, session } = await open({ ...inLanguages, 'content/es/docs/a.md': '# A\n', ...files });
  const problems = await move({ site, session }, from, to);
  expect(problems.filter(({ code }) => code === 'renamed-source')).toStrictEqual([]);
});

test('translations that the writer leaves keep their names', async () => {
  const { site, session } = await open({ ...inLanguages, 'content/es/docs/a.md': '# A\n' });
  await move({ site, session }, `${docs}old.md`, `${docs}new.md`);
  expect(await session.leaveLinks(null)).toStrictEqual([`${docs}old.md`]);
  expect(await session.updateLinks(null)).toStrictEqual([]);
  expect(site.read('content/es/docs/old.md')).toContain('Página');
});
