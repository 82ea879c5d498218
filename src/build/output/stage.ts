import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { hashLength, hashOf } from '../../system/hash.ts';
import type { GeneratedFile } from '../../outputs/generated-file.ts';
import type { BuildRecord } from './build-record.ts';
import { checkOutputPath, stageFile, stageFolders } from '../../workers/stage-file.ts';
import type { OutputFile } from './written-file.ts';

/**
 * A folder for the changed files of an output. All of them are complete before the first one is
 * published.
 */
export interface Stage {
  readonly folder: string;
  /** All files of the new output, by path relative to it. */
  readonly files: ReadonlyMap<string, OutputFile>;
  /** Paths of the files on the stage; all others are in the output already. */
  readonly changed: ReadonlySet<string>;
  /** Returns the size of the file in bytes. */
  readonly write: (path: string, content: string | Uint8Array, locale: OutputFile['locale']) => Promise<number>;
  /** Returns the size of the file in bytes. */
  readonly make: (file: GeneratedFile) => Promise<number>;
  /** Copies a file that all locales share. Returns its size in bytes. */
  readonly copy: (from: string, path: string) => Promise<number>;
  /** Adds a file that a worker has already written to the stage, see `stageFile`. */
  readonly add: (path: string, file: OutputFile) => void;
  /** Adds a file of the output that stays as it is. */
  readonly keep: (path: string, file: OutputFile) => void;
  /** Removes the folder after a failed build. */
  readonly discard: () => Promise<void>;
}

interface PutFile extends Omit<GeneratedFile, 'make' | 'key'> {
  /** What `key` of a `GeneratedFile` returns. */
  readonly key: string;
  /** Writes the file to `target`. Returns the hash of its bytes. */
  readonly write: (target: string) => Promise<string>;
}

/**
 * Returns an empty stage. Removes files that a killed run has left in the folder. Files that the
 * build record finds unchanged in the output are not written again.
 */
export async function createStage(folder: string, record: BuildRecord): Promise<Stage> {
  await rm(folder, { recursive: true, force: true });
  for (const each of stageFolders(folder)) await mkdir(each, { recursive: true });
  const files = new Map<string, OutputFile>();
  const changed = new Set<string>();
  const keep: Stage['keep'] = (path, { hash, size, mtimeMs, locale }) => {
    checkOutputPath(path);
    files.set(path, { hash, size, mtimeMs, locale });
  };
  const add: Stage['add'] = (path, file) => {
    keep(path, file);
    changed.add(path);
  };
  const put = async ({ path, key, locale, write }: PutFile): Promise<number> => {
    const known = record.find(path);
    if (known?.key === key) {
      keep(path, { ...known, locale });
      return known.size;
    }
    const target = stageFile(folder, path);
    const hash = await write(target);
    const { size, mtimeMs } = await stat(target);
    record.add(path, { key, inputFingerprint: key, hash, size, mtimeMs, searchKey: null });
    add(path, { hash, size, mtimeMs, locale });
    return size;
  };
  return {
    folder,
    files,
    changed,
    add,
    keep,
    write: (path, content, locale) => {
      const hash = hashOf(content);
      const write = async (target: string) => {
        await writeFile(target, content);
        return hash;
      };
      return put({ path, key: hash, locale, write });
    },
    make: async ({ path, key, locale, make }) => {
      const write = async (target: string) => {
        const content = await make();
        await writeFile(target, content);
        return hashOf(content);
      };
      return put({ path, key: await key(), locale, write });
    },
    copy: async (from, path) => {
      const hash = await hashFile(from);
      const write = async (target: string) => {
        await copyFile(from, target);
        return hash;
      };
      return put({ path, key: hash, locale: null, write });
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Returns the same hash as `hashOf` the bytes, without reading the whole file into memory. */
async function hashFile(path: string): Promise<string> {
  const { size } = await stat(path);
  const hash = createHash('sha256').update(`${size} `);
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, hashLength);
}
