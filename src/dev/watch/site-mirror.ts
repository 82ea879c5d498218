import { join, posix } from 'node:path';
import { createFolderTree } from './folder-tree.ts';
import { createFollowedFiles } from './followed-files.ts';
import { createWatchedPackages } from './watched-packages.ts';
import { openWatch, type PathWatch } from './open-watch.ts';

/**
 * The state of a site's folder at the last scan. Events of watches are only hints where to scan:
 * the disk decides what has changed. Each scan returns the files that were changed, added or
 * removed, by their paths relative to the root. Calls must not overlap.
 */
export interface SiteMirror {
  /** Scans everything, and opens new watches where files or folders were replaced. */
  readonly scanAll: () => Promise<ReadonlySet<string>>;
  /** Scans the paths of the events since the last call. */
  readonly scanHints: () => Promise<ReadonlySet<string>>;
  /**
   * Scans the few paths that no watch covers: the root itself, targets of links, files outside the
   * site, and folders that could not be watched.
   */
  readonly scanUnwatched: () => Promise<ReadonlySet<string>>;
  /** Number of paths with events since the last scan. */
  readonly hints: () => number;
  /**
   * Whether folders were added, removed or replaced since the last full scan. Events in them may
   * have been lost.
   */
  readonly needsFullScan: () => boolean;
  /** Also watches files and folders outside the root. */
  readonly follow: (outside: OutsidePaths) => void;
  /**
   * Also watches the folders of packages, by their paths relative to the root. Their files were
   * there before, so none of them has changed.
   */
  readonly followPackages: (folders: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** What belongs to a site and is outside of its root, by paths relative to it. */
export interface OutsidePaths {
  /** All of them so far. */
  readonly files: readonly string[];
  /** Folders with all that they contain, none inside of another. */
  readonly folders: readonly string[];
}

interface MirrorOptions {
  /** The site's folder, absolute. */
  readonly root: string;
  /** Cancels the scans and closes all watches. */
  readonly signal: AbortSignal;
  readonly onHint: () => void;
  /** Called when the system has no watches left. */
  readonly onShortage: (error: unknown) => void;
}

/**
 * The system drops events when several thousand of them are unread. From this number on, events may
 * be lost.
 */
const manyHints = 1000;

/**
 * Returns the mirror of a site's folder: all of it except packages, hidden folders and the default
 * output. It is empty until the first full scan.
 */
export function createSiteMirror({ root, signal, onHint, onShortage }: MirrorOptions): SiteMirror {
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
  const packages = createWatchedPackages();
  const tree = createFolderTree({
    root,
    signal,
    watch: (folder) => watch(folder, (name) => (name === null ? folder : posix.join(folder, name))),
    followed,
    packages,
  });
  signal.addEventListener('abort', () => {
    tree.close();
    followed.close();
  });
  let countAtFullScan = 0;
  let wereManyHints = false;
  const scanHint = async (path: string, changed: Set<string>): Promise<void> => {
    if (followed.hasChanged(path)) changed.add(path);
    await tree.scanEntry(path, changed);
  };
  return {
    scanAll: async () => {
      const changed = new Set<string>();
      const isFirst = tree.changeCount() === 0;
      countAtFullScan = tree.changeCount();
      wereManyHints = false;
      await tree.scanAll(changed);
      if (isFirst) countAtFullScan = tree.changeCount();
      return changed;
    },
    scanHints: async () => {
      const changed = new Set<string>();
      const taken = [...hints];
      hints.clear();
      if (taken.length > manyHints) wereManyHints = true;
      for (const path of taken) await scanHint(path, changed);
      return changed;
    },
    scanUnwatched: async () => {
      const changed = new Set<string>();
      for (const file of followed.all()) {
        if (!followed.hasChanged(file)) continue;
        changed.add(file);
        // A link may point to a folder now.
        await tree.scanEntry(file, changed);
      }
      await tree.scanUnwatched(changed);
      return changed;
    },
    hints: () => hints.size,
    needsFullScan: () => wereManyHints || tree.changeCount() !== countAtFullScan,
    follow: ({ files, folders }) => {
      for (const file of files) followed.add(file);
      tree.setOutside(folders);
    },
    followPackages: async (folders) => {
      for (const folder of folders.filter(packages.add)) await tree.scanFolder(folder, false, new Set());
      return new Set();
    },
  };
}
