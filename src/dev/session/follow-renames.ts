import { posix } from 'node:path';
import { isPageFile } from '../../content/page-file.ts';
import type { Content } from '../../content/content.ts';
import { nearest } from '../../shared/nearest.ts';

/** Content files that were renamed or removed since the server started. */
export interface Renames {
  /** Current names of the renamed files, by their old names. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Hashes of the removed files for which no new name is known yet. */
  readonly removed: ReadonlyMap<string, string>;
}

type Hashes = Content['hashes'];

export const noRenames: Renames = { renamed: new Map(), removed: new Map() };

/**
 * Returns the renames of content files. A new file is the new name of a removed file if both have
 * the same bytes. Otherwise it is if both are in the same folder, and the names are similar or it
 * is the only new file there.
 */
export function followRenames(previous: Renames, before: Hashes, now: Hashes): Renames {
  const added = [...now.keys()].filter((file) => isPageFile(file) && !before.has(file));
  const missing = [...before].filter(([file]) => isPageFile(file) && !now.has(file));
  const removed = new Map([...previous.removed, ...missing].filter(([file]) => !now.has(file)));
  const renamed = new Map<string, string>();
  for (const [file, hash] of removed) {
    const next = added.find((each) => now.get(each) === hash) ?? likeliest(file, added);
    if (next === undefined) continue;
    renamed.set(file, next);
    removed.delete(file);
  }
  // A file that was renamed before may be renamed again, or get its old name back.
  for (const [file, name] of previous.renamed) {
    const current = now.has(name) ? name : renamed.get(name);
    if (current !== undefined && !now.has(file)) renamed.set(file, current);
  }
  return { renamed, removed };
}

function likeliest(file: string, added: readonly string[]): string | undefined {
  const beside = added.filter((each) => posix.dirname(each) === posix.dirname(file));
  if (beside.length === 1) return beside[0];
  const name = nearest(
    posix.basename(file),
    beside.map((each) => posix.basename(each)),
  );
  return beside.find((each) => posix.basename(each) === name);
}
