import { type FSWatcher, watch } from 'node:fs';
import { isCode } from '../../system/error-code.ts';

/** A watch of the operating system on a file or folder. */
export interface PathWatch {
  /** Returns whether the watch has ended, or could not be opened. */
  readonly hasFailed: () => boolean;
  readonly close: () => void;
}

interface WatchEvents {
  /**
   * Called when a name in the folder has changed, or the watched path itself; null if the system
   * does not report the name.
   */
  readonly onEvent: (name: string | null) => void;
  /** Called when the system has no watches left. */
  readonly onShortage: (error: unknown) => void;
}

/**
 * Opens a watch on the file or folder that is at a path now. The watch stays on it when it is
 * moved. Never throws.
 */
export function openWatch(path: string, { onEvent, onShortage }: WatchEvents): PathWatch {
  let watcher: FSWatcher | null = null;
  const fail = (error: unknown) => {
    watcher?.close();
    watcher = null;
    // Any other error means that the path is missing or not readable.
    if (isCode(error, 'ENOSPC', 'EMFILE')) onShortage(error);
  };
  try {
    watcher = watch(path, { persistent: false }, (_, name) => onEvent(name)).on('error', fail);
  } catch (error) {
    fail(error);
  }
  return {
    hasFailed: () => watcher === null,
    close: () => {
      watcher?.close();
      watcher = null;
    },
  };
}
