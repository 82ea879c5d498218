import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { lookUp, type SiteFolder } from '../../config/site-folder.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { MovedFile, MovedLink, MovedPage } from '../../shared/moved-page.ts';
import { fileHash } from '../../system/hash.ts';
import { replaceFile } from '../../system/replace-file.ts';
import { type CompileText, replaceLinks } from './replace-links.ts';

/** What an update of the links to a moved page has done. */
export interface LinkUpdate extends Pick<MovedPage, 'from' | 'to'> {
  /** The files that were written, with the number of links in each. */
  readonly updated: readonly { readonly file: string; readonly links: number }[];
  /** The translations that have new names. */
  readonly renamed: readonly MovedFile[];
  /** The files that were left as they were. */
  readonly left: readonly LeftFile[];
}

/** A file that was not changed, though it should have been. */
export interface LeftFile {
  readonly file: string;
  /** Why, as a sentence without its subject. */
  readonly reason: string;
}

interface UpdateServices {
  readonly site: SiteFolder;
  /** Returns the hash of a file when it was last read; undefined if it is unknown. */
  readonly hashOf: (file: string) => string | undefined;
  /** Returns the compiler of a file. */
  readonly compilerOf: (file: string) => CompileText;
}

/**
 * Updates the links to a moved page, and nothing else in their files. A file that has changed since
 * it was last read is left as it is.
 */
export async function updateLinks({ from, to, links }: MovedPage, services: UpdateServices): Promise<LinkUpdate> {
  const updated: { readonly file: string; readonly links: number }[] = [];
  const left: LeftFile[] = [];
  for (const [file, own] of groupBy(links, ({ file }) => file)) {
    const done = await updateFile(file, own, services);
    if (typeof done === 'string') left.push({ file, reason: done });
    else updated.push({ file, links: done });
  }
  return { from, to, updated, renamed: [], left };
}

const changed = 'has changed in the meantime';

/** Returns the number of links that were updated in a file, or why there are none. */
async function updateFile(
  file: string,
  links: readonly MovedLink[],
  { site, hashOf, compilerOf }: UpdateServices,
): Promise<number | string> {
  const found = lookUp(site, file);
  if (found.type !== 'file') return 'is gone';
  const bytes = await readFile(found.real).catch(() => null);
  if (bytes === null) return 'cannot be read';
  const known = hashOf(file);
  if (known !== undefined && fileHash(bytes) !== known) return changed;
  if (!isUtf8(bytes)) return 'is not UTF-8';
  const replacements = new Map(links.map(({ target, replacement }) => [target, replacement]));
  const edited = await replaceLinks(bytes.toString('utf8'), replacements, compilerOf(file));
  if (edited === null || edited.count === 0) return 'has these links in a form that docsgen cannot edit';
  try {
    const isReplaced = await replaceFile(found.real, bytes, Buffer.from(edited.text));
    return isReplaced ? edited.count : changed;
  } catch {
    return 'cannot be written';
  }
}
