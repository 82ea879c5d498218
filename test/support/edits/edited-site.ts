import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../../src/system/list-files.ts';
import type { Random } from './random.ts';

/** The sources of a site on disk. Paths are relative to its folder, with forward slashes. */
export interface EditedSite {
  readonly root: string;
  /**
   * Files whose path matches a pattern. Files of the output and the cache are listed only with
   * their folder.
   */
  readonly files: (pattern: RegExp, folder?: 'build' | '.docsgen/cache') => Promise<readonly string[]>;
  readonly read: (file: string) => string;
  readonly bytes: (file: string) => Buffer;
  readonly write: (file: string, content: string | Uint8Array) => void;
  readonly move: (from: string, to: string) => void;
  readonly remove: (file: string) => void;
  /** Changes the time of a file, like a checkout does. */
  readonly touch: (file: string) => void;
  readonly flipByte: (file: string, random: Random) => void;
  /** Returns all sources. */
  readonly snapshot: () => Promise<Snapshot>;
  readonly restore: (snapshot: Snapshot) => Promise<void>;
}

export type Snapshot = ReadonlyMap<string, Buffer>;

/**
 * Changes a site. Returns a description of the change, null if the site has nothing of this kind.
 */
export type Edit = (site: EditedSite, random: Random) => Promise<string | null> | string | null;

/** Returns the site in a folder. */
export function openEditedSite(root: string): EditedSite {
  const write = (file: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  const files: EditedSite['files'] = async (pattern, folder) => {
    const found = listFiles(join(root, folder ?? '.')) ?? [];
    const paths = folder === undefined ? found : found.map((file) => `${folder}/${file}`);
    return paths.filter(
      (file) => pattern.test(file) && (folder !== undefined || !/^(build|clean|\.docsgen)\//.test(file)),
    );
  };
  const remove = (file: string): void => rmSync(join(root, file), { recursive: true });
  return {
    root,
    files,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    bytes: (file) => readFileSync(join(root, file)),
    write,
    move: (from, to) => {
      mkdirSync(dirname(join(root, to)), { recursive: true });
      renameSync(join(root, from), join(root, to));
    },
    remove,
    touch: (file) => utimesSync(join(root, file), new Date(), new Date()),
    flipByte: (file, random) => {
      const bytes = readFileSync(join(root, file));
      if (bytes.length === 0) return;
      const at = random.below(bytes.length);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      writeFileSync(join(root, file), bytes);
    },
    snapshot: async () => new Map((await files(/./)).map((file) => [file, readFileSync(join(root, file))])),
    restore: async (snapshot) => {
      for (const file of await files(/./)) {
        if (!snapshot.has(file)) remove(file);
      }
      for (const [file, bytes] of snapshot) write(file, bytes);
    },
  };
}
