import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { guessPackageManager, pinnedManager } from '../../../../src/cli/init/package-manager.ts';
import { makeFolder } from '../../../support/small-site.ts';

let root: string;
beforeEach(() => {
  root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
});

describe('the package manager', () => {
  test('is that of the lock file, else the one that runs, else npm', () => {
    expect(guessPackageManager(root, 'yarn/4.18.1 npm/? node/v22.0.0 linux x64')).toBe('yarn');
    expect(guessPackageManager(root, 'bun/1.3.0 npm/? node/v24.3.0 linux x64')).toBe('bun');
    expect(guessPackageManager(root, 'deno/2.5.0')).toBe('npm');
    writeFileSync(join(root, 'pnpm-lock.yaml'), '');
    expect(guessPackageManager(root, 'yarn/4.18.1 npm/? node/v22.0.0 linux x64')).toBe('pnpm');
  });

  test('is pinned to the version that runs', () => {
    expect(pinnedManager('pnpm', 'pnpm/12.21.0 npm/? node/v22.0.0 linux x64')).toBe('pnpm@12.21.0');
    expect(pinnedManager('pnpm', 'npm/11.0.0 node/v22.0.0 linux x64')).toBeNull();
    expect(pinnedManager('npm', 'npm/11.0.0 node/v22.0.0 linux x64')).toBeNull();
    expect(pinnedManager('yarn', undefined)).toBeNull();
    expect(pinnedManager('bun', 'bun/1.3.0 npm/? node/v24.3.0 linux x64')).toBeNull();
  });
});
