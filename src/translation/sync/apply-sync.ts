import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isInside } from '../../system/is-inside.ts';
import { isLink } from '../../system/is-link.ts';
import { readText } from '../../system/read-text.ts';
import { replaceFile } from '../../system/replace-file.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import type { PlannedTranslation } from '../records/planned-translation.ts';
import { recordPath, writeRecord } from '../records/record.ts';

/** A file that was left as it is. */
export interface LeftTranslation {
  /** Relative to the site's root. */
  readonly file: string;
  /** Why, as a sentence without its subject. */
  readonly reason: string;
}

/**
 * Writes what was planned, and returns the files that are left as they are: they have changed since
 * the plan was made, or they are symbolic links. A file stays the same file, with its permissions
 * and all its names.
 */
export async function applySync(
  root: string,
  planned: readonly PlannedTranslation[],
): Promise<readonly LeftTranslation[]> {
  const left: LeftTranslation[] = [];
  for (const each of planned) {
    const reason = await applyOne(root, each);
    if (reason !== null) left.push({ file: each.from ?? each.translation, reason });
  }
  return left;
}

const changed = 'has changed in the meantime: run the command again';

/** Returns why a translation is left as it is; null if it was written. */
async function applyOne(
  root: string,
  { translation, from, before, after, record }: PlannedTranslation,
): Promise<string | null> {
  if (!isInside(root, translation)) return 'is behind a symbolic link that points outside the site';
  const [path, old] = [join(root, translation), join(root, from ?? translation)];
  const isWritten = after !== before || from !== null;
  if (isWritten && (isLink(path) || isLink(old))) return 'is a symbolic link: change the file that it points to';
  if (from !== null && (await readText(path)) !== null) return changed;
  if ((await readText(old)) !== before) return changed;
  // A run that is stopped loses no record: that of the old name is removed last.
  if (from !== null) {
    await writeRecord(root, translation, record);
    await mkdir(dirname(path), { recursive: true });
    await rename(old, path);
  }
  if (before === null) await writeAtomically(path, after);
  else if (after !== before && !(await replaceFile(path, Buffer.from(before), Buffer.from(after)))) return changed;
  if (from === null) await writeRecord(root, translation, record);
  else await rm(join(root, recordPath(from)), { force: true });
  return null;
}
