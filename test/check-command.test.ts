import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { runDocsgen } from './support/docsgen.ts';
import { writeSample } from './support/error-page.ts';
import { makeFolder } from './support/small-site.ts';
import { rmSync, writeFileSync } from 'node:fs';

const report = z.looseObject({
  ok: z.boolean(),
  problems: z.array(
    z.looseObject({
      code: z.string(),
      severity: z.string(),
      title: z.string(),
      file: z.string().optional(),
      line: z.number().optional(),
      page: z.string().optional(),
    }),
  ),
});

/** Returns a new folder with these files. A configuration may be a part of one. */
function siteOf(files: Readonly<Record<string, string>>): string {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeSample(root, new Map(Object.entries(files)));
  return root;
}

async function check(root: string, ...options: readonly string[]) {
  const { status, stdout, stderr } = await runDocsgen(['check', '--root', root, '--json', ...options]);
  if (stdout === '') throw new Error(stderr);
  const { ok, problems } = report.parse(JSON.parse(stdout));
  return { status, ok, problems, places: problems.map(({ file, line, code }) => `${file}:${line} ${code}`) };
}

/** The sites are not for publishing. */
const levels = "'placeholder-address': 'off', 'unreachable-locale': 'off'";
const docs = "collections: { docs: { type: 'docs' } },\n";
const config = `${docs}reports: { ${levels} },\n`;
const intro = '---\ndescription: Where it begins.\n---\n\n# Introduction\n\nText.\n';

describe('docsgen check', () => {
  test('ends with 0 if there are only warnings, and with 1 under --strict', async () => {
    const root = siteOf({
      'site.config.ts': config,
      'content/en/docs/intro.md': `${intro}\n#### Far below\n\nText.\n`,
    });
    const { status, ok, places } = await check(root);
    expect([status, ok, places]).toStrictEqual([0, true, ['content/en/docs/intro.md:9 heading-jump']]);
    const strict = await check(root, '--strict');
    expect([strict.status, strict.ok, strict.problems[0]?.severity]).toStrictEqual([1, false, 'error']);
  });

  test('checks a folder of another program, which has no configuration', async () => {
    const root = siteOf({
      'index.html':
        '<!doctype html><html lang="en"><head><title>A</title></head><body><h1>A</h1><p>Text. <a href="b.html">B</a></p></body></html>',
      'b.html':
        '<!doctype html><html lang="en"><head><title>B</title></head><body><h1>B</h1><p>Text. <a href="c.html#x">C</a></p></body></html>',
    });
    const { problems } = await check(root, '--out', root);
    expect(problems.map(({ page, code }) => `${page} ${code}`)).toStrictEqual(['/b.html broken-link']);
  });

  test('says what to do about a folder without a site', async () => {
    const root = siteOf({ 'site.config.ts': config, 'content/en/docs/intro.md': intro });
    const { status, problems } = await check(root, '--out', join(root, 'nowhere'));
    expect(status).toBe(1);
    expect(problems.map(({ code }) => code)).toStrictEqual(['missing-folder']);
  });

  test('reports the errors of a site that cannot be built, in every format', async () => {
    const root = siteOf({ 'site.config.ts': config, 'content/en/docs/intro.md': `${intro}\n[Gone](./gone.md)\n` });
    const { status, places } = await check(root);
    expect([status, places]).toStrictEqual([1, ['content/en/docs/intro.md:9 broken-link']]);
    const { stdout } = await runDocsgen(['check', '--root', root, '--format', 'github']);
    expect(stdout).toMatch(/^::error .*title=broken-link::/m);
  });
});

describe('the baseline', () => {
  const gone = `${intro}\n[Gone](./gone.md)\n\n#### Far below\n\nText.\n`;

  test('lets an old site begin: what it has is left out, and what is new is reported', async () => {
    const root = siteOf({ 'site.config.ts': config, 'content/en/docs/intro.md': gone });
    const first = await check(root, '--update-baseline');
    expect([first.status, first.problems]).toStrictEqual([0, []]);
    expect(readFileSync(join(root, 'check-baseline.json'), 'utf8')).toMatch(/broken-link[^]*heading-jump/);
    // A line more above does not make the old mistakes new ones.
    writeFileSync(join(root, 'content/en/docs/intro.md'), gone.replace('Text.\n', 'Text.\n\nMore text.\n'));
    expect((await check(root)).problems).toStrictEqual([]);
    expect((await runDocsgen(['build', '--root', root])).status).toBe(0);
    writeFileSync(join(root, 'content/en/docs/intro.md'), `${gone}\n[Gone too](./lost.md)\n`);
    const { status, places } = await check(root);
    expect([status, places]).toStrictEqual([1, ['content/en/docs/intro.md:15 broken-link']]);
  });

  test('says which entries are gone', async () => {
    const root = siteOf({ 'site.config.ts': config, 'content/en/docs/intro.md': gone });
    await check(root, '--update-baseline');
    writeFileSync(join(root, 'content/en/docs/intro.md'), intro);
    const { problems } = await check(root);
    expect(problems.map(({ code, file }) => [code, file])).toStrictEqual([['unused-ignore', 'check-baseline.json']]);
  });
});

describe('docsgen check --fix', () => {
  const files = {
    'site.config.ts': `${config}redirects: [{ from: '/docs/old', to: '/docs/intro' }],\n`,
    'content/en/docs/intro.md': intro,
    'content/en/docs/links.md':
      '---\ndescription: Links of all kinds.\n---\n\n# Links\n\nThe [whole address](https://docs.example.com/docs/old).\n',
    'content/en/docs/deep/moved.md': '---\ndescription: It was elsewhere.\n---\n\n# Moved\n\nText.\n',
  };

  test('shows what it would write, and writes nothing without a yes', async () => {
    const root = siteOf(files);
    const before = readFileSync(join(root, 'content/en/docs/links.md'), 'utf8');
    const { stderr } = await runDocsgen(['check', '--root', root, '--fix']);
    expect(stderr).toContain('-The [whole address](https://docs.example.com/docs/old).');
    expect(stderr).toContain('+The [whole address](https://docs.example.com/docs/intro).');
    expect(readFileSync(join(root, 'content/en/docs/links.md'), 'utf8')).toBe(before);
  });

  test('corrects what is certain, also where the site cannot be built', async () => {
    const root = siteOf({ ...files, 'content/en/docs/intro.md': `${intro}\nIt [has moved](./moved.md).\n` });
    expect((await check(root)).status).toBe(1);
    await runDocsgen(['check', '--root', root, '--fix', '--yes']);
    expect(readFileSync(join(root, 'content/en/docs/intro.md'), 'utf8')).toContain('[has moved](./deep/moved.md)');
    await runDocsgen(['check', '--root', root, '--fix', '--yes']);
    const { status, problems } = await check(root);
    expect([status, problems]).toStrictEqual([0, []]);
  });
});

describe('docsgen build', () => {
  test('refuses changed pages with errors, and leaves the output as it is', async () => {
    const root = siteOf({
      'site.config.ts': `${docs}reports: { 'heading-jump': 'error', ${levels} },\n`,
      'content/en/docs/intro.md': intro,
    });
    expect((await runDocsgen(['build', '--root', root])).status).toBe(0);
    const page = join(root, 'build/docs/intro/index.html');
    const before = readFileSync(page, 'utf8');
    writeFileSync(join(root, 'content/en/docs/intro.md'), `${intro}\n#### Far below\n\nText.\n`);
    const { status, stderr } = await runDocsgen(['build', '--root', root]);
    expect(status).toBe(1);
    expect(stderr).toContain('content/en/docs/intro.md:9');
    expect(readFileSync(page, 'utf8')).toBe(before);
    expect(existsSync(join(root, '.docsgen/stage')) ? readdirSync(join(root, '.docsgen/stage')) : []).toStrictEqual([]);
  });

  test('finds what only the finished page shows, such as a whole address of the site', async () => {
    const root = siteOf({
      'site.config.ts': config,
      'content/en/docs/intro.md': `${intro}\n[Gone](https://docs.example.com/docs/gone)\n`,
    });
    const { status, stderr } = await runDocsgen(['build', '--root', root]);
    expect(status).toBe(1);
    expect(stderr).toContain('content/en/docs/intro.md:9');
    expect(stderr).toContain('broken-link');
  });

  test('builds one language of a site whose pages link to another', async () => {
    const root = siteOf({
      'site.config.ts': `locales: { en: {}, es: {} },\n${config}`,
      'content/en/docs/intro.md': intro,
      'content/es/docs/intro.md': intro,
    });
    expect(await runDocsgen(['build', '--root', root, '--locale', 'es'])).toMatchObject({ status: 0 });
    expect(await runDocsgen(['build', '--root', root, '--locale', 'en'])).toMatchObject({ status: 0 });
  });
});

describe('the rule stale-translation', () => {
  test('reports a translation that was committed on a day before its source', async () => {
    const root = siteOf({
      'site.config.ts': `locales: { en: {}, es: {} },\n${docs}reports: { 'stale-translation': 'warn', ${levels} },\n`,
      'content/en/docs/intro.md': intro,
      'content/es/docs/intro.md': intro.replace('Where it begins.', 'Donde empieza.'),
      '.gitignore': 'build\n.docsgen\n',
    });
    const git = (day: string, ...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
        cwd: root,
        env: { ...process.env, GIT_AUTHOR_DATE: `${day}T10:00:00Z`, GIT_COMMITTER_DATE: `${day}T10:00:00Z` },
        stdio: 'ignore',
      });
    git('2026-01-01', 'init');
    git('2026-01-01', 'add', '-A');
    git('2026-01-01', 'commit', '-m', 'Begin');
    expect((await check(root)).problems).toStrictEqual([]);
    writeFileSync(join(root, 'content/en/docs/intro.md'), `${intro}\nMore.\n`);
    git('2026-02-01', 'commit', '-am', 'Say more');
    expect((await check(root)).places).toStrictEqual(['content/es/docs/intro.md:1 stale-translation']);
  });
});
