import { posix } from 'node:path';
import { isPageFile } from '../../content/page-file.ts';
import type { Content } from '../../content/content.ts';
import { nearest } from '../../shared/nearest.ts';

/** Content files that have gone since a site was first looked at. */
export interface Renames {
  /** What they are called now, as far as that can be told. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Hashes of those of which it cannot, yet. */
  readonly lost: ReadonlyMap<string, string>;
}

type Hashes = Content['hashes'];

export const noRenames: Renames = { renamed: new Map(), lost: new Map() };

/**
 * Returns what content files are called by now. One that has come has taken the name of one that
 * has gone if it holds the same; else if it lies in the same folder and is called nearly the same,
 * or is all that has come there.
 */
export function followRenames(previous: Renames, before: Hashes, now: Hashes): Renames {
  const come = [...now.keys()].filter((file) => isPageFile(file) && !before.has(file));
  const gone = [...before].filter(([file]) => isPageFile(file) && !now.has(file));
  const lost = new Map([...previous.lost, ...gone].filter(([file]) => !now.has(file)));
  const renamed = new Map<string, string>();
  for (const [file, hash] of lost) {
    const next = come.find((each) => now.get(each) === hash) ?? likeliest(file, come);
    if (next === undefined) continue;
    renamed.set(file, next);
    lost.delete(file);
  }
  // What was renamed before may have got yet another name, or its own again.
  for (const [file, name] of previous.renamed) {
    const current = now.has(name) ? name : renamed.get(name);
    if (current !== undefined && !now.has(file)) renamed.set(file, current);
  }
  return { renamed, lost };
}

function likeliest(file: string, come: readonly string[]): string | undefined {
  const beside = come.filter((each) => posix.dirname(each) === posix.dirname(file));
  if (beside.length === 1) return beside[0];
  const name = nearest(
    posix.basename(file),
    beside.map((each) => posix.basename(each)),
  );
  return beside.find((each) => posix.basename(each) === name);
}
