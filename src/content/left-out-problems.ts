import { posix } from 'node:path';
import type { Problem } from '../shared/problem.ts';
import type { LeftOut } from './list-site-files.ts';
import { isMetadataFile, isPageFile } from './page-file.ts';

/** What systems and tools leave behind in folders, which nobody means to publish. */
const litter = /^(?:\.DS_Store|\.git(?:keep|ignore|attributes)|\.keep|\._.*|\.#.*)$/;

/** Returns what is to be said of what a content folder holds and cannot be read: an error for what would be a page or say something of pages. */
export function unreadContent(folder: string, leftOut: readonly LeftOut[]): readonly Problem[] {
  return leftOut.flatMap((left): readonly Problem[] => {
    const { path, isHidden, what, hint } = left;
    if (isHidden) return isPageFile(path) && !litter.test(posix.basename(path)) ? [leftOutWarning(folder, left)] : [];
    const file = pathOf(folder, path);
    const isMissed = path === '' || isPageFile(path) || isMetadataFile(path);
    return isMissed ? [{ severity: 'error', title: `${file} ${what}`, hint, file }] : [leftOutWarning(folder, left)];
  });
}

/** Returns what is to be said of what lies in the folder of static files and is not published. */
export function unreadStatic(folder: string, leftOut: readonly LeftOut[]): readonly Problem[] {
  return leftOut.filter(({ path }) => !litter.test(posix.basename(path))).map((left) => leftOutWarning(folder, left));
}

interface LeftOutTogether {
  /** Files or folders, relative to the site's root. */
  readonly names: readonly string[];
  readonly why: string;
  readonly hint: string;
  /** The file at which the warning stands. */
  readonly file: string | undefined;
}

/** So many names are read; of more, their number. */
const most = 5;

/** Returns the warning for files or folders that are left out for one reason. */
export function leftOutTogether({ names, why, hint, file }: LeftOutTogether): Problem {
  const rest = names.length - most;
  const list = [...names.slice(0, most), ...(rest > 0 ? [`${rest} more`] : [])];
  const text = [list.slice(0, -1).join(', '), list.at(-1)].filter((part) => part !== '').join(' and ');
  return { severity: 'warning', title: `${text} ${names.length === 1 ? 'is' : 'are'} left out: ${why}`, hint, file };
}

function leftOutWarning(folder: string, { path, what, hint }: LeftOut): Problem {
  const file = pathOf(folder, path);
  return { severity: 'warning', title: `${file} is left out: it ${what}`, hint, file };
}

function pathOf(folder: string, path: string): string {
  return path === '' ? folder : `${folder}/${path}`;
}
