import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { watchedFiles } from './changed-since.ts';

/** Finds what a watcher has passed over: it drops quick changes, and files of folders that come and go. */
export interface SecondLook {
  /** Takes in what lies in the site's folder now. */
  readonly begin: () => Promise<void>;
  /** Notes what the watcher has told of a path relative to the root. */
  readonly note: (event: string, path: string, stats: Stats | undefined) => void;
  /** Returns the files that are not as they were told to be, each once: those of the whole site if folders have come or gone since the last call. */
  readonly findMissed: () => Promise<readonly string[]>;
}

/** Returns the second look at the site in a folder. */
export function createSecondLook(root: string): SecondLook {
  /** When each file was changed, as far as is known: milliseconds. */
  const times = new Map<string, number>();
  const told = new Set<string>();
  let haveFoldersChanged = false;
  const timeOf = async (file: string): Promise<number | null> => {
    const stats = await stat(join(root, file)).catch(() => null);
    return stats?.isFile() === true ? stats.ctimeMs : null;
  };
  const set = (file: string, time: number | null) => {
    if (time === null) times.delete(file);
    else times.set(file, time);
  };
  return {
    begin: async () => {
      for (const file of await watchedFiles(root)) set(file, await timeOf(file));
    },
    note: (event, path, stats) => {
      if (event.endsWith('Dir')) haveFoldersChanged = true;
      else told.add(path);
      set(path, stats?.isFile() === true ? stats.ctimeMs : null);
    },
    findMissed: async () => {
      const files = new Set(told);
      told.clear();
      if (haveFoldersChanged) {
        haveFoldersChanged = false;
        for (const file of [...times.keys(), ...(await watchedFiles(root))]) files.add(file);
      }
      const missed: string[] = [];
      for (const file of files) {
        const before = times.get(file) ?? null;
        const now = await timeOf(file);
        // Told of while it was looked at.
        if (now === before || (times.get(file) ?? null) !== before) continue;
        set(file, now);
        missed.push(file);
      }
      return missed;
    },
  };
}
