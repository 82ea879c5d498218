import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { examineOutput } from '../../../../src/build/output/examine-output.ts';
import { manifestFile } from '../../../../src/build/output/own-files.ts';
import { completePublication, publish } from '../../../../src/build/output/publish.ts';
import { makeFolder } from '../../../support/small-site.ts';
import { type Files, testOutput, type TestOutput, write } from '../../../support/test-output.ts';

let root: string;
let output: TestOutput;
beforeEach(() => {
  root = makeFolder();
  output = testOutput(join(root, 'build'), root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a publication', () => {
  test('publishes the staged files, and leaves no stage and no journal', async () => {
    await output.publish({ 'index.html': '1', 'a/b/index.html': '2' });
    expect(output.files()).toStrictEqual({ 'index.html': '1', 'a/b/index.html': '2' });
    expect([output.place.journal, output.place.stage].filter((path) => existsSync(path))).toStrictEqual([]);
  });

  test('removes the files of an earlier one and empty folders, and nothing else', async () => {
    await output.publish({ 'index.html': '1', 'old/deep/index.html': '1', 'kept/old.txt': '1' });
    output.put('kept/CNAME', 'mine');
    await output.publish({ 'index.html': '2' });
    expect(output.files()).toStrictEqual({ 'index.html': '2', 'kept/CNAME': 'mine' });
    expect(readdirSync(output.place.out).toSorted()).toStrictEqual([manifestFile, 'index.html', 'kept']);
  });

  test('lets a file become a folder, and a folder a file', async () => {
    await output.publish({ guide: 'a file', 'docs/intro/index.html': '1', 'docs/intro/more/index.html': '1' });
    mkdirSync(join(output.place.out, 'docs/intro/empty'));
    await output.publish({ 'guide/index.html': 'a page', 'docs/intro': 'a file' });
    expect(output.files()).toStrictEqual({ 'guide/index.html': 'a page', 'docs/intro': 'a file' });
  });

  test('into two folders keeps the files of each apart', async () => {
    await output.publish({ 'index.html': '1', 'one.html': '1' });
    const first = output;
    output = testOutput(join(root, 'other'), root);
    await output.publish({ 'index.html': '2' });
    expect(output.files()).toStrictEqual({ 'index.html': '2' });
    expect(first.files()).toStrictEqual({ 'index.html': '1', 'one.html': '1' });
  });

  test('leaves a manifest that depends on nothing but the files', async () => {
    await output.publish({ 'index.html': '1', 'old.html': '1' });
    await output.publish({ 'b.html': '2', 'index.html': '1' });
    const warm = output.manifest();
    output = testOutput(join(root, 'other'), root);
    await output.publish({ 'index.html': '1', 'b.html': '2' });
    expect(output.manifest()).toBe(warm);
    expect(warm).toMatch(/\["b\.html","[\da-f]{32}"\],\n\["index\.html","[\da-f]{32}"\]\n/);
  });
});

describe('a publication of one locale', () => {
  const whole = { 'en/a.html': '1', 'en/b.html': '1', 'es/a.html': '1', 'es/b.html': '1', 'assets/old.css': '1' };
  const spanish = { 'es/a.html': '2', 'assets/new.css': '2' };

  test('removes its own old files, and keeps the other locales and the files that they may need', async () => {
    await output.publish(whole);
    await output.publish(spanish, 'es');
    const { 'es/b.html': _gone, ...left } = { ...whole, ...spanish };
    expect(output.files()).toStrictEqual(left);
    expect(output.owned()).toStrictEqual(Object.keys(left).toSorted());
  });

  test('uses the manifest to find the locale of a file, if it has no record', async () => {
    await output.publish(whole);
    await rm(join(root, '.docsgen'), { recursive: true });
    await output.publish(spanish, 'es');
    expect(Object.keys(output.files())).not.toContain('es/b.html');
    expect(output.files()).toMatchObject({ 'en/a.html': '1', 'en/b.html': '1', 'assets/old.css': '1' });
  });

  test('is followed by one of all locales, which removes the rest', async () => {
    await output.publish(whole);
    await output.publish(spanish, 'es');
    await output.publish({ ...spanish, 'en/a.html': '2' });
    expect(output.files()).toStrictEqual({ ...spanish, 'en/a.html': '2' });
  });

  test('after the other one leaves the same as one of both', async () => {
    await output.publish({ 'en/a.html': '1', 'logo.svg': '1' }, 'en');
    await output.publish({ 'es/a.html': '1', 'logo.svg': '1' }, 'es');
    const one = [output.files(), output.manifest()];
    output = testOutput(join(root, 'other'), root);
    await output.publish({ 'en/a.html': '1', 'es/a.html': '1', 'logo.svg': '1' });
    expect([output.files(), output.manifest()]).toStrictEqual(one);
  });

  test('replaces files that the site no longer has, in any locale', async () => {
    await output.publish({ 'en/a.html': '1', 'en/list': '1', photos: '1', 'films/one': '1', 'En/c.html': '1' });
    const files = { 'en/list/index.html': '2', 'photos/index.html': '2', films: '2', 'en/C.html': '2' };
    await output.publish(files, 'es');
    expect(output.files()).toStrictEqual({ 'en/a.html': '1', ...files });
  });

  test('keeps changed files of another locale, and refuses those of its own', async () => {
    await output.publish(whole);
    output.put('en/b.html', 'mine');
    await output.publish(spanish, 'es');
    expect(output.files()).toMatchObject({ 'en/b.html': 'mine' });
    await expect(output.publish({ ...spanish, 'en/a.html': '1' })).rejects.toThrow('no longer has:\n  en/b.html');
    output.put('es/a.html', 'mine');
    await expect(output.publish({ 'es/c.html': '3' }, 'es')).rejects.toThrow('no longer has:\n  es/a.html');
    expect(output.files()).toMatchObject({ 'en/b.html': 'mine', 'es/a.html': 'mine' });
  });

  test('is completed by a later run, if it is killed', async () => {
    await output.publish(whole);
    await output.begin(spanish, 'es');
    await completePublication(output.place);
    const { 'es/b.html': _gone, ...left } = { ...whole, ...spanish };
    expect(output.files()).toStrictEqual(left);
  });
});

describe('foreign files are neither overwritten nor removed, and the error lists them', () => {
  const refused = async (files: Files) => {
    const before = output.files();
    await expect(output.publish(files)).rejects.toThrow('files that docsgen did not write:');
    expect(output.files()).toStrictEqual(before);
    return output.publish(files).catch(String);
  };

  test('where a new file must be', async () => {
    await output.publish({ 'index.html': '1' });
    const stage = await output.stage({ 'index.html': '1', 'new/index.html': '1' });
    const present = examineOutput(output.place);
    output.put('new/index.html', 'mine');
    const retained = new Map<string, never>();
    await expect(publish({ stage, place: output.place, present, retained })).rejects.toThrow(
      'did not write:\n  new/index.html',
    );
    expect(output.files()).toStrictEqual({ 'index.html': '1', 'new/index.html': 'mine' });
  });

  test('where a new folder must be, or in a folder where a new file must be', async () => {
    await output.publish({ 'index.html': '1' });
    output.put('photos', 'mine');
    output.put('list/mine.txt', 'mine');
    expect(await refused({ 'photos/index.html': '2' })).toContain('\n  photos');
    expect(await refused({ list: '2' })).toContain('\n  list/mine.txt');
  });

  test('also if one of them was there when the cache was made', async () => {
    await output.publish({ 'index.html': '1', 'about.html': '1' });
    await rm(output.place.out, { recursive: true });
    output.put('about.html', 'mine');
    expect(await refused({ 'index.html': '1', 'about.html': '2' })).toContain('\n  about.html');
  });

  test('also if a run that was killed was about to do so', async () => {
    await output.publish({ 'index.html': 'old' });
    const journal = await output.begin({ 'index.html': 'new', 'added.html': 'new' });
    output.put('added.html', 'mine');
    await completePublication(output.place);
    expect(output.files()).toStrictEqual({ 'index.html': 'old', 'added.html': 'mine' });
    await rm(join(output.place.out, 'added.html'));
    write(output.place.journal, journal);
    await completePublication(output.place);
    expect(output.files()).toStrictEqual({ 'index.html': 'new', 'added.html': 'new' });
  });

  test('except changed files of docsgen that the new output has too', async () => {
    await output.publish({ 'index.html': '1', 'about.html': '1' });
    output.put('about.html', 'changed');
    await expect(output.publish({ 'index.html': '2' })).rejects.toThrow('no longer has:\n  about.html');
    expect(output.files()).toStrictEqual({ 'index.html': '1', 'about.html': 'changed' });
    await output.publish({ 'index.html': '2', 'about.html': '1' });
    expect(output.files()).toStrictEqual({ 'index.html': '2', 'about.html': '1' });
  });
});

test('two publications into two folders can run at the same time', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, async (_, number) => {
      const one = testOutput(join(root, `out-${number}`), root);
      await one.publish({ 'index.html': `of ${number}` });
      return one;
    }),
  );
  for (const [number, one] of made.entries()) {
    expect(one.files()).toStrictEqual({ 'index.html': `of ${number}` });
  }
});

test('the publication of another run is not touched', async () => {
  await output.begin({ 'index.html': 'new' });
  await completePublication(testOutput(join(root, 'other'), root).place);
  expect(output.files()).toStrictEqual({});
  await completePublication(output.place);
  expect(output.files()).toStrictEqual({ 'index.html': 'new' });
});
