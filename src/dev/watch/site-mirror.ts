import { join, posix } from 'node:path';
import { createFolderTree } from './folder-tree.ts';
import { createFollowedFiles } from './followed-files.ts';
import { openWatch, type PathWatch } from './open-watch.ts';

/**
 * What lay in a site's folder when it was last looked at. Watches hint where to look, no more: what has changed is what the disk says.
 * All that looks returns the files that have changed, come or gone, by their paths relative to the root; calls must not overlap.
 */
export interface SiteMirror {
  /** Looks at everything, and sees to it that what is watched is what lies there. */
  readonly lookAtAll: () => Promise<ReadonlySet<string>>;
  /** Looks where there have been hints since the last call. */
  readonly lookAtHints: () => Promise<ReadonlySet<string>>;
  /** Looks at the little that no watch answers for: the root itself, what links lead to, files outside, and what could not be watched. */
  readonly lookAtUnguarded: () => Promise<ReadonlySet<string>>;
  /** How many places have been hinted at since they were last looked at. */
  readonly hints: () => number;
  /** Whether folders have come, gone or been replaced since everything was looked at: hints may have been lost with them. */
  readonly isInDoubt: () => boolean;
  /** Takes in files outside the root as well, by their paths relative to it. */
  readonly follow: (files: readonly string[]) => void;
  readonly close: () => void;
}

interface MirrorOptions {
  /** The site's folder, absolute. */
  readonly root: string;
  readonly onHint: () => void;
  /** The system has no watch left to give. */
  readonly onShortage: (error: unknown) => void;
}

/** The system drops hints beyond some thousands that nobody has read. */
const manyHints = 1000;

/** Returns the mirror of the site in a folder: all of it but packages, hidden folders and the default output. It is empty until everything is looked at. */
export function createSiteMirror({ root, onHint, onShortage }: MirrorOptions): SiteMirror {
  const hints = new Set<string>();
  const watch = (path: string, placeOf: (name: string | null) => string): PathWatch => {
    const onEvent = (name: string | null) => {
      hints.add(placeOf(name));
      onHint();
    };
    return openWatch(join(root, path), { onEvent, onShortage });
  };
  const followed = createFollowedFiles({
    locate: (file) => join(root, file),
    watch: (file) => watch(file, () => file),
  });
  const tree = createFolderTree({
    root,
    watch: (folder) => watch(folder, (name) => (name === null ? folder : posix.join(folder, name))),
    followed,
  });
  let ageWhenLookedAt = 0;
  let wereManyHints = false;
  const lookAtHint = async (path: string, changed: Set<string>): Promise<void> => {
    if (followed.hasChanged(path)) changed.add(path);
    if (path === '') await tree.lookAtFolder('', false, changed);
    else await tree.lookAtEntry(path, changed);
  };
  return {
    lookAtAll: async () => {
      const changed = new Set<string>();
      const isFirst = tree.age() === 0;
      ageWhenLookedAt = tree.age();
      wereManyHints = false;
      await tree.lookAtFolder('', false, changed);
      if (isFirst) ageWhenLookedAt = tree.age();
      return changed;
    },
    lookAtHints: async () => {
      const changed = new Set<string>();
      const taken = [...hints];
      hints.clear();
      if (taken.length > manyHints) wereManyHints = true;
      for (const path of taken) await lookAtHint(path, changed);
      return changed;
    },
    lookAtUnguarded: async () => {
      const changed = new Set<string>();
      for (const file of followed.all()) {
        if (!followed.hasChanged(file)) continue;
        changed.add(file);
        // A link may lead to a folder by now.
        await tree.lookAtEntry(file, changed);
      }
      await tree.lookAtUnguarded(changed);
      return changed;
    },
    hints: () => hints.size,
    isInDoubt: () => wereManyHints || tree.age() !== ageWhenLookedAt,
    follow: (files) => {
      for (const file of files) followed.add(file);
    },
    close: () => {
      tree.close();
      followed.close();
    },
  };
}
