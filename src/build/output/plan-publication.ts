import type { OutputFiles } from './examine-output.ts';
import type { Stage } from './stage.ts';

/** What there is to do to publish an output: moves first, then removals, each in this order. Paths are relative to the output folder. */
export interface PublicationPlan {
  /** Files that are moved from the stage. */
  readonly moves: readonly string[];
  /** Files of the last output that the new one does not have. */
  readonly removals: readonly string[];
}

/**
 * Returns in which order a new output takes the place of the last one, so that at every instant the pages in the folder find what they
 * name. A file that is new is there before the pages that name it, a new page before the changed ones that link to it, and what lists
 * pages at an address that stays, such as the index of the search, comes when all are there. What is gone is removed at the very
 * end. Only two pages that are both new, and link to each other, cannot be there at once.
 */
export function planPublication(
  { files, changed }: Pick<Stage, 'files' | 'changed'>,
  { owned, edited }: Pick<OutputFiles, 'owned' | 'edited'>,
): PublicationPlan {
  const before = new Set([...owned.keys(), ...edited.keys()]);
  const turnOf = (path: string): number => {
    const isNew = !before.has(path);
    if (isPage(path)) return isNew ? 1 : 2;
    return isNew ? 0 : 3;
  };
  const moves = [...changed].toSorted(byTurn(turnOf));
  const removals = [...owned.keys()].filter((path) => !files.has(path));
  return { moves, removals: removals.toSorted(byTurn((path) => (isPage(path) ? 0 : 1))) };
}

/** Parts of a page that scripts fetch are named by pages, as pictures are. */
function isPage(path: string): boolean {
  return path.endsWith('.html') && !path.startsWith('assets/');
}

function byTurn(turnOf: (path: string) => number): (one: string, other: string) => number {
  return (one, other) => turnOf(one) - turnOf(other) || (one < other ? -1 : one > other ? 1 : 0);
}
