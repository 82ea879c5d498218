import type { NotReadable, ReadResult, SiteFolder } from '../config/site-folder.ts';
import { lookUp, readInside } from '../config/site-folder.ts';
import { refPrefix, splitRef } from '../shared/ref-path.ts';
import { type ContentMemo, noMemo } from './content-memo.ts';
import { listRefFiles } from './list-ref-files.ts';
import { type FolderListing, listSiteFiles } from './list-site-files.ts';
import { createRefTree, type RefPlace, type RefTree } from './ref-tree.ts';

/** Where the git refs of a site are, by what the paths of their files begin with: `v1.0:./`. */
export type Refs = ReadonlyMap<string, RefPlace>;

/** What is at a path of a site. */
export type SiteFound =
  | { readonly type: 'file' | 'folder'; /** Id of its object, if it is at a git ref. */ readonly id?: string }
  | NotReadable;

/**
 * The files of a site: those in its folder, and those at the git refs that its configuration names.
 * All paths are relative to the site's root; those at a ref begin with it.
 */
export interface SiteFiles {
  /** Returns whether there is a git ref, as the configuration names it. */
  readonly has: (ref: string) => boolean;
  readonly lookUp: (path: string) => SiteFound;
  /** Returns the files in a folder and below it; null if there is no such folder. */
  readonly list: (folder: string) => FolderListing | null;
  readonly read: (path: string) => Promise<ReadResult>;
  /** Returns the id of a file at a git ref that was listed; undefined for any other file. */
  readonly idOf: (path: string) => string | undefined;
  /** Returns the bytes of a file at a git ref by its id. */
  readonly readId: (path: string, id: string) => Buffer;
}

/** Returns the files of a site. The memo keeps what was looked up at git refs. */
export function createSiteFiles(site: SiteFolder, refs: Refs, memo: ContentMemo = noMemo): SiteFiles {
  const trees = new Map<string, RefTree>();
  const listed = new Map<string, string>();
  const treeOf = (path: string): { readonly tree: RefTree; readonly prefix: string; readonly inner: string } | null => {
    const { prefix, path: inner } = splitRef(path);
    const place = refs.get(prefix);
    if (!place) return null;
    const tree = trees.get(prefix) ?? createRefTree(site, place, memo);
    trees.set(prefix, tree);
    return { tree, prefix, inner };
  };
  return {
    has: (ref) => refs.has(refPrefix(ref)),
    lookUp: (path) => {
      const at = treeOf(path);
      return at ? at.tree.lookUp(at.inner) : lookUp(site, path);
    },
    list: (folder) => {
      const at = treeOf(folder);
      if (!at) return listSiteFiles(site, folder);
      const listing = listRefFiles(site, at.tree, at.inner);
      for (const [path, id] of listing?.ids ?? []) listed.set(`${folder}/${path}`, id);
      return listing;
    },
    read: async (path) => {
      const at = treeOf(path);
      if (!at) return readInside(site, path);
      const found = at.tree.lookUp(at.inner);
      if (found.type === 'missing' || found.type === 'refused') return found;
      return found.type === 'file' ? readable(at.tree.read(found.id)) : { type: 'missing' };
    },
    idOf: (path) => listed.get(path),
    readId: (path, id) => {
      const at = treeOf(path);
      if (!at) throw new Error(`${path} is not at a git ref`);
      return at.tree.read(id);
    },
  };
}

/** The first line of what git keeps of a file that is in Git LFS. */
const pointer = 'version https://git-lfs.github.com/spec/';

function readable(bytes: Buffer): ReadResult {
  if (bytes.toString('latin1', 0, pointer.length) !== pointer) return { type: 'file', bytes };
  const hint = 'Keep it in git itself, or build this version from a folder.';
  return { type: 'refused', what: 'is in Git LFS, so git does not have it', hint };
}
