import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DocsgenError } from '../../shared/problem.ts';
import { checkOutputPlace, refuseForeignFiles } from './check-output-folder.ts';
import { examineOutput } from './examine-output.ts';
import { takeLock } from './lock.ts';
import { type OutputPlace, outputPlace } from './output-place.ts';
import { lockFile, manifestFile } from './own-files.ts';

/** Tells that somebody else is at work in a folder, and that they are waited for. */
export type OnWait = (folder: string, holder: string) => void;

/** An output folder that belongs to one process until it is closed. */
export interface Output {
  readonly place: OutputPlace;
  /** Throws a `DocsgenError` if another process has taken the folder, because it took this one for dead. */
  readonly checkHeld: () => void;
  readonly close: () => void;
}

interface OpenOptions {
  readonly out: string;
  /** Folder of the site. */
  readonly root: string;
  /** The site's `.docsgen`. */
  readonly folder: string;
  readonly onWait: OnWait;
}

/** Returns an output folder once nobody else builds into it. Throws a `DocsgenError` if docsgen must not write there. */
export async function openOutput({ out, root, folder, onWait }: OpenOptions): Promise<Output> {
  await checkOutputPlace(out, root);
  const place = outputPlace(out, folder);
  // A lock is a file as well, and somebody else's folder gets none.
  if (!existsSync(join(out, manifestFile))) refuseForeignFiles(out, examineOutput(place));
  const onTaken = (holder: string) => onWait(out, holder);
  // The site's own comes first: `clean` takes those of all outputs of the site, then that of one output.
  mkdirSync(dirname(place.lock), { recursive: true });
  const own = await takeLock(place.lock, onTaken);
  try {
    const lock = await takeLock(join(out, lockFile), onTaken);
    return {
      place,
      checkHeld: () => {
        if (lock.isHeld()) return;
        const title = `Another process has begun to build into ${out}`;
        throw new DocsgenError([{ severity: 'error', title, hint: 'Build again when it has ended.' }]);
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
