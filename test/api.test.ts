import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { projectRoot, runDocsgen } from './support/docsgen.ts';
import { readFolder } from './support/read-folder.ts';
import { cleanOutput } from './support/site-build.ts';
import { borrowSite } from './support/small-site.ts';

// What users import.
const { build, DocsgenError, listRoutes, loadSite, startDev }: typeof import('../src/api/entry.ts') = await import(
  new URL('../dist/index.js', import.meta.url).href
);

/** Fails the test at its end if anything was printed, or the process was asked to end. */
function expectSilence(): void {
  const spies = [
    vi.spyOn(process.stdout, 'write'),
    vi.spyOn(process.stderr, 'write'),
    vi.spyOn(console, 'log'),
    vi.spyOn(process, 'exit'),
  ];
  onTestFinished(() => {
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });
}

describe('`build`', () => {
  test('builds what the command builds, and says what it has built', async () => {
    expectSilence();
    const root = borrowSite('base-path');
    const steps: string[] = [];
    const report = await build({ root, onProgress: (step) => steps.push(step) });
    expect(report).toMatchObject({ outDir: join(root, 'build'), warnings: [] });
    expect(report.rendered).toBe(report.routes.length);
    expect(report.routes.map(({ url }) => url)).toContain('/manual/intro');
    expect(steps).toContain('render');
    expect(readFolder(report.outDir)).toStrictEqual(await cleanOutput(root));
  });

  test('two builds in one process do not disturb each other', async () => {
    expectSilence();
    const roots = [borrowSite('base-path'), borrowSite('minimal')];
    const reports = await Promise.all(roots.map((root) => build({ root })));
    for (const [index, { outDir }] of reports.entries())
      expect(readFolder(outDir)).toStrictEqual(await cleanOutput(roots[index] ?? ''));
  });

  test('throws all mistakes as one error', async () => {
    expectSilence();
    const root = borrowSite('bad/together');
    const error = await build({ root }).catch((thrown: unknown) => thrown);
    if (!(error instanceof DocsgenError)) throw new Error('It is no DocsgenError');
    expect(error.problems.length).toBeGreaterThan(1);
    expect(error.problems.every(({ code, title }) => code.length > 0 && title.length > 0)).toBe(true);
  });
});

describe('`listRoutes` and `loadSite`', () => {
  test('give the routes that the command prints', async () => {
    const root = borrowSite('varied');
    const { stdout } = await runDocsgen(['routes', '--root', root, '--json']);
    expect(await listRoutes({ root })).toStrictEqual(JSON.parse(stdout));
    const site = await loadSite({ root });
    expect(site).toMatchObject({ root, base: '/', locales: ['en', 'es', 'ar'], problems: [] });
    expect(site.routes).toStrictEqual(await listRoutes({ root }));
    const arabic = await listRoutes({ root, locales: ['ar'] });
    expect(new Set(arabic.map(({ locale }) => locale))).toStrictEqual(new Set(['ar']));
  });

  test('a site with mistakes is loaded with them, and its routes are not listed', async () => {
    expectSilence();
    const root = borrowSite('bad/one-address');
    expect((await loadSite({ root })).problems).not.toStrictEqual([]);
    await expect(listRoutes({ root })).rejects.toBeInstanceOf(DocsgenError);
  });
});

describe('`startDev`', () => {
  test('serves a site until it is closed', async () => {
    expectSilence();
    const root = borrowSite('base-path');
    const { urls, check, close } = await startDev({ root, host: '127.0.0.1' });
    onTestFinished(close);
    const [url = ''] = urls;
    const response = await fetch(new URL('manual/intro', url));
    expect(await response.text()).toContain('</html>');
    expect(await check()).toStrictEqual([]);
  });
});

const examples = [
  ...readFileSync(join(projectRoot, 'manual/content/en/docs/plugins/programming.md'), 'utf8').matchAll(
    /## (.*?)\n\n```ts\n(.*?)```/gs,
  ),
].map(([, title = '', code = '']) => ({ title, code }));

test('the example of the manual names the docs that a branch has changed', async () => {
  const text = readFileSync(join(projectRoot, 'manual/content/en/docs/plugins/programming.md'), 'utf8');
  const [, code = ''] = /```ts title="changed-pages.ts"\n(.*?)```/s.exec(text) ?? [];
  const root = borrowSite('base-path');
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: root });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=First');
  git('switch', '--quiet', '--create', 'edit');
  writeFileSync(join(root, 'content/en/docs/later.md'), '---\ntitle: Later\n---\n\nText.\n');
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(projectRoot, join(root, 'node_modules/docsgen'));
  writeFileSync(join(root, 'example.mjs'), (await transform(code, { loader: 'ts' })).code);
  const { stdout } = await promisify(execFile)(process.execPath, ['example.mjs'], { cwd: root });
  expect(stdout).toBe(
    '/fr/manual/later  Later  content/en/docs/later.md\n/manual/later  Later  content/en/docs/later.md\n',
  );
});

describe('the examples of the manual', () => {
  const said: Readonly<Record<string, string>> = {
    'Build a site': '10 pages, 0 warnings\n',
    'Check the finished site': '10 pages\n',
    'List and check routes': 'en /manual/intro /manual/other\nfr /fr/manual/intro /fr/manual/other\n',
    'Serve a site while you write it': '200 0\n',
  };

  test('all have an expected output', () => {
    expect(examples.map(({ title }) => title)).toStrictEqual(Object.keys(said));
  });

  test.each(examples)('$title', async ({ title, code }) => {
    const root = borrowSite('base-path');
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(projectRoot, join(root, 'node_modules/docsgen'));
    writeFileSync(join(root, 'example.mjs'), (await transform(code, { loader: 'ts' })).code);
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['example.mjs'], { cwd: root });
    expect({ stdout, stderr }).toStrictEqual({ stdout: said[title], stderr: '' });
  });
});
