import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Config } from './config.ts';

/** The folder of a site, and what of it may be read and published. */
export type SiteFolder = Pick<Config, 'root' | 'security'>;

/** Why a path cannot be used, in words that follow it. */
export interface Refusal {
  /** `is a FIFO, not a file`. */
  readonly what: string;
  readonly hint: string;
}

/** What stands at a path, links followed. */
export type Found =
  | { readonly type: 'file' | 'folder'; /** Absolute, without links. */ readonly real: string }
  | { readonly type: 'missing' }
  | ({ readonly type: 'refused' } & Refusal);

/** Names that begin with a point and mean something to readers' browsers and to hosts: published without being asked. */
const publicDotfiles: ReadonlySet<string> = new Set(['.well-known', '.nojekyll', '.htaccess', '.domains']);

/** Returns whether a name begins with a point and nobody has said that it may be published. */
export function isHidden(name: string, dotfiles: readonly string[] = []): boolean {
  return name.startsWith('.') && name !== '..' && !publicDotfiles.has(name) && !dotfiles.includes(name);
}

/** Returns what stands at a path relative to the site's root. Nothing is opened, so nothing waits; links lead no further than the site allows. */
export function lookUp(site: SiteFolder, path: string): Found {
  const absolute = join(site.root, path);
  try {
    const real = realpathSync.native(absolute);
    return refuseLink(site, absolute, real) ?? kindOf(statSync(real), real);
  } catch (error) {
    return explain(error, absolute);
  }
}

/** A path may come from a text, and be none that this system can have: then there is nothing. */
function explain(error: unknown, absolute: string): Found {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'ENOENT':
    case 'ENOTDIR':
      return isLink(absolute)
        ? { type: 'refused', what: 'is a link to nothing', hint: 'Fix the link, or remove it.' }
        : { type: 'missing' };
    case 'ELOOP':
      return { type: 'refused', what: 'is a link that leads back to itself', hint: 'Fix the link, or remove it.' };
    case 'EACCES':
    case 'EPERM':
      return { type: 'refused', what: 'may not be read', hint: 'Give whoever builds the site the right to read it.' };
    default:
      return { type: 'missing' };
  }
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

function kindOf(stats: Stats, real: string): Found {
  if (stats.isFile()) return { type: 'file', real };
  if (stats.isDirectory()) return { type: 'folder', real };
  return {
    type: 'refused',
    what: `is ${specialKind(stats)}, not a file`,
    hint: 'Put a file in its place, or remove it.',
  };
}

/** Returns what a file that is neither file nor folder is, with its article. */
export function specialKind(stats: Pick<Stats, 'isFIFO' | 'isSocket'>): string {
  return stats.isFIFO() ? 'a FIFO' : stats.isSocket() ? 'a socket' : 'a device';
}

/** What a path leads to by links must lie in the site, or where its author has said. */
function refuseLink({ root, security }: SiteFolder, absolute: string, real: string): Found | null {
  const realRoot = realpathSync.native(root);
  if (real === join(realRoot, relative(root, absolute))) return null;
  const folders = [realRoot, ...security.linkedFolders.flatMap((folder) => realFolder(resolve(root, folder)))];
  const inside = folders.map((folder) => relative(folder, real)).find((path) => !leadsOut(path));
  if (inside === undefined) {
    const hint = `It leads to ${real}. Copy what it leads to into the site, or name the folder in \`security.linkedFolders\`.`;
    return { type: 'refused', what: 'is a link that leads out of the site', hint };
  }
  const hidden = inside.split(sep).find((name) => isHidden(name, security.dotfiles));
  if (hidden === undefined) return null;
  const hint = `If readers may have what it leads to, name \`${hidden}\` in \`security.dotfiles\`.`;
  return { type: 'refused', what: `is a link to \`${inside}\`, where a name begins with a point`, hint };
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
