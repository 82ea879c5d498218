import { lookAt } from './disk.ts';
import type { PathWatch } from './open-watch.ts';

/** Files that no folder of the site answers for: those outside of it, and what links lead to. Each has a watch of its own. */
export interface FollowedFiles {
  readonly add: (file: string) => void;
  readonly remove: (file: string) => void;
  /** Looks at one of them, or at nothing that is followed. Returns whether it has changed, come or gone since the last time. */
  readonly hasChanged: (file: string) => boolean;
  readonly all: () => Iterable<string>;
  readonly close: () => void;
}

interface FollowedOptions {
  /** Returns where a file lies. */
  readonly locate: (file: string) => string;
  /** Opens a watch on what lies at a file's path now. */
  readonly watch: (file: string) => PathWatch;
}

/** Returns the followed files of a site, none yet. */
export function createFollowedFiles({ locate, watch }: FollowedOptions): FollowedFiles {
  const files = new Map<string, { readonly stamp: string | null; readonly watch: PathWatch }>();
  const stampOf = (file: string) => lookAt(locate(file))?.stamp ?? null;
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
      // What was put in its place is watched from now on.
      files.set(file, { stamp, watch: watch(file) });
      return stamp !== known.stamp;
    },
    all: () => [...files.keys()],
    close: () => {
      for (const { watch: opened } of files.values()) opened.close();
    },
  };
}
