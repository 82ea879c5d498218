import { realpathSync, type Stats, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Checkout } from './checkout.ts';
import type { Config } from './config.ts';
import { hiddenName, isHidden } from './hidden-names.ts';
import { isCode } from '../system/error-code.ts';
import { isLink } from '../system/is-link.ts';
import { isAtRef, splitRef } from '../shared/ref-path.ts';
import { readFile } from 'node:fs/promises';

/**
 * The folder of a site, with the files at the git refs that it is built from, and the rules for
 * what may be read and published from it. Paths are relative to the site's root; the path of a file
 * at a ref begins with the ref: `v1.0:./content/en/docs/intro.md`.
 */
export type SiteFolder = Pick<Config, 'root' | 'security'> & Partial<Pick<Config, 'refs'>>;

/** Why a path cannot be used. */
export interface Refusal {
  /** A predicate that follows the path in a message: `is a FIFO, not a file`. */
  readonly what: string;
  readonly hint: string;
}

/** What a path points to, with symbolic links followed. */
export type Found =
  | { readonly type: 'file' | 'folder'; /** Absolute, without links. */ readonly real: string }
  | NotReadable;

/** Why there is nothing to read at a path. */
export type NotReadable = { readonly type: 'missing' } | ({ readonly type: 'refused' } & Refusal);

/** Where a path leads, before links are followed. */
interface Target {
  readonly absolute: string;
  /** Absolute path of the site's folder, as it is now or as it was at a git ref. */
  readonly root: string;
  /** Set for a path at a git ref. */
  readonly checkout?: Checkout & { readonly top: string };
}

function targetOf({ root, refs }: Pick<SiteFolder, 'root' | 'refs'>, path: string): Target {
  const { prefix, path: inner } = splitRef(path);
  const checkout = refs?.get(prefix);
  if (!checkout) return { absolute: join(root, path), root };
  const top = resolve(root, checkout.folder);
  const site = join(top, checkout.prefix);
  return { absolute: join(site, inner), root: site, checkout: { ...checkout, top } };
}

/** Returns the absolute path of a file of the site, which may be at a git ref. */
export function pathOf(site: Pick<SiteFolder, 'root' | 'refs'>, file: string): string {
  return targetOf(site, file).absolute;
}

/**
 * Returns what is at a path relative to the site's root. No file is opened, so a FIFO cannot block
 * it. Symbolic links are followed only where the site allows it.
 */
export function lookUp(site: SiteFolder, path: string): Found {
  const target = targetOf(site, path);
  const { absolute, checkout } = target;
  if (checkout) {
    const inside = relative(checkout.top, absolute);
    if (leadsOut(inside)) return { type: 'missing' };
    if (checkout.submodules.some((each) => `${inside}${sep}`.startsWith(join(each, sep)))) return submodule;
  }
  try {
    const real = realpathSync.native(absolute);
    return refuseLink(site, target, real) ?? kindOf(statSync(real), real);
  } catch (error) {
    return explain(error, absolute);
  }
}

/** Returns the submodules below a folder of the site at a git ref, relative to the folder. */
export function submodulesIn(site: SiteFolder, folder: string): readonly string[] {
  const { absolute, checkout } = targetOf(site, folder);
  const paths = checkout?.submodules.map((each) => relative(absolute, join(checkout.top, each))) ?? [];
  return paths.filter((path) => !leadsOut(path)).map((path) => path.replaceAll(sep, '/'));
}

/** The refusal of another repository inside that of a git ref. */
export const submodule: NotReadable & { readonly type: 'refused' } = {
  type: 'refused',
  what: 'is in a submodule, which has its own repository',
  hint: 'Copy the file into the repository of the site, or build this version from a folder.',
};

/**
 * Returns what an error of the file system means for a path. The path may come from a page and be
 * invalid on this system: it then counts as missing.
 */
function explain(error: unknown, absolute: string): NotReadable {
  if (isCode(error, 'ENOENT', 'ENOTDIR')) {
    return isLink(absolute)
      ? { type: 'refused', what: 'is a symbolic link to nothing', hint: 'Fix the link, or remove it.' }
      : { type: 'missing' };
  }
  if (isCode(error, 'ELOOP')) {
    return {
      type: 'refused',
      what: 'is a symbolic link that points back to itself',
      hint: 'Fix the link, or remove it.',
    };
  }
  if (isCode(error, 'EACCES', 'EPERM')) {
    return {
      type: 'refused',
      what: 'is not readable',
      hint: 'Give the user who builds the site permission to read it.',
    };
  }
  if (isCode(error, ...invalidPath)) return { type: 'missing' };
  throw error;
}

/** The errors for a path that no file of this system can have. `UNKNOWN` comes from Windows. */
const invalidPath = ['ENAMETOOLONG', 'EINVAL', 'EILSEQ', 'ERR_INVALID_ARG_VALUE', 'UNKNOWN'];

/** The bytes of a file, or why it cannot be read. */
export type ReadResult = { readonly type: 'file'; readonly bytes: Buffer } | NotReadable;

/**
 * Returns the bytes of a file at a path relative to the site's root, or why it cannot be read. A
 * folder counts as missing.
 */
export async function readInside(site: SiteFolder, path: string): Promise<ReadResult> {
  const found = lookUp(site, path);
  if (!('real' in found)) return found;
  if (found.type === 'folder') return { type: 'missing' };
  try {
    const bytes = await readFile(found.real);
    return isAtRef(path) && bytes.toString('latin1', 0, pointer.length) === pointer ? inLfs : { type: 'file', bytes };
  } catch (error) {
    return explain(error, found.real);
  }
}

/** The first line of what git keeps of a file that is in Git LFS. */
const pointer = 'version https://git-lfs.github.com/spec/';

const inLfs: NotReadable = {
  type: 'refused',
  what: 'is in Git LFS, so git does not have it',
  hint: 'Keep it in git itself, or build this version from a folder.',
};

function kindOf(stats: Stats, real: string): Found {
  if (stats.isFile()) return { type: 'file', real };
  if (stats.isDirectory()) return { type: 'folder', real };
  return {
    type: 'refused',
    what: `is ${specialKind(stats)}, not a file`,
    hint: 'Put a file in its place, or remove it.',
  };
}

/** Returns the kind of something that is neither a file nor a folder, with its article. */
export function specialKind(stats: Pick<Stats, 'isFIFO' | 'isSocket'>): string {
  return stats.isFIFO() ? 'a FIFO' : stats.isSocket() ? 'a socket' : 'a device';
}

/**
 * Returns why a path may not be followed through its symbolic links; null if it may. Its target
 * must be in the site or in one of `security.linkedFolders`.
 */
function refuseLink({ security }: SiteFolder, { absolute, root, checkout }: Target, real: string): Found | null {
  const realRoot = realpathSync.native(root);
  if (real === join(realRoot, relative(root, absolute))) return null;
  const top = checkout && realpathSync.native(checkout.top);
  const linked = security.linkedFolders.flatMap((folder) => realFolder(resolve(root, folder)));
  // The folders around a checkout are those of the cache.
  const folders = [realRoot, ...linked.filter((folder) => top === undefined || !leadsOut(relative(top, folder)))];
  const inside = folders.map((folder) => relative(folder, real)).find((path) => !leadsOut(path));
  if (inside === undefined) {
    const hint = checkout
      ? 'Git does not have its target. Name the folder in `security.linkedFolders` if it is in the repository.'
      : `It points to ${real}. Copy the file or folder into the site, or name the folder in \`security.linkedFolders\`.`;
    return { type: 'refused', what: 'is a symbolic link that points outside the site', hint };
  }
  const hidden = inside.split(sep).find((name) => isHidden(name, security.dotfiles));
  if (hidden === undefined) return null;
  const hint = `If readers may see it, name \`${hidden}\` in \`security.dotfiles\`.`;
  return { type: 'refused', what: `is a link to \`${inside}\`, where a name begins with a dot`, hint };
}

/** Returns why a file may not be published, if a name in its path is hidden; null if none is. */
export function refuseHidden({ security }: Pick<SiteFolder, 'security'>, path: string): Refusal | null {
  const hidden = path.split('/').find((name) => isHidden(name, security.dotfiles));
  if (hidden === undefined) return null;
  const hint = `If readers may have it, name \`${hidden}\` in \`security.dotfiles\`; otherwise keep it elsewhere.`;
  return { what: hiddenName, hint };
}

function realFolder(path: string): readonly string[] {
  try {
    return [realpathSync.native(path)];
  } catch {
    return [];
  }
}

function leadsOut(path: string): boolean {
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
}
