import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DocsgenError } from '../../shared/problem.ts';
import { checkOutputPlace, refuseForeignFiles } from './check-output-folder.ts';
import { examineOutput } from './examine-output.ts';
import { takeLock } from './lock.ts';
import { type OutputPlace, outputPlace } from './output-place.ts';
import { lockFile, manifestFile } from './own-files.ts';

/** Called when another process uses a folder and this one waits for it. */
export type OnWait = (folder: string, holder: string) => void;

/** An output folder that only this process may use until it is closed. */
export interface Output {
  readonly place: OutputPlace;
  /**
   * Throws a `DocsgenError` if another process has taken the lock, because it found this process
   * dead.
   */
  readonly checkHeld: () => void;
  readonly close: () => void;
}

export interface OpenOptions {
  readonly out: string;
  /** Folder of the site. */
  readonly root: string;
  /** The site's `.docsgen`. */
  readonly folder: string;
  readonly onWait: OnWait;
}

/**
 * Returns an output folder as soon as no other process builds into it. Throws a `DocsgenError` if
 * docsgen must not write there.
 */
export async function openOutput({ out, root, folder, onWait }: OpenOptions): Promise<Output> {
  await checkOutputPlace(out, root, folder);
  const place = outputPlace(out, folder);
  // A lock is a file too, and docsgen must not write one to a folder that it does not own.
  if (!existsSync(join(out, manifestFile))) refuseForeignFiles(out, examineOutput(place));
  const onTaken = (holder: string) => onWait(out, holder);
  // The order prevents a deadlock: `clean` takes the site's locks first as well, then the one in
  // the output folder.
  mkdirSync(dirname(place.lock), { recursive: true });
  const own = await takeLock(place.lock, onTaken);
  try {
    const lock = await takeLock(join(out, lockFile), onTaken);
    return {
      place,
      checkHeld: () => {
        if (lock.isHeld()) return;
        const title = `Another process has begun to build into ${out}`;
        const hint = 'Build again when it has finished.';
        throw new DocsgenError([{ code: 'concurrent-build', title, hint }]);
      },
      close: () => {
        lock.release();
        own.release();
      },
    };
  } catch (error) {
    own.release();
    throw error;
  }
}
