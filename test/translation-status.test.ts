import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { copyRealSite } from './support/copy-real-site.ts';
import { runDocsgen } from './support/docsgen.ts';
import { makeFolder } from './support/small-site.ts';

const status = z.looseObject({
  locales: z.array(z.looseObject({ locale: z.string() })),
  pages: z.array(
    z.looseObject({
      locale: z.string(),
      source: z.string().nullable(),
      translation: z.string(),
      state: z.string(),
      difference: z.looseObject({ title: z.string(), line: z.number(), sourceLine: z.number() }).nullable(),
      open: z.array(z.looseObject({ state: z.string(), about: z.string(), line: z.number().nullable() })),
    }),
  ),
});

let root: string;
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: root,
    stdio: 'pipe',
  });
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const replace = (file: string, from: string, to: string) => {
  const text = read(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(join(root, file), text.replace(from, to));
};
async function run(...args: readonly string[]) {
  const { status: exit, stdout, stderr } = await runDocsgen(['i18n', ...args, '--root', root]);
  return { exit, stdout, stderr };
}
async function statusOf(...options: readonly string[]) {
  const { stdout, stderr } = await run('status', '--json', ...options);
  if (stdout === '') throw new Error(stderr);
  return status.parse(JSON.parse(stdout));
}
/** The parts to look at, as `<translation> <state> <first words>`. */
const openParts = async () =>
  (await statusOf()).pages.flatMap(({ translation, open }) =>
    open.map(({ state, about }) => `${translation} ${state} ${about.slice(0, 24)}`),
  );

let recorded: string;
beforeAll(async () => {
  root = makeFolder();
  recorded = root;
  copyRealSite(root);
  writeFileSync(join(root, '.gitignore'), '.docsgen/\nbuild/\ntexts/\n');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=First');
  expect((await run('sync')).exit).toBe(0);
  git('add', '--all');
  git('commit', '--quiet', '--message=Records');
});
afterAll(() => rmSync(recorded, { recursive: true, force: true }));
beforeEach(() => {
  root = makeFolder();
  cpSync(recorded, root, { recursive: true });
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

describe('this site', () => {
  test('three words of a source make three paragraphs stale, until each is translated anew', async () => {
    expect(await openParts()).toStrictEqual([]);
    const source = 'content/en/concepts/integration/asterisk.md';
    const paragraphs = [...read(source).matchAll(/^[A-Z][^|\n]{60,}[a-z]\.$/gm)].map(([text]) => text).slice(0, 3);
    expect(paragraphs).toHaveLength(3);
    for (const text of paragraphs) replace(source, text, `${text.slice(0, -1)} indeed.`);
    const wanted = ['es', 'pt'].flatMap((locale) =>
      paragraphs.map((text) => `content/${locale}/concepts/integration/asterisk.md stale ${text.slice(0, 24)}`),
    );
    expect((await openParts()).toSorted()).toStrictEqual(wanted.toSorted());

    const marked = await run('sync');
    expect(marked.stdout).toContain('content/es/concepts/integration/asterisk.md  has new marks');
    for (const locale of ['es', 'pt']) {
      const file = `content/${locale}/concepts/integration/asterisk.md`;
      const markers = [...read(file).matchAll(/<!-- docsgen-stale [^]*?-->\n\n/g)].map(([comment]) => comment);
      expect(markers).toHaveLength(3);
      for (const [index, text] of paragraphs.entries())
        expect(markers[index]).toContain(`\n- ${text}\n+ ${text.slice(0, -1)} indeed.\n`);
      // One is translated anew, and for the others the comment alone is taken away.
      writeFileSync(join(root, file), read(file).replaceAll(/<!-- docsgen-stale [^]*?-->\n\n/g, ''));
    }
    expect(await openParts()).toStrictEqual([]);
    await run('sync');
    expect(git('diff', '--name-only', 'HEAD', '--', 'content/es', 'content/pt').toString()).toBe('');
    expect(await openParts()).toStrictEqual([]);
    expect((await run('sync')).stdout).toContain('nothing is new');
  });

  test('a translation with another structure is named, also when its record is of now', async () => {
    const file = 'content/es/concepts/integration/asterisk.md';
    const differences = async () =>
      (await statusOf()).pages.flatMap(({ state, translation, difference }) =>
        difference ? [`${state} ${translation} ${difference.title}`] : [],
      );
    expect(await differences()).toStrictEqual([]);
    const [link = '', label = ''] = /\[([^\]\n]+)\]\([^)\n]+\)/.exec(read(file)) ?? [];
    replace(file, link, label);
    const expected = `different ${file} This section lacks a link of its source`;
    expect(await differences()).toStrictEqual([expected]);
    await run('sync');
    expect(await differences()).toStrictEqual([expected]);
    expect((await run('status')).stdout).toContain('of 15 pages, 1 different');

    replace('site.config.ts', "'different-structure': 'warn'", "'different-structure': 'off'");
    expect(await differences()).toStrictEqual([]);
  });

  test('marked translations build, and readers see no comment', async () => {
    const source = 'content/en/concepts/intro.mdx';
    const [paragraph = ''] = /^[A-Z][^|\n{<]{60,}[a-z]\.$/m.exec(read(source)) ?? [];
    replace(source, paragraph, `${paragraph} More of it.`);
    await run('sync');
    expect(read('content/es/concepts/intro.mdx')).toContain('{/* docsgen-stale');
    const { status: exit, stderr } = await runDocsgen(['build', '--root', root]);
    expect([exit, stderr]).toStrictEqual([0, '']);
    expect(read('build/es/concepts/intro/index.html')).not.toContain('docsgen-stale');
  });

  test.each(['xliff', 'po', 'json'])('texts leave as %s and come back without any change', async (format) => {
    const exported = await run('export', '--all', '--format', format, '--to', 'texts');
    expect([exported.exit, exported.stderr]).toStrictEqual([0, '']);
    const files = ['es', 'pt'].map((locale) => join(root, 'texts', `${locale}.${format === 'xliff' ? 'xlf' : format}`));
    const { stdout } = await run('import', ...files);
    expect(stdout).toContain('nothing new');
    expect(git('diff', '--name-only').toString()).toBe('');
  });

  test('two branches that translate different pages merge', async () => {
    const pages = ['content/en/concepts/app/logs.md', 'content/en/concepts/app/agents.md'];
    for (const page of pages) writeFileSync(join(root, page), `${read(page)}\nOne more paragraph of this page.\n`);
    await run('sync');
    git('add', '--all');
    git('commit', '--quiet', '--message=Marks');
    for (const [index, branch] of ['logs', 'agents'].entries()) {
      git('switch', '--quiet', '--create', branch, 'main');
      const file = `content/es/concepts/app/${branch}.md`;
      writeFileSync(
        join(root, file),
        read(file).replace(/<!-- docsgen-missing [^]*?-->\n/, `Un párrafo más, el ${index}.\n`),
      );
      await run('sync');
      git('add', '--all');
      git('commit', '--quiet', `--message=Translate ${branch}`);
    }
    git('merge', '--quiet', '--no-edit', 'logs');
    expect((await openParts()).filter((part) => part.startsWith('content/es/'))).toStrictEqual([]);
  });
});

test('limits fail in CI, and changes select pages', async () => {
  replace('content/en/concepts/app/logs.md', '\n## ', '\nA new paragraph of the source.\n\n## ');
  const changed = await statusOf('--changed', 'HEAD', '--locale', 'pt');
  expect(changed.pages.map(({ translation }) => translation)).toStrictEqual(['content/pt/concepts/app/logs.md']);
  expect((await run('status', '--max-stale', '50')).exit).toBe(0);
  const failed = await run('status', '--max-stale', '0');
  expect(failed.exit).toBe(1);
  expect(failed.stderr).toContain('too-few-translations');
});
