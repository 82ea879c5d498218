import { copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A folder in which an output is made complete before any of it is published. */
export interface Stage {
  readonly folder: string;
  /** Paths written so far, relative to the folder. */
  readonly files: ReadonlySet<string>;
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>;
  /** Returns the size of the file in bytes. */
  readonly copy: (from: string, path: string) => Promise<number>;
  /** Removes the folder, when the output came to nothing. */
  readonly discard: () => Promise<void>;
}

/** Returns an empty stage; what an earlier, killed run left in the folder is removed. */
export async function createStage(folder: string): Promise<Stage> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = new Set<string>();
  const folders = new Set<string>();
  const prepare = async (path: string) => {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!folders.has(parent)) await mkdir(parent, { recursive: true });
    folders.add(parent);
    files.add(path);
    return target;
  };
  return {
    folder,
    files,
    write: async (path, content) => writeFile(await prepare(path), content),
    discard: () => rm(folder, { recursive: true, force: true }),
    copy: async (from, path) => {
      await copyFile(from, await prepare(path));
      return (await stat(from)).size;
    },
  };
}
