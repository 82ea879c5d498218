import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isHidden, lookUp, type Refusal, type SiteFolder } from '../config/site-folder.ts';
import { isInnerPath } from '../shared/inner-path.ts';

/** Something that lies in a folder of a site and is left out. */
export interface LeftOut extends Refusal {
  /** Relative to the folder; empty for the folder itself. */
  readonly path: string;
  /** For nothing but the point that its name begins with. */
  readonly isHidden: boolean;
}

/** What lies in a folder of a site and below it. */
export interface FolderListing {
  /** Files that may be read, relative to the folder, with forward slashes, sorted. */
  readonly files: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** A folder on the way down. */
interface Level {
  /** Relative to the folder that is listed, with a slash at its end. */
  readonly prefix: string;
  /** The folders above and this one, absolute, without links. */
  readonly trail: readonly string[];
}

/**
 * Returns what lies in a folder of the site, links followed; null if there is no such folder. Names that begin with a point, and what is
 * no file, are left out. Folders are read in turn: to wait for each of a thousand takes several times the processor's time.
 */
export function listSiteFiles(site: SiteFolder, folder: string): FolderListing | null {
  const top = lookUp(site, folder);
  if (top.type === 'missing') return null;
  if (top.type === 'refused')
    return { files: [], leftOut: [{ path: '', isHidden: false, what: top.what, hint: top.hint }] };
  if (top.type === 'file') {
    const hint = 'Put a folder in its place, or remove it.';
    return { files: [], leftOut: [{ path: '', isHidden: false, what: 'is a file, not a folder', hint }] };
  }
  const files: string[] = [];
  const leftOut: LeftOut[] = [];
  const leave = (path: string, { what, hint }: Refusal) =>
    void leftOut.push({ path, isHidden: what === hiddenName, what, hint });
  const enter = ({ prefix, trail }: Level): void => {
    const entries = readFolder(trail.at(-1) ?? '');
    if (entries === null) leave(prefix.slice(0, -1), unreadable);
    for (const entry of entries ?? []) {
      const path = prefix + entry.name;
      const refusal = refuseName(site, entry.name, join(trail.at(-1) ?? '', entry.name));
      if (refusal) leave(path, refusal);
      else if (entry.isFile()) files.push(path);
      else if (entry.isDirectory())
        enter({ prefix: `${path}/`, trail: [...trail, join(trail.at(-1) ?? '', entry.name)] });
      else follow(path, trail);
    }
  };
  const follow = (path: string, trail: readonly string[]): void => {
    const found = lookUp(site, `${folder}/${path}`);
    if (found.type === 'file') files.push(path);
    else if (found.type === 'refused') leave(path, found);
    else if (found.type === 'folder') {
      if (trail.some((above) => `${above}/`.startsWith(`${found.real}/`))) leave(path, circular);
      else enter({ prefix: `${path}/`, trail: [...trail, found.real] });
    }
  };
  enter({ prefix: '', trail: [top.real] });
  return { files: files.toSorted(), leftOut: leftOut.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

const hiddenName = 'has a name that begins with a point';

const unreadable: Refusal = {
  what: 'may not be read',
  hint: 'Give whoever builds the site the right to read it.',
};

const circular: Refusal = { what: 'is a link to a folder that it lies in', hint: 'Fix the link, or remove it.' };

function refuseName({ security }: SiteFolder, name: string, path: string): Refusal | null {
  if (isHidden(name, security.dotfiles)) {
    const hint = `If readers may have it, name \`${name}\` in \`security.dotfiles\`; else keep it elsewhere.`;
    return { what: hiddenName, hint };
  }
  // Where a name is no text, Node gives this character for what it cannot read.
  if (name.includes('\uFFFD') && !existsSync(path)) {
    return { what: 'has a name that is not UTF-8', hint: 'Give it another name, such as one without accents.' };
  }
  return isInnerPath(name)
    ? null
    : {
        what: 'has a name that no address can have',
        hint: 'Give it a name without backslashes and control characters.',
      };
}

/** Returns what a folder holds; null if that may not be read. One that has gone meanwhile holds nothing. */
function readFolder(folder: string): readonly Dirent[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    if (code === 'EACCES' || code === 'EPERM') return null;
    throw error;
  }
}
