import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { declaredDocsgen, docsgenSource } from '../../../../src/cli/init/docsgen-source.ts';
import { makeFolder } from '../../../support/small-site.ts';

let root: string;
beforeEach(() => {
  root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
});

describe('docsgenSource', () => {
  const installed = () => join(root, 'node_modules/docsgen');
  const sourceIn = (folder: string) =>
    docsgenSource({ installed: installed(), version: '1.2.3', folder: join(root, folder) });
  const lock = (resolved: string) => {
    mkdirSync(installed(), { recursive: true });
    const packages = { 'node_modules/docsgen': { resolved } };
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  };

  test('copies the tarball that npm installed into a site that it is not in', () => {
    lock('file:docsgen-1.2.3.tgz');
    const tarball = join(root, 'docsgen-1.2.3.tgz');
    writeFileSync(tarball, '');
    const copy = { from: tarball, to: 'vendor/docsgen-1.2.3.tgz' };
    expect(sourceIn('site')).toStrictEqual({ range: 'file:vendor/docsgen-1.2.3.tgz', copy });
    expect(sourceIn('.')).toStrictEqual({ range: 'file:./docsgen-1.2.3.tgz', copy: null });
    // A clone of the repository has it.
    mkdirSync(join(root, '.git'));
    expect(sourceIn('site')).toStrictEqual({ range: 'file:../docsgen-1.2.3.tgz', copy: null });
  });

  test('is a range of versions for a tarball that is gone, for a registry, and without a lock file', () => {
    const range = { range: '^1.2.3', copy: null };
    lock('file:docsgen-1.2.3.tgz');
    expect(sourceIn('site')).toStrictEqual(range);
    lock('https://registry.example.com/docsgen-1.2.3.tgz');
    expect(sourceIn('site')).toStrictEqual(range);
    const clone = { installed: join(root, 'clone'), version: '1.2.3', folder: root };
    expect(docsgenSource(clone)).toStrictEqual(range);
  });
});

describe('declaredDocsgen', () => {
  const outside = (range: string) =>
    declaredDocsgen({ devDependencies: { docsgen: range } }, join(root, 'site'))?.outside;

  test('is a tarball outside the site, and outside the repository around it', () => {
    expect(outside('file:../docsgen/docsgen-1.2.3.tgz')).toBe('../docsgen/docsgen-1.2.3.tgz');
    expect(outside('file:vendor/docsgen-1.2.3.tgz')).toBeNull();
    expect(outside(`file:${join(root, 'site/a.tar.gz')}`)).toBeNull();
    mkdirSync(join(root, '.git'));
    expect(outside('file:../docsgen/docsgen-1.2.3.tgz')).toBeNull();
    expect(outside('file:../../docsgen-1.2.3.tgz')).toBe('../../docsgen-1.2.3.tgz');
  });

  test('is no tarball for a version and for a folder, and null without docsgen', () => {
    expect([outside('^1.2.3'), outside('file:../docsgen')]).toStrictEqual([null, null]);
    expect(declaredDocsgen({ dependencies: { other: 'file:../a.tgz' } }, root)).toBeNull();
    expect(declaredDocsgen(null, root)).toBeNull();
  });
});
