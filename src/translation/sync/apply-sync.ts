import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isInside } from '../../system/is-inside.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import { recordPath, writeRecord } from '../records/record.ts';
import type { PlannedTranslation } from '../records/planned-translation.ts';
import { readText } from '../../system/read-text.ts';

/**
 * Writes what was planned, and returns the files that are left as they are: they have changed since
 * the plan was made, or a link leads out of the site. A translation that moves is written to its
 * new place before it is removed from the old one, so a run that is stopped loses nothing.
 */
export async function applySync(root: string, planned: readonly PlannedTranslation[]): Promise<readonly string[]> {
  const left: string[] = [];
  for (const { translation, from, before, after, record } of planned) {
    if (!isInside(root, translation)) {
      left.push(from ?? translation);
      continue;
    }
    const isTaken = from !== null && (await readText(join(root, translation))) !== null;
    if (isTaken || (await readText(join(root, from ?? translation))) !== before) {
      left.push(from ?? translation);
      continue;
    }
    if (after !== before || from !== null) await writeAtomically(join(root, translation), after);
    await writeRecord(root, translation, record);
    if (from === null) continue;
    await rm(join(root, from));
    await rm(join(root, recordPath(from)), { force: true });
  }
  return left;
}
