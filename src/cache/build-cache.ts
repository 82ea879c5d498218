import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { codeIdentity } from './code-identity.ts';
import { hashOf } from '../system/hash.ts';
import { makeRoom } from './make-room.ts';
import { openShardedCacheFile, type ShardedCacheFile } from './sharded-cache-file.ts';

/** What is kept between builds, and where. Nothing in it names the machine: it may be copied to another. */
export interface BuildCache {
  /** Of the code by which everything in it was made. */
  readonly identity: string;
  /** Holds one folder for each kind of thing. */
  readonly folder: string;
  /** Compiled pages. */
  readonly pageFolder: string;
  /** What was made of each content file before it was compiled. */
  readonly content: ShardedCacheFile;
  /** What is known of each compiled page. */
  readonly metadata: ShardedCacheFile;
  /** What was written to the output folder. */
  readonly output: ShardedCacheFile;
  /** Keeps what this build has written, and removes what was not used for longest. */
  readonly save: () => Promise<void>;
  /** Removes what must not outlive the build. */
  readonly close: () => Promise<void>;
}

interface CacheOptions {
  /** The site's `.docsgen` folder. */
  readonly folder: string;
  /** Output folder of the build. */
  readonly out: string;
  /** False for a build that neither takes anything from earlier ones nor leaves anything to later ones. */
  readonly isKept: boolean;
}

/** What is kept of each kind, beside what the last build has used: compiled pages of several branches of a site of ten thousand. Bytes. */
const mostBytes = 2 ** 30;

/** Opens what earlier builds have left. */
export async function openBuildCache({ folder: site, out, isKept }: CacheOptions): Promise<BuildCache> {
  const started = new Date();
  // By where it lies beside the site: both may be moved to another place.
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
