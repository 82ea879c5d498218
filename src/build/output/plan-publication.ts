import type { OutputFiles } from './examine-output.ts';
import type { Stage } from './stage.ts';

/**
 * The steps that publish an output: first all moves, then all removals, each in this order. Paths
 * are relative to the output folder.
 */
export interface PublicationPlan {
  /** Files that are moved from the stage. */
  readonly moves: readonly string[];
  /** Files of the previous output that the new one does not have. */
  readonly removals: readonly string[];
}

/**
 * Returns the steps that replace the previous output by the new one. The order keeps the site
 * consistent at every moment: a page in the folder can always load the files that it refers to. 1.
 * New files other than pages. 2. New pages, before the changed pages that link to them. 3. Changed
 * pages. 4. Files with a fixed address that list pages, such as the search index. Old files are
 * removed at the very end. Only two new pages that link to each other cannot appear at the same
 * moment.
 */
export function planPublication(
  { files, changed }: Pick<Stage, 'files' | 'changed'>,
  { owned, edited }: Pick<OutputFiles, 'owned' | 'edited'>,
): PublicationPlan {
  const before = new Set([...owned.keys(), ...edited.keys()]);
  const phaseOf = (path: string): number => {
    const isNew = !before.has(path);
    if (isPage(path)) return isNew ? 1 : 2;
    return isNew ? 0 : 3;
  };
  const moves = [...changed].toSorted(byPhase(phaseOf));
  const removals = [...owned.keys()].filter((path) => !files.has(path));
  return { moves, removals: removals.toSorted(byPhase((path) => (isPage(path) ? 0 : 1))) };
}

/**
 * Page fragments in `assets/` are not pages here: pages refer to them, as they refer to pictures.
 */
function isPage(path: string): boolean {
  return path.endsWith('.html') && !path.startsWith('assets/');
}

function byPhase(phaseOf: (path: string) => number): (one: string, other: string) => number {
  return (one, other) => phaseOf(one) - phaseOf(other) || (one < other ? -1 : one > other ? 1 : 0);
}
