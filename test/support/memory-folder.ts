import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const parent = '/dev/shm';
/** Several times what the tests store at once. Containers often have 64 MB there. */
const enough = 2 ** 30;

/**
 * Returns a new folder in memory for the temporary files of a run, which is removed when this
 * process exits. Returns null if the machine has no such place that is large enough and from which
 * programs may be started. Tests write and remove thousands of small files. On a disk, that takes
 * longer than what many of them test.
 */
export function makeMemoryFolder(): string | null {
  const folder = tryFolder();
  if (folder === null) return null;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (mayStartPrograms(folder)) {
    process.on('exit', remove);
    return folder;
  }
  remove();
  return null;
}

function tryFolder(): string | null {
  try {
    const { bavail, bsize } = statfsSync(parent);
    return bavail * bsize < enough ? null : mkdtempSync(join(parent, 'docsgen-tests-'));
  } catch {
    return null;
  }
}

/** Containers often forbid it, and tests install packages with executables. */
function mayStartPrograms(folder: string): boolean {
  try {
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    execFileSync(program);
    rmSync(program);
    return true;
  } catch {
    return false;
  }
}
