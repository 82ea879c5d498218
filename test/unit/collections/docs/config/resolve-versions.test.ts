import { describe, expect, it } from 'vitest';
import type { VersionConfig } from '../../../../../src/collections/docs/config/fields.ts';
import { resolveVersions } from '../../../../../src/collections/docs/config/resolve-versions.ts';
import { docsOptions } from '../../../../../src/collections/docs/config/schema.ts';

function resolve(versions: VersionConfig[], lastVersion?: string) {
  return resolveVersions('docs', { type: 'docs', versions, lastVersion });
}

/** Returns label, path, status and banner of each version. */
function summaries(versions: VersionConfig[], lastVersion?: string) {
  return resolve(versions, lastVersion).versions.map(({ label, path, status, banner }) => [
    label,
    path,
    status,
    banner,
  ]);
}

describe('the versions of a docs collection', () => {
  it('have the latest first, without a path', () => {
    expect(summaries([{ name: 'current', label: '3.0' }, { name: '2.0' }])).toStrictEqual([
      ['3.0', '', 'latest', null],
      ['2.0', '2.0', 'unmaintained', 'unmaintained'],
    ]);
  });

  it('have unreleased ones before `lastVersion`, of which `current` is called "Next"', () => {
    const versions = [{ name: 'current' }, { name: '3.0-rc' }, { name: '2.0' }, { name: '1.0' }];
    expect(resolve(versions, '2.0').latest).toBe('2.0');
    expect(summaries(versions, '2.0')).toStrictEqual([
      ['Next', 'next', 'unreleased', 'unreleased'],
      ['3.0-rc', '3.0-rc', 'unreleased', 'unreleased'],
      ['2.0', '', 'latest', null],
      ['1.0', '1.0', 'unmaintained', 'unmaintained'],
    ]);
  });

  it('keep the path and the label that they are given, also with `lastVersion`', () => {
    const versions = [{ name: 'current', label: 'Main', path: 'main' }, { name: '2.0', path: 'v2' }, { name: '1.0' }];
    expect(summaries(versions, '2.0').map(([label, path]) => [label, path])).toStrictEqual([
      ['Main', 'main'],
      ['2.0', 'v2'],
      ['1.0', '1.0'],
    ]);
  });

  it('show another banner, and no badge, if they say so', () => {
    const { versions } = resolve([{ name: 'current' }, { name: '2.0', banner: 'none' }, { name: '1.0', badge: false }]);
    expect(versions.map(({ banner, badge }) => [banner, badge])).toStrictEqual([
      [null, true],
      [null, true],
      ['unmaintained', false],
    ]);
    expect(resolve([{ name: 'current' }]).versions[0].badge).toBe(false);
    expect(resolve([{ name: 'current', badge: true }]).versions[0].badge).toBe(true);
  });

  it('include the one that `lastVersion` names', () => {
    const parse = (lastVersion: string) =>
      docsOptions.safeParse({ type: 'docs', lastVersion, versions: [{ name: 'current' }, { name: '2.0' }] });
    expect(parse('2.0').success).toBe(true);
    expect(parse('2.1').error?.issues.map(({ path, message }) => [path, message])).toStrictEqual([
      [['lastVersion'], 'the name of a version: `current`, `2.0`'],
    ]);
  });
});
