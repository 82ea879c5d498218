import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Cache, openCache } from '../cache/cache.ts';
import { codeIdentity } from '../cache/code-identity.ts';
import type { PackedNamespace } from '../cache/packed.ts';
import type { KnownPage } from '../pipeline/compile-pages.ts';
import { checkoutsIn } from '../content/checkouts.ts';
import { hashOf } from '../system/hash.ts';
import type { RecordedFile } from './output/build-record.ts';

/** The cache of a site while it is built. */
export interface BuildCache extends Cache {
  /** Results of each content file before it is compiled. */
  readonly content: PackedNamespace<unknown>;
  /** Metadata of each compiled page. */
  readonly metadata: PackedNamespace<KnownPage>;
  /** The files that earlier builds wrote to the output folder, by path. */
  readonly output: PackedNamespace<RecordedFile>;
  /** Where git refs are checked out. */
  readonly checkouts: string;
  /** The addresses in the frames of pages, see `RecordedPage`, and what was judged right, by hash. */
  readonly frames: PackedNamespace<string>;
  /** Opens what is known of files at git refs. */
  readonly refFiles: () => Promise<PackedNamespace<unknown>>;
  /** Saves what this build has written, and removes the least recently used files. */
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

/** Opens the cache that earlier builds have left. */
export async function openBuildCache({ folder: site, out, isKept }: CacheOptions): Promise<BuildCache> {
  const started = new Date();
  const name = outputName(site, out);
  const folder = isKept ? join(site, 'cache') : join(site, 'stage', `${name}-cache`);
  if (!isKept) await rm(folder, { recursive: true, force: true });
  const cache = openCache({ folder, identity: codeIdentity() });
  const [content, metadata, output, frames] = await Promise.all([
    cache.packed<unknown>('content'),
    cache.packed<KnownPage>('metadata'),
    openRecordedFiles(cache, name),
    cache.packed<string>(`frames/${name}`),
  ]);
  let refFiles: Promise<PackedNamespace<unknown>> | null = null;
  return {
    ...cache,
    checkouts: checkoutsIn(folder),
    refFiles: () => (refFiles ??= cache.packed<unknown>('refs')),
    content,
    metadata,
    output,
    frames,
    save: async () => {
      if (!isKept) return;
      await output.close();
      await frames.close();
      await (await refFiles)?.close();
      await cache.makeRoom(started);
    },
    close: async () => {
      if (!isKept) await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Returns the files that the last build wrote to `out`, by path. `folder` is the site's `.docsgen`.
 */
export async function readRecordedFiles(
  folder: string,
  out: string,
): Promise<Pick<PackedNamespace<RecordedFile>, 'find'>> {
  const cache = openCache({ folder: join(folder, 'cache'), identity: codeIdentity() });
  return openRecordedFiles(cache, outputName(folder, out));
}

const openRecordedFiles = (cache: Cache, name: string) => cache.packed<RecordedFile>(`outputs/${name}`);

/** The name is made of the relative path, since the site and the output may be moved together. */
const outputName = (folder: string, out: string) => hashOf(relative(folder, out));
