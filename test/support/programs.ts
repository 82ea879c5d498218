import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns the path of the first of the programs that a folder of `PATH` contains; null for none.
 */
export function findProgram(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs packages of Debian. Returns whether it could: it needs root, apt and the network. */
export async function installByApt(packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]) => run('apt-get', ['-qq', ...args], { env });
  try {
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', ...packages);
    return true;
  } catch {
    return false;
  }
}
