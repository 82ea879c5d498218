import { type FSWatcher, watch } from 'node:fs';

/** A watch on a file or a folder, as the system has it. */
export interface PathWatch {
  /** Whether nothing is to be heard of it, nor ever was. */
  readonly hasFailed: () => boolean;
  readonly close: () => void;
}

interface WatchEvents {
  /** Something has happened to a name in a folder, or to what is watched itself; null if the system does not say to what. */
  readonly onEvent: (name: string | null) => void;
  /** The system has no watch left to give. */
  readonly onShortage: (error: unknown) => void;
}

/** Returns a watch on what lies at a path now; it stays on that, wherever it is moved. Never throws. */
export function openWatch(path: string, { onEvent, onShortage }: WatchEvents): PathWatch {
  let watcher: FSWatcher | null = null;
  const fail = (error: unknown) => {
    watcher?.close();
    watcher = null;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // What else fails is not there, or not there for us.
    if (code === 'ENOSPC' || code === 'EMFILE') onShortage(error);
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
