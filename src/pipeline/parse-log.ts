import type { LastChange } from '../content/history.ts';

interface ParsedLog {
  /** The newest change of each file, by its path in the repository. */
  readonly changes: ReadonlyMap<string, LastChange>;
  /** Files whose newest change is in a commit whose parents are not known. */
  readonly cut: readonly string[];
}

/**
 * Returns the newest change of each file in the output of `git log -z --name-only`, newest commit
 * first, in which each commit begins with `\u0001` and has its hash, its time and its author
 * between `\u0002`. The first commit of a shallow clone seems to add all files that there are, so
 * it does not say when one of them was changed.
 */
export function parseLog(log: string, shallow: ReadonlySet<string>): ParsedLog {
  const changes = new Map<string, LastChange>();
  const cut = new Set<string>();
  let current: LastChange | null = null;
  for (const piece of log.split('\0')) {
    const token = piece.startsWith('\n') ? piece.slice(1) : piece;
    if (token.startsWith('\u0001')) {
      const [hash = '', time = '', author = ''] = token.slice(1).split('\u0002');
      const day = new Date(Number(time) * 1000).toISOString().slice(0, 10);
      current = shallow.has(hash) ? null : { day, author };
    } else if (token !== '' && !changes.has(token) && !cut.has(token)) {
      if (current === null) cut.add(token);
      else changes.set(token, current);
    }
  }
  return { changes, cut: [...cut] };
}
