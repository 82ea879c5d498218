import { hash } from 'node:crypto';
import { join } from 'node:path';
import { type FileNamespace, openFiles } from './files.ts';
import { makeRoom } from './make-room.ts';
import { openPacked, type PackedNamespace } from './packed.ts';
import { hashLength } from '../system/hash.ts';

/**
 * Where the results of earlier runs are, and which code asks for them. It is plain data, so that
 * threads can open the same cache.
 */
export interface CachePlace {
  /** Contains one folder for each namespace. No file in it names the machine or its folders. */
  readonly folder: string;
  /** Identity of the code that makes the values, see `codeIdentity`. */
  readonly identity: string;
}

/**
 * The cache of a site. Values are found by what they are made from: the address of a value is a
 * hash of docsgen's code, of the namespace, and of the key, which names all inputs. So a value is
 * never outdated, and nobody compares fingerprints. A damaged value counts as missing.
 */
export interface Cache extends CachePlace {
  /**
   * Opens a namespace of many small values, which are plain data and are read and saved together.
   */
  readonly packed: <V>(namespace: string) => Promise<PackedNamespace<V>>;
  /**
   * Returns a namespace of large values. Each is a file, which threads and other runs see at once.
   */
  readonly files: (namespace: FileNamespaceName) => FileNamespace;
  /**
   * Removes the least recently used files of each namespace with too many. Files that were used
   * since a time stay.
   */
  readonly makeRoom: (since: Date) => Promise<void>;
}

const fileNamespaces = ['pages', 'images', 'diagrams', 'page-images'] as const;
type FileNamespaceName = (typeof fileNamespaces)[number];

/**
 * Maximum size of the files of a namespace, in bytes. It is enough for the compiled pages of
 * several branches of a site with ten thousand pages.
 */
const mostBytes = 2 ** 30;

/** Returns the cache at a place. The folder need not exist. */
export function openCache({ folder, identity }: CachePlace): Cache {
  const addressesIn = (namespace: string) => (key: string) =>
    hash('sha256', `${identity} ${namespace} ${key}`).slice(0, hashLength);
  return {
    folder,
    identity,
    packed: (namespace) => openPacked(join(folder, namespace), { identity, addressOf: addressesIn(namespace) }),
    files: (namespace) => openFiles(join(folder, namespace), addressesIn(namespace)),
    makeRoom: async (since) => {
      await Promise.all(fileNamespaces.map((name) => makeRoom(join(folder, name), mostBytes, since)));
    },
  };
}
