import { readState } from './disk.ts';
import type { PathWatch } from './open-watch.ts';

/**
 * Files that no watched folder covers: files outside the site, and the targets of links. Each has
 * its own watch.
 */
export interface FollowedFiles {
  readonly add: (file: string) => void;
  readonly remove: (file: string) => void;
  /**
   * Checks a file. Returns whether it was changed, added or removed since the last check; false for
   * a file that is not followed.
   */
  readonly hasChanged: (file: string) => boolean;
  readonly all: () => Iterable<string>;
  readonly close: () => void;
}

interface FollowedOptions {
  /** Returns the absolute path of a file. */
  readonly locate: (file: string) => string;
  /** Opens a watch on the file that is at this path now. */
  readonly watch: (file: string) => PathWatch;
}

/** Returns the followed files of a site, none at first. */
export function createFollowedFiles({ locate, watch }: FollowedOptions): FollowedFiles {
  const files = new Map<string, { readonly stamp: string | null; readonly watch: PathWatch }>();
  const stampOf = (file: string) => readState(locate(file))?.stamp ?? null;
  return {
    add: (file) => {
      if (!files.has(file)) files.set(file, { stamp: stampOf(file), watch: watch(file) });
    },
    remove: (file) => {
      files.get(file)?.watch.close();
      files.delete(file);
    },
    hasChanged: (file) => {
      const known = files.get(file);
      if (!known) return false;
      const stamp = stampOf(file);
      if (stamp === known.stamp && !known.watch.hasFailed()) return false;
      known.watch.close();
      // Watch the new file if the old one was replaced.
      files.set(file, { stamp, watch: watch(file) });
      return stamp !== known.stamp;
    },
    all: () => [...files.keys()],
    close: () => {
      for (const { watch: opened } of files.values()) opened.close();
    },
  };
}
