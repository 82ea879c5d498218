import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkOutputFolder } from '../../../../src/build/output/check-output-folder.ts';
import { completePublication, findOwnedFiles, journalPath, publish } from '../../../../src/build/output/publish.ts';
import type { Ledger } from '../../../../src/build/output/ledger.ts';
import { stageFile } from '../../../../src/build/output/stage-file.ts';
import { createStage } from '../../../../src/build/output/stage.ts';
import { DocsgenError } from '../../../../src/shared/problem.ts';
import { makeFolder } from '../../../support/small-site.ts';

let root: string;
let cache: string;
let out: string;
beforeEach(() => {
  root = makeFolder();
  cache = join(root, '.docsgen');
  out = join(root, 'build');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Of an output that no build knows. */
const noLedger: Ledger = { find: () => null, add: () => undefined, save: () => Promise.resolve() };

type Files = Readonly<Record<string, string>>;

async function stage(files: Files) {
  const made = await createStage(join(cache, 'stage', '1'), noLedger);
  for (const [path, text] of Object.entries(files)) await made.write(path, text);
  return made;
}

async function publishFiles(files: Files): Promise<void> {
  await publish({ stage: await stage(files), out, cache });
}

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function output(): Files {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(paths.map((path) => [path.slice(out.length + 1), readFileSync(path, 'utf8')]));
}

describe('a publication', () => {
  test('has what was staged, and leaves no stage and no journal', async () => {
    await publishFiles({ 'index.html': '1', 'a/b/index.html': '2' });
    expect(output()).toStrictEqual({ 'index.html': '1', 'a/b/index.html': '2' });
    expect(existsSync(journalPath(out, cache))).toBe(false);
    expect(existsSync(join(cache, 'stage', '1'))).toBe(false);
  });

  test('removes what an earlier one wrote, with the folders that are left empty, and nothing else', async () => {
    await publishFiles({ 'index.html': '1', 'old/deep/index.html': '1', 'kept/old.txt': '1' });
    put(join(out, 'kept', 'CNAME'), 'mine');
    await publishFiles({ 'index.html': '2' });
    expect(output()).toStrictEqual({ 'index.html': '2', 'kept/CNAME': 'mine' });
    expect(readdirSync(out).toSorted()).toStrictEqual(['index.html', 'kept']);
  });

  test('lets a file become a folder, and a folder a file', async () => {
    await publishFiles({ guide: 'a file', 'docs/intro/index.html': '1', 'docs/intro/more/index.html': '1' });
    await publishFiles({ 'guide/index.html': 'a page', 'docs/intro': 'a file' });
    expect(output()).toStrictEqual({ 'guide/index.html': 'a page', 'docs/intro': 'a file' });
  });

  test('into two folders keeps the files of each apart', async () => {
    await publishFiles({ 'index.html': '1', 'one.html': '1' });
    out = join(root, 'other');
    await publishFiles({ 'index.html': '2' });
    expect(await findOwnedFiles(join(root, 'build'), cache)).toStrictEqual(['index.html', 'one.html']);
    expect(output()).toStrictEqual({ 'index.html': '2' });
  });
});

describe('a run that was killed', () => {
  /** The journal as a run writes it before it moves the first file. */
  function writeJournal(files: readonly string[], stale: readonly string[]): void {
    put(
      journalPath(out, cache),
      JSON.stringify({ stage: join(cache, 'stage', '1'), out, files, changed: files, stale }),
    );
  }

  const before = { 'index.html': 'old', 'gone.html': 'old', 'same.html': 'old' };
  const after = { 'index.html': 'new', 'same.html': 'new', 'added/index.html': 'new' };

  test.each([0, 1, 2, 3])('after %i of its moves is completed by the next', async (moved) => {
    await publishFiles(before);
    await stage(after);
    writeJournal(Object.keys(after), ['gone.html']);
    for (const [file, text] of Object.entries(after).slice(0, moved)) {
      put(join(out, file), text);
      await rm(stageFile(join(cache, 'stage', '1'), file));
    }
    await completePublication(out, cache);
    expect(output()).toStrictEqual(after);
    expect(await findOwnedFiles(out, cache)).toStrictEqual(Object.keys(after));
    expect(existsSync(journalPath(out, cache))).toBe(false);
  });

  test('after the last move, before the stale files were removed, is completed too', async () => {
    await publishFiles(before);
    for (const [file, text] of Object.entries(after)) put(join(out, file), text);
    writeJournal(Object.keys(after), ['gone.html']);
    await completePublication(out, cache);
    expect(output()).toStrictEqual(after);
  });

  test('amid a file that becomes a folder, and the other way round, is completed', async () => {
    await publishFiles({ guide: 'a file', 'docs/intro/index.html': '1' });
    await rm(join(out, 'guide'));
    await rm(join(out, 'docs'), { recursive: true });
    put(join(out, 'guide', 'index.html'), 'a page');
    put(join(out, 'docs', 'intro'), 'a file');
    writeJournal(['docs/intro', 'guide/index.html'], ['docs/intro/index.html', 'guide']);
    await completePublication(out, cache);
    expect(output()).toStrictEqual({ 'docs/intro': 'a file', 'guide/index.html': 'a page' });
  });

  test('before its journal was whole leaves the output as it was', async () => {
    await publishFiles(before);
    await stage(after);
    put(join(cache, 'publications', 'draft-1'), '{"stage":"');
    await completePublication(out, cache);
    expect(output()).toStrictEqual(before);
  });
});

test('two publications into two folders may go on at once', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, async (_, number) => {
      const files = await createStage(join(cache, 'stage', String(number)), noLedger);
      await files.write('index.html', `of ${number}`);
      return { stage: files, out: join(root, `out-${number}`), cache };
    }),
  );
  await Promise.all(made.map(publish));
  for (const [number, { out: folder }] of made.entries()) {
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(`of ${number}`);
    expect(await findOwnedFiles(folder, cache)).toStrictEqual(['index.html']);
  }
});

test('what another run publishes elsewhere is not meddled with', async () => {
  await stage({ 'index.html': 'new' });
  const journal = { stage: join(cache, 'stage', '1'), out, files: ['index.html'], changed: ['index.html'], stale: [] };
  put(journalPath(out, cache), JSON.stringify(journal));
  await completePublication(join(root, 'other'), cache);
  expect(existsSync(out)).toBe(false);
  await completePublication(out, cache);
  expect(output()).toStrictEqual({ 'index.html': 'new' });
});

describe('the output folder', () => {
  const refusal = async (folder: string) => {
    const error: unknown = await checkOutputFolder(folder, root, cache).catch((reason: unknown) => reason);
    return error instanceof DocsgenError ? (error.problems[0]?.title ?? '') : null;
  };

  test('may be missing, empty or docsgen’s own', async () => {
    expect(await refusal(out)).toBeNull();
    mkdirSync(out);
    expect(await refusal(out)).toBeNull();
    await publishFiles({ 'index.html': '1' });
    expect(await refusal(out)).toBeNull();
  });

  test('of somebody else is refused', async () => {
    put(join(out, 'photos', 'cat.jpg'), 'cat');
    expect(await refusal(out)).toContain('files that docsgen did not write');
    put(join(out, '404.html'), '<title>My own</title>');
    expect(await refusal(out)).toContain('files that docsgen did not write');
  });

  test('says by itself that docsgen wrote it, when the cache is gone', async () => {
    await publishFiles({ '404.html': '<meta name="generator" content="docsgen"/>' });
    await rm(cache, { recursive: true });
    expect(await refusal(out)).toBeNull();
  });

  test.each(['', '..', 'content', 'content/en', 'static/img', '.docsgen/x'])(
    'cannot be %j of the site',
    async (path) => {
      expect(await refusal(join(root, path))).toContain('holds the site itself');
    },
  );

  test('cannot be a file', async () => {
    put(out, 'a file');
    expect(await refusal(out)).toContain('is a file');
  });
});
