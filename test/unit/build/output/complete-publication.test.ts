import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { hashLength } from '../../../../src/system/hash.ts';
import { writeVerified } from '../../../../src/system/verified-file.ts';
import { manifestFile } from '../../../../src/build/output/own-files.ts';
import { completePublication } from '../../../../src/build/output/publish.ts';
import { stageFile } from '../../../../src/workers/stage-file.ts';
import { otherFileSystem } from '../../../support/other-file-system.ts';
import { makeFolder } from '../../../support/small-site.ts';
import { testOutput, type TestOutput, write } from '../../../support/test-output.ts';

let root: string;
let output: TestOutput;
beforeEach(() => {
  root = makeFolder();
  output = testOutput(join(root, 'build'), root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a run that was killed', () => {
  const before = { 'index.html': 'old', 'gone.html': 'old', 'same.html': 'old' };
  const after = { 'index.html': 'new', 'same.html': 'new', 'added/index.html': 'new' };

  test.each([0, 1, 2, 3])('after %i of its moves is completed by the next', async (moved) => {
    await output.publish(before);
    await output.begin(after);
    for (const [file, text] of Object.entries(after).slice(0, moved)) {
      output.put(file, text);
      await rm(stageFile(output.place.stage, file));
    }
    await completePublication(output.place);
    expect(output.files()).toStrictEqual(after);
    expect(output.owned()).toStrictEqual(Object.keys(after).toSorted());
    expect(existsSync(output.place.journal)).toBe(false);
  });

  test('after the last move, before the stale files were removed, is completed too', async () => {
    await output.publish(before);
    await output.begin(after);
    for (const [file, text] of Object.entries(after)) output.put(file, text);
    await rm(output.place.stage, { recursive: true });
    await completePublication(output.place);
    expect(output.files()).toStrictEqual(after);
  });

  test('while a file becomes a folder, or the other way round, is completed', async () => {
    await output.publish({ guide: 'a file', 'docs/intro/index.html': '1' });
    await output.begin({ 'docs/intro': 'a file', 'guide/index.html': 'a page' });
    await rm(join(output.place.out, 'docs'), { recursive: true });
    output.put('docs/intro', 'a file');
    await rm(stageFile(output.place.stage, 'docs/intro'));
    await completePublication(output.place);
    expect(output.files()).toStrictEqual({ 'docs/intro': 'a file', 'guide/index.html': 'a page' });
  });

  test('before its journal was written leaves the output unchanged', async () => {
    await output.publish(before);
    await output.stage(after);
    write(join(dirname(output.place.journal), 'draft-1'), '{"stage":"');
    await completePublication(output.place);
    expect(output.files()).toStrictEqual(before);
  });

  test('leaves only files that the manifest in the folder lists, whenever it was killed', async () => {
    await output.publish(before);
    await output.begin(after);
    output.put('added/index.html', 'new');
    output.put('index.html', 'new');
    await rm(join(root, '.docsgen'), { recursive: true });
    expect(output.owned()).toStrictEqual(['added/index.html', 'gone.html', 'index.html', 'same.html']);
    await output.publish(after);
    expect(output.files()).toStrictEqual(after);
  });
});

describe('a publication that cannot be completed is set aside, and the next writes everything', () => {
  const before = { 'index.html': 'old' };
  const after = { 'index.html': 'new', 'added.html': 'new' };
  const publishesAnew = async () => {
    await completePublication(output.place);
    expect([output.place.journal, output.place.stage].filter((path) => existsSync(path))).toStrictEqual([]);
    await output.publish(after);
    expect(output.files()).toStrictEqual(after);
    expect(output.owned()).toStrictEqual(Object.keys(after).toSorted());
  };

  test('if a file is missing from the stage', async () => {
    await output.publish(before);
    await output.begin(after);
    await rm(stageFile(output.place.stage, 'added.html'));
    await publishesAnew();
  });

  test('if a name is too long for the file system', async () => {
    await output.publish(before);
    const journal = await output.begin(after);
    await writeVerified(output.place.journal, journal.slice(hashLength).replaceAll('added', 'a'.repeat(300)));
    await publishesAnew();
  });

  test.each(['', '{"files":', 'x'.repeat(100)])('when its journal says %j', async (text) => {
    await output.publish(before);
    await output.begin(after);
    write(output.place.journal, text);
    await publishesAnew();
  });

  test.each(['', '[["index.html"', 'x'.repeat(100)])('and a record that says %j is a missing one', async (text) => {
    await output.publish(before);
    write(output.place.record, text);
    await publishesAnew();
  });

  test('and so is a manifest that cannot be read', async () => {
    await output.publish(before);
    output.put(manifestFile, '{"files":[["index.html","');
    await publishesAnew();
  });
});

describe('an output on another file system', () => {
  const elsewhere = otherFileSystem();
  beforeEach((context) => {
    if (elsewhere === null) return context.skip();
    const out = mkdtempSync(join(elsewhere, 'docsgen-'));
    onTestFinished(() => rm(out, { recursive: true, force: true }));
    output = testOutput(out, root);
  });
  const after = { 'assets/a.css': 'a', 'index.html': 'new', 'added/index.html': 'new' };

  test('is published to, with no file half written', async () => {
    await output.publish({ 'index.html': 'old', 'gone.html': 'old' });
    await output.publish(after);
    expect(output.files()).toStrictEqual(after);
  });

  test.each([1, 2, 3])('is completed if %i of its files were moved already', async (moved) => {
    await output.publish({ 'index.html': 'old', 'gone.html': 'old' });
    await output.begin(after);
    for (const [file, text] of Object.entries(after).slice(0, moved)) {
      output.put(file, text);
      await rm(stageFile(output.place.stage, file));
    }
    await completePublication(output.place);
    expect(output.files()).toStrictEqual(after);
    expect(existsSync(output.place.journal)).toBe(false);
  });
});
