import { posix } from 'node:path';
import { hiddenName } from '../config/hidden-names.ts';
import { type Refusal, type SiteFolder } from '../config/site-folder.ts';
import { circular, type FolderListing, type LeftOut, refuseName, withoutFile } from './list-site-files.ts';
import { type RefTree, submodule } from './ref-tree.ts';

/** The contents of a folder at a git ref. */
interface RefListing extends FolderListing {
  /** Ids of the files, by their paths in the folder. */
  readonly ids: ReadonlyMap<string, string>;
}

/**
 * Returns the contents of a folder at a git ref, as `listSiteFiles` does for one on the disk; null
 * if there is no such folder. Its pages and metadata will be read next.
 */
export function listRefFiles(site: SiteFolder, tree: RefTree, folder: string): RefListing | null {
  const top = tree.lookUp(folder);
  if (top.type === 'missing') return null;
  if (top.type !== 'folder') {
    const { what, hint } = top.type === 'refused' ? top : withoutFile;
    return { files: [], ids: new Map(), leftOut: [{ path: '', isHidden: false, what, hint }] };
  }
  const ids = new Map<string, string>();
  const leftOut = new Map<string, LeftOut>();
  const leaveOut = (path: string, { what, hint }: Refusal) =>
    void leftOut.set(path, { path, isHidden: what === hiddenName, what, hint });
  const enter = (id: string, prefix: string, trail: readonly string[]): void => {
    for (const { kind, id: own, path } of tree.entriesBelow(id)) {
      const refused = refusedPart(site, path);
      if (refused) leaveOut(prefix + refused.part, refused);
      else if (kind === 'file') ids.set(prefix + path, own);
      else if (kind === 'submodule') leaveOut(prefix + path, submodule);
      else follow(prefix + path, trail);
    }
  };
  const follow = (path: string, trail: readonly string[]): void => {
    const found = tree.lookUp(posix.join(folder, path));
    if (found.type === 'file') ids.set(path, found.id);
    else if (found.type === 'refused') leaveOut(path, found);
    else if (found.type === 'folder') {
      if (trail.includes(found.id)) leaveOut(path, circular);
      else enter(found.id, `${path}/`, [...trail, found.id]);
    }
  };
  enter(top.id, '', [top.id]);
  const files = [...ids.keys()].toSorted();
  tree.expect(files.filter((path) => /\.(?:mdx?|ya?ml|json)$/.test(path)).flatMap((path) => ids.get(path) ?? []));
  return { files, ids, leftOut: [...leftOut.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** Returns the part of a path up to the first name that is refused; null if none is. */
function refusedPart(site: SiteFolder, path: string): (Refusal & { readonly part: string }) | null {
  const names = path.split('/');
  for (const [index, name] of names.entries()) {
    const refusal = refuseName(site, name);
    if (refusal) return { ...refusal, part: names.slice(0, index + 1).join('/') };
  }
  return null;
}
