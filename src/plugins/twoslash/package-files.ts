import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { FileReader } from './twoslash-types.ts';

/** Which files a sample may see. */
export interface PackageFolders {
  /**
   * The root of the site. Packages are those of its `node_modules`, and of the folders above it.
   */
  readonly root: string;
  /** The folder with TypeScript's own types. */
  readonly libraries: string;
  /** Packages whose links in `node_modules` may lead to a folder elsewhere. */
  readonly linkedPackages: readonly string[];
}

/**
 * Returns the part of a file system that samples may see: the packages of a site and the libraries
 * of TypeScript. All other files and folders do not exist, by whatever path or link they are asked
 * for. A text without code must not show the files of whoever builds.
 */
export function onlyPackages(files: FileReader, places: PackageFolders): FileReader {
  const real = (path: string) => files.realpath?.(path) ?? path;
  const root = real(places.root);
  const linked = linkedFolders(places.root, places.linkedPackages);
  const always = [...linked, places.libraries, real(places.libraries)];
  const visible = new Set([...packageFolders(places.root), ...always]);

  /**
   * Returns the folder `node_modules` that a file is in. One around the site is none of its
   * packages.
   */
  const packagesAround = (path: string): string | null => {
    const parts = path.split(sep);
    const end = parts.lastIndexOf('node_modules') + 1;
    const folder = parts.slice(0, end).join(sep);
    return end === 0 || isBelow(folder, root) ? null : folder;
  };
  const isVisible = (path: string): boolean => {
    const asked = resolve(path);
    if (packagesAround(asked) === null && !always.some((folder) => isBelow(folder, asked))) return false;
    if (![...visible].some((folder) => isBelow(folder, asked))) return false;
    const target = resolve(real(asked));
    if (always.some((folder) => isBelow(folder, target))) return true;
    const folder = packagesAround(target);
    // Some package managers link to a store, and the packages there import each other.
    if (folder !== null) visible.add(folder);
    return folder !== null;
  };
  return {
    resolvePath: files.resolvePath,
    fileExists: (path) => isVisible(path) && files.fileExists(path),
    directoryExists: (path) => isVisible(path) && files.directoryExists(path),
    readFile: (path, encoding) => (isVisible(path) ? files.readFile(path, encoding) : undefined),
    getDirectories: (path) =>
      isVisible(path) ? files.getDirectories(path).filter((name) => isVisible(join(path, name))) : [],
    readDirectory: (path, ...selection) =>
      isVisible(path) ? files.readDirectory(path, ...selection).filter((file) => isVisible(file)) : [],
    realpath: (path) => (isVisible(path) ? real(path) : path),
  };
}

/** Returns where the files of linked packages are. One that is not installed has none. */
export function linkedFolders(root: string, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const link = packageFolders(root)
      .map((folder) => join(folder, name))
      .find((folder) => existsSync(folder));
    return link === undefined ? [] : [realpathSync(link)];
  });
}

/** Returns the folders in which a file in the folder finds packages. */
function packageFolders(folder: string): readonly string[] {
  const parent = dirname(folder);
  const own = join(folder, 'node_modules');
  return parent === folder ? [own] : [own, ...packageFolders(parent)];
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}
