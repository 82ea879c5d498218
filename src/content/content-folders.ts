import type { Collection, Config, Locale } from '../config/config.ts';
import { lookUp } from '../config/site-folder.ts';
import { refPrefix } from '../shared/ref-path.ts';

/** The folder of a collection, or of a version of it, in one language. */
export interface ContentFolder {
  /** Name of the collection, with its version: `docs`, `docs@1.0`. Content keys begin with it. */
  readonly name: string;
  /** Name of the locale. */
  readonly locale: string;
  /** Relative to the site's root. */
  readonly folder: string;
}

/** Where the files of a collection or version are. */
export interface FolderPlace {
  readonly name: string;
  /** The folder that the configuration names, relative to the site's root. */
  readonly source?: string | undefined;
  /** Set for a version at a git ref. */
  readonly at?: FolderAtRef | undefined;
}

/** The place of a version at a git ref: the folder that its collection had there. */
interface FolderAtRef {
  readonly ref: string;
  /** Key of the collection. */
  readonly key: string;
}

/**
 * Returns the folder of a collection or version in a locale; null if it cannot have one. A folder
 * that the configuration names may have folders of locales inside, or else its files are in the
 * source language. In `content/`, a site with one language needs no folder of that language.
 */
export function folderIn(config: Config, { name, source, at }: FolderPlace, locale: Locale): string | null {
  const isFolder = (path: string) => lookUp(config, path).type === 'folder';
  const [first] = config.locales;
  const prefix = at === undefined ? '' : refPrefix(at.ref);
  if (source !== undefined) {
    const folder = prefix + source;
    if (isFolder(`${folder}/${first.name}`)) return `${folder}/${locale.name}`;
    return locale === first ? folder : null;
  }
  const folder = at?.key ?? name;
  const [own, short] = [`${prefix}content/${locale.name}/${folder}`, `${prefix}content/${folder}`];
  const isShort = allLocales(config).length === 1 && !isFolder(own) && isFolder(short);
  return isShort ? short : own;
}

/** Returns the locales that a site has folders for, also hidden ones. */
export function allLocales({ locales, hiddenLocales }: Pick<Config, 'locales' | 'hiddenLocales'>): readonly Locale[] {
  return [...locales, ...hiddenLocales];
}

/**
 * Returns the folder that the configuration names for a collection or version; undefined for none.
 */
export function namedFolder({ key, source }: Collection, name: string): string | undefined {
  // That of a version is beside that of the collection.
  return source === undefined ? undefined : source + name.slice(key.length);
}

/** Returns the folders in which content of a site may be, relative to its root. */
export function contentFolders({ collections }: Pick<Config, 'collections'>): readonly string[] {
  return ['content', ...collections.flatMap((each) => each.folders.flatMap((name) => namedFolder(each, name) ?? []))];
}

/**
 * Returns the content key of a file: its path from the site's root, without the folder of the
 * locale. A file and its translations have the same key.
 */
export function contentKey(folders: readonly ContentFolder[], file: string): string {
  const own = folderOfFile(folders, file);
  return own ? own.name + file.slice(own.folder.length) : file.replace(/^content\/[^/]+\//, '');
}

/** Returns the file of a content key in a locale, relative to the site's root. */
export function contentFile(folders: readonly ContentFolder[], { name: locale }: Locale, key: string): string {
  const own = folders.find((each) => each.locale === locale && key.startsWith(`${each.name}/`));
  return own ? own.folder + key.slice(own.name.length) : `content/${locale}/${key}`;
}

/** Returns the folder that a content file is in; undefined for a file in none of them. */
export function folderOfFile(folders: readonly ContentFolder[], file: string): ContentFolder | undefined {
  let innermost: ContentFolder | undefined;
  // Every link of a site asks this, and a site has a folder for each version and language.
  for (const each of folders) {
    const { length } = each.folder;
    const isAround = file[length] === '/' && file.startsWith(each.folder);
    // One folder may be inside another.
    if (isAround && length > (innermost?.folder.length ?? -1)) innermost = each;
  }
  return innermost;
}

/**
 * Returns the folder of the same collection or version in another locale, which need not exist;
 * null if that locale cannot have one.
 */
export function siblingFolder({ folder, locale, name }: ContentFolder, other: Locale): string | null {
  if (folder === `content/${locale}/${name}`) return `content/${other.name}/${name}`;
  return folder.endsWith(`/${locale}`) ? folder.slice(0, -locale.length) + other.name : null;
}

/**
 * Returns the path of a file's counterpart in another locale; the file itself if it can have none.
 */
export function fileInLocale(folders: readonly ContentFolder[], file: string, locale: Locale, other: Locale): string {
  const own = folderOfFile(folders, file);
  if (!own) return file.replace(`content/${locale.name}/`, `content/${other.name}/`);
  const known = folders.find(({ name, locale: each }) => name === own.name && each === other.name);
  const sibling = known?.folder ?? siblingFolder(own, other);
  return sibling === null ? file : sibling + file.slice(own.folder.length);
}
