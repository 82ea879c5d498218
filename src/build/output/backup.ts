import { copyFileSync, linkSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCode } from '../../system/error-code.ts';
import type { OutputPlace } from './output-place.ts';
import { temporaryFile } from './own-files.ts';
import { removeEmptyParents } from './remove-written.ts';

/** What a publication has changed in an output folder, so that it can be taken back. */
export interface Backup {
  /** Keeps the file at a path that is about to be replaced, written or removed. */
  readonly keep: (path: string) => void;
  /**
   * Puts all files back, and removes those that were not there. What cannot be put back is left.
   */
  readonly restore: () => void;
}

interface Change {
  readonly path: string;
  /** Where the file of before is kept; null if there was none. */
  readonly kept: string | null;
}

/** Returns the backup of an output folder. It is in the stage, and is removed with it. */
export function createBackup({ out, stage }: Pick<OutputPlace, 'out' | 'stage'>): Backup {
  const folder = join(stage, 'replaced');
  const changes: Change[] = [];
  let hasFolder = false;
  return {
    keep: (path) => {
      const isFile = lstatSync(join(out, path), { throwIfNoEntry: false })?.isFile() === true;
      const kept = isFile ? join(folder, String(changes.length)) : null;
      if (kept !== null) {
        if (!hasFolder) mkdirSync(folder, { recursive: true });
        hasFolder = true;
        saveFile(join(out, path), kept);
      }
      changes.push({ path, kept });
    },
    restore: () => {
      for (const change of changes.toReversed()) {
        try {
          putBack(out, change);
        } catch {
          // The next build writes it again. The error that has led here is the one to be reported.
        }
      }
    },
  };
}

/** The file stays where it is until it is replaced, so readers always find one. */
function saveFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another file system, or one without links.
    copyFileSync(from, to);
  }
}

function putBack(out: string, { path, kept }: Change): void {
  const target = join(out, path);
  if (kept === null) {
    rmSync(target, { force: true });
    removeEmptyParents(out, path);
    return;
  }
  mkdirSync(dirname(target), { recursive: true });
  try {
    renameSync(kept, target);
  } catch (error) {
    if (!isCode(error, 'EXDEV')) throw error;
    copyFileSync(kept, join(out, temporaryFile));
    renameSync(join(out, temporaryFile), target);
  }
}
