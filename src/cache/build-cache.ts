import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { codeIdentity } from './code-identity.ts';
import { hashOf } from '../system/hash.ts';
import { makeRoom } from './make-room.ts';
import { openShardedCacheFile, type ShardedCacheFile } from './sharded-cache-file.ts';

/**
 * Everything that is kept between builds. It contains no name of the machine or its folders, so it
 * can be copied to another machine.
 */
export interface BuildCache {
  /** Identity of the code that made the entries, see `codeIdentity`. */
  readonly identity: string;
  /** Contains one folder for each kind of entry. */
  readonly folder: string;
  /** Folder of the compiled pages. */
  readonly pageFolder: string;
  /** Results of each content file before it is compiled. */
  readonly content: ShardedCacheFile;
  /** Metadata of each compiled page. */
  readonly metadata: ShardedCacheFile;
  /** Record of the files in the output folder. */
  readonly output: ShardedCacheFile;
  /** Saves what this build has written, and removes the least recently used entries. */
  readonly save: () => Promise<void>;
  /** Removes the files that are not kept after the build. */
  readonly close: () => Promise<void>;
}

interface CacheOptions {
  /** The site's `.docsgen` folder. */
  readonly folder: string;
  /** Output folder of the build. */
  readonly out: string;
  /** False for a build that uses nothing from earlier builds and leaves nothing for later ones. */
  readonly isKept: boolean;
}

/**
 * Maximum size of each kind, in bytes. Entries that the current build has used are kept in any
 * case. It is enough for the compiled pages of several branches of a site with ten thousand pages.
 */
const mostBytes = 2 ** 30;

/** Opens the cache that earlier builds have left. */
export async function openBuildCache({ folder: site, out, isKept }: CacheOptions): Promise<BuildCache> {
  const started = new Date();
  // The name is made of the relative path, since the site and the output may be moved together.
  const name = hashOf(relative(site, out));
  const folder = isKept ? join(site, 'cache') : join(site, 'stage', `${name}-cache`);
  if (!isKept) await rm(folder, { recursive: true, force: true });
  const identity = codeIdentity();
  const pageFolder = join(folder, 'pages');
  const [content, metadata, output] = await Promise.all([
    openShardedCacheFile(join(folder, 'content'), identity),
    openShardedCacheFile(join(folder, 'metadata'), identity),
    openShardedCacheFile(join(folder, 'outputs', name), identity),
  ]);
  return {
    identity,
    folder,
    pageFolder,
    content,
    metadata,
    output,
    save: async () => {
      if (!isKept) return;
      await output.save();
      const kinds = ['pages', 'images', 'diagrams'];
      await Promise.all(kinds.map((kind) => makeRoom(join(folder, kind), mostBytes, started)));
    },
    close: async () => {
      if (!isKept) await rm(folder, { recursive: true, force: true });
    },
  };
}
