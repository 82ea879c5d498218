import { posix } from 'node:path';
import { isPageFile } from '../../content/page-file.ts';
import type { Content } from '../../content/content.ts';
import { nearest } from '../../shared/nearest.ts';

/** Content files that were renamed or removed since the server started. */
export interface Renames {
  /** Current names of the renamed files, by their old names. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Old names of the renamed files that have kept their content, or nearly. */
  readonly certain: ReadonlySet<string>;
  /** Hashes of the removed files for which no new name is known yet. */
  readonly removed: ReadonlyMap<string, string>;
}

type Hashes = Content['hashes'];

/** The content files before and after a change, and which of them are nearly the same. */
export interface FileChange {
  readonly before: Hashes;
  readonly now: Hashes;
  /** New files with nearly the same content as removed ones, by the names of these. */
  readonly similar: ReadonlyMap<string, string>;
}

export const noRenames: Renames = { renamed: new Map(), certain: new Set(), removed: new Map() };

/**
 * Returns the renames of content files. A new file is the new name of a removed file if both have
 * the same bytes, or nearly the same content. Otherwise it is if both are in the same folder, and
 * the names are similar or it is the only new file there.
 */
export function followRenames(previous: Renames, { before, now, similar }: FileChange): Renames {
  const added = addedFiles({ before, now });
  const removed = new Map([...previous.removed, ...missingFiles({ before, now })].filter(([file]) => !now.has(file)));
  const renamed = new Map<string, string>();
  const certain = new Set<string>();
  for (const [file, hash] of removed) {
    const same =
      sameFile(
        file,
        added.filter((each) => now.get(each) === hash),
      ) ?? similar.get(file);
    const next = same ?? likeliest(file, added);
    if (next === undefined) continue;
    renamed.set(file, next);
    if (same !== undefined) certain.add(file);
    removed.delete(file);
  }
  // A file that was renamed before may be renamed again, or get its old name back.
  for (const [file, name] of previous.renamed) {
    const current = now.has(name) ? name : renamed.get(name);
    if (current === undefined || now.has(file)) continue;
    renamed.set(file, current);
    if (previous.certain.has(file) && (current === name || certain.has(name))) certain.add(file);
  }
  return { renamed, certain, removed };
}

/** Returns the page files that are new. */
export function addedFiles({ before, now }: Pick<FileChange, 'before' | 'now'>): readonly string[] {
  return [...now.keys()].filter((file) => isPageFile(file) && !before.has(file));
}

/** Returns the page files that are gone, with their hashes. */
export function missingFiles({
  before,
  now,
}: Pick<FileChange, 'before' | 'now'>): readonly (readonly [string, string])[] {
  return [...before].filter(([file]) => isPageFile(file) && !now.has(file));
}

/**
 * Returns the likeliest of several files with the same bytes: a translation may be a plain copy.
 */
function sameFile(file: string, same: readonly string[]): string | undefined {
  const [top, language] = file.split('/');
  const inLanguage = same.filter((each) => each.startsWith(`${top}/${language}/`));
  const near = inLanguage.length > 0 ? inLanguage : same;
  return near.find((each) => posix.basename(each) === posix.basename(file)) ?? near[0];
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
