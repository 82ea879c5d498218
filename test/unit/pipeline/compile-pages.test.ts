import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openCache } from '../../../src/cache/cache.ts';
import { createClock } from '../../../src/pipeline/clock.ts';
import { compilePages, type KnownPage } from '../../../src/pipeline/compile-pages.ts';
import { noPlugins } from '../../../src/plugins/loading/open-plugins.ts';
import { loadMarkdownOptions } from '../../../src/pipeline/load-markdown-options.ts';
import { selectAll } from '../../../src/pipeline/route-selection.ts';
import { loadSite } from '../../../src/pipeline/load-site.ts';
import { openWorkerPool } from '../../../src/workers/open-worker-pool.ts';
import { plainFolder } from '../../support/site-folder.ts';
import { borrowSite } from '../../support/small-site.ts';

const file = 'content/en/docs/intro.md';
let root: string;
beforeEach(() => {
  root = borrowSite('texts');
});

/**
 * Compiles the site with what earlier runs have kept. `meanwhile` happens between the scan and the
 * compilation.
 */
async function run(meanwhile: () => void = () => undefined) {
  const site = (await loadSite({ root, drafts: false })).value;
  const markdown = (await loadMarkdownOptions(site.config, noPlugins)).value;
  const place = { folder: join(root, 'cache'), identity: '1' };
  const pool = openWorkerPool({ ...plainFolder(root), cache: place, markdown, pluginModules: {}, isProfiled: false });
  onTestFinished(() => pool.close());
  const known = await openCache(place).packed<KnownPage>('metadata');
  meanwhile();
  const compiled: string[] = [];
  const watched = { ...pool, compile: watch(pool, compiled) };
  const selection = selectAll(site);
  const options = {
    selection,
    optionsHash: '1',
    pool: watched,
    known,
    clock: createClock(),
    onProgress: () => undefined,
  };
  const { value, problems } = await compilePages(options);
  await known.close();
  return { compiled, value, problems };
}

function watch(pool: ReturnType<typeof openWorkerPool>, compiled: string[]): typeof pool.compile {
  return (tasks, onDone) => {
    compiled.push(...tasks.map((task) => task.file));
    return pool.compile(tasks, onDone);
  };
}

const write = (text: string) => writeFileSync(join(root, file), text);

test('what was compiled before is known, word for word', async () => {
  const first = await run();
  expect(first.compiled).toContain(file);
  const second = await run();
  expect(second.compiled).toStrictEqual([]);
  expect(second.value).toStrictEqual({
    ...first.value,
    metadata: new Map([...first.value.metadata].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  });
  expect(second.problems).toStrictEqual(first.problems);
});

test('translations are compiled next to their original, since they have the same code', async () => {
  const { compiled } = await run();
  const at = compiled.indexOf(file);
  expect(compiled.slice(at, at + 2)).toStrictEqual([file, 'content/es/docs/intro.md']);
});

test('only what has changed is compiled, be it the file or what it includes', async () => {
  await run();
  write('# Other');
  expect((await run()).compiled).toStrictEqual([file]);
  writeFileSync(join(root, 'content/en/docs/parts/_shared.md'), 'Other text.');
  expect((await run()).compiled).toStrictEqual(['content/es/docs/intro.md', 'content/en/docs/other.md']);
});

test('a file that changes after it was scanned is refused, and nothing of it is kept', async () => {
  const text = readFileSync(join(root, file), 'utf8');
  const changed = await run(() => write('# Other'));
  expect(changed.problems).toMatchObject([{ severity: 'error', file }]);
  write(text);
  const mended = await run();
  expect(mended.problems).toStrictEqual([]);
  expect(mended.compiled).toStrictEqual([file]);
});

test('a file that goes after it was scanned is refused as one that has changed', async () => {
  const text = readFileSync(join(root, file), 'utf8');
  const gone = await run(() => rmSync(join(root, file)));
  expect(gone.problems).toMatchObject([{ severity: 'error', file }]);
  write(text);
  expect((await run()).problems).toStrictEqual([]);
});

test('a hint names what lies there now, not what lay there before', async () => {
  write('# A\n\n<!--@include: ./parts/_sharpe.md-->\n');
  const hints = async () => (await run()).problems.map(({ hint }) => hint);
  expect((await hints())[0]).toContain('`_shared.md`');
  writeFileSync(join(root, 'content/en/docs/parts/_sharp.md'), 'Text.');
  expect((await hints())[0]).toContain('`_sharp.md`');
});

test('files with the same text are known each by itself, since each includes what lies beside it', async () => {
  const folders = ['one', 'two'].map((name) => join(root, 'content/en/docs', name));
  for (const [index, folder] of folders.entries()) {
    mkdirSync(folder);
    writeFileSync(join(folder, 'same.md'), '# Same\n\n<!--@include: ./_part.md-->\n');
    writeFileSync(join(folder, '_part.md'), `## Part ${index}\n`);
  }
  const { value } = await run();
  const headings = (name: string) => value.metadata.get(`content/en/docs/${name}/same.md`)?.ids;
  expect([headings('one'), headings('two')]).toStrictEqual([
    ['same', 'part-0'],
    ['same', 'part-1'],
  ]);
  expect((await run()).compiled).toStrictEqual([]);
});
