import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageManager } from '../../../src/shared/package-managers.ts';
import type { PackageRunner } from './package-runner.ts';

interface StartOptions {
  /** An empty folder. */
  readonly folder: string;
  readonly manager: PackageManager;
  readonly runner: PackageRunner;
  /** Path of the packed docsgen. */
  readonly tarball: string;
  /** Is called after each step, with its name. */
  readonly onStep?: (name: string) => void;
}

/**
 * Installs docsgen from its tarball in an empty folder, runs `docsgen init --yes` there, and
 * installs what that has written, all as the manual says (`start/new-site.md`).
 */
export async function startSite({ folder, manager, runner, tarball, onStep }: StartOptions): Promise<void> {
  const step = onStep ?? (() => undefined);
  if (manager === 'npm') await runner.run('install', '--ignore-scripts', tarball);
  else if (manager === 'pnpm') await runner.run('add', '--allow-build=esbuild', tarball);
  else {
    // Without these, Yarn looks for a project in the folders above.
    writeFileSync(join(folder, 'package.json'), '{}\n');
    writeFileSync(join(folder, 'yarn.lock'), '');
    await runner.run('add', `docsgen@file:${tarball}`);
  }
  step('install');
  const exec = manager === 'yarn' ? [] : ['exec', ...(manager === 'npm' ? ['--'] : [])];
  await runner.run(...exec, 'docsgen', 'init', '--yes');
  step('init');
  await runner.run('install', ...(manager === 'npm' ? ['--ignore-scripts'] : []));
  step('install again');
}
