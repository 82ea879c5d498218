import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hiddenName } from '../config/hidden-names.ts';
import { lookUp, type Refusal, refuseHidden, type SiteFolder, submodule, submodulesIn } from '../config/site-folder.ts';
import { isInnerPath } from '../shared/inner-path.ts';
import { isCode } from '../system/error-code.ts';

/** A file or folder that is left out, and why. */
export interface LeftOut extends Refusal {
  /** Relative to the folder; empty for the folder itself. */
  readonly path: string;
  /** It is left out only because its name begins with a dot. */
  readonly isHidden: boolean;
}

/** The contents of a folder of a site, with all subfolders. */
export interface FolderListing {
  /** Files that may be read, relative to the folder, with forward slashes, sorted. */
  readonly files: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** A folder during the traversal. */
interface Level {
  /** Relative to the folder that is listed, with a slash at its end. */
  readonly prefix: string;
  /** The folders above and this one, as absolute real paths. */
  readonly trail: readonly string[];
}

/**
 * Returns the contents of a folder of the site, with symbolic links followed; null if there is no
 * such folder. Names that begin with a dot, and everything that is not a file, are left out.
 * Folders are read synchronously: with a thousand folders, asynchronous reads take several times as
 * long.
 */
export function listSiteFiles(site: SiteFolder, folder: string): FolderListing | null {
  const top = lookUp(site, folder);
  if (top.type === 'missing') return null;
  if (top.type === 'refused')
    return { files: [], leftOut: [{ path: '', isHidden: false, what: top.what, hint: top.hint }] };
  if (top.type === 'file') return { files: [], leftOut: [{ path: '', isHidden: false, ...withoutFile }] };
  const files: string[] = [];
  const leftOut: LeftOut[] = [];
  const leaveOut = (path: string, { what, hint }: Refusal) =>
    void leftOut.push({ path, isHidden: what === hiddenName, what, hint });
  const enter = ({ prefix, trail }: Level): void => {
    const entries = readFolder(trail.at(-1) ?? '');
    if (entries === null) leaveOut(prefix.slice(0, -1), unreadable);
    for (const entry of entries ?? []) {
      const path = prefix + entry.name;
      const refusal = refuseName(site, entry.name, () => existsSync(join(trail.at(-1) ?? '', entry.name)));
      if (refusal) leaveOut(path, refusal);
      else if (entry.isFile()) files.push(path);
      else if (entry.isDirectory())
        enter({ prefix: `${path}/`, trail: [...trail, join(trail.at(-1) ?? '', entry.name)] });
      else follow(path, trail);
    }
  };
  const follow = (path: string, trail: readonly string[]): void => {
    const found = lookUp(site, `${folder}/${path}`);
    if (found.type === 'file') files.push(path);
    else if (found.type === 'refused') leaveOut(path, found);
    else if (found.type === 'folder') {
      if (trail.some((above) => `${above}/`.startsWith(`${found.real}/`))) leaveOut(path, circular);
      else enter({ prefix: `${path}/`, trail: [...trail, found.real] });
    }
  };
  enter({ prefix: '', trail: [top.real] });
  for (const path of submodulesIn(site, folder)) leaveOut(path, submodule);
  return { files: files.toSorted(), leftOut: leftOut.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

const unreadable: Refusal = {
  what: 'is not readable',
  hint: 'Give the user who builds the site permission to read it.',
};

/** The refusal of a file where a folder should be. */
const withoutFile: Refusal = {
  what: 'is a file, not a folder',
  hint: 'Put a folder in its place, or remove it.',
};

/** The refusal of a link that would be followed for ever. */
const circular: Refusal = {
  what: 'is a symbolic link to a folder that contains it',
  hint: 'Fix the link, or remove it.',
};

/**
 * Returns why a name must not be read; null if it may. `isThere` tells whether a file of this name
 * exists, which is asked for odd names only.
 */
function refuseName(site: SiteFolder, name: string, isThere: () => boolean = () => false): Refusal | null {
  const hidden = refuseHidden(site, name);
  if (hidden) return hidden;
  // Node replaces the invalid bytes of a name with this character; no file has the resulting name.
  if (name.includes('\uFFFD') && !isThere()) {
    return { what: 'has a name that is not UTF-8', hint: 'Give it another name, such as one without accents.' };
  }
  return isInnerPath(name)
    ? null
    : {
        what: 'has a name that cannot be part of an address',
        hint: 'Give it a name without backslashes and control characters.',
      };
}

/**
 * Returns the entries of a folder; null if there is no permission to read it. A folder that was
 * deleted meanwhile has no entries.
 */
function readFolder(folder: string): readonly Dirent[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return [];
    if (isCode(error, 'EACCES', 'EPERM')) return null;
    throw error;
  }
}
