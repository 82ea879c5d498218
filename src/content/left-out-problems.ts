import { posix } from 'node:path';
import { asProblem, type Problem } from '../shared/problem.ts';
import type { LeftOut } from './list-site-files.ts';
import { isPageFile } from './page-file.ts';

/** Files that operating systems and tools create, and that authors do not mean to publish. */
const litter = /^(?:\.DS_Store|\.git(?:keep|ignore|attributes)|\.keep|\._.*|\.#.*)$/;

/**
 * Returns the problems for the paths in a content folder that cannot be read: an error for a page,
 * a metadata file or the folder itself, a warning for anything else. Hidden files are reported only
 * if they look like pages. `isMetadataFile` takes the name of a file.
 */
export function unreadContent(
  folder: string,
  leftOut: readonly LeftOut[],
  isMetadataFile: (name: string) => boolean,
): readonly Problem[] {
  return leftOut.flatMap((left): readonly Problem[] => {
    const { path, isHidden, what, hint } = left;
    if (isHidden) return isPageFile(path) && !litter.test(posix.basename(path)) ? [leftOutWarning(folder, left)] : [];
    const file = pathOf(folder, path);
    const isMissed = path === '' || isPageFile(path) || isMetadataFile(posix.basename(path));
    if (!isMissed) return [leftOutWarning(folder, left)];
    return [asProblem({ code: 'unreadable-content', title: `${file} ${what}`, hint, file })];
  });
}

/** Returns a warning for each path in the folder of static files that is not published. */
export function unreadStatic(folder: string, leftOut: readonly LeftOut[]): readonly Problem[] {
  return leftOut.filter(({ path }) => !litter.test(posix.basename(path))).map((left) => leftOutWarning(folder, left));
}

interface LeftOutTogether {
  /** Files or folders, relative to the site's root. */
  readonly names: readonly string[];
  readonly why: string;
  readonly hint: string;
  /** The file that the warning is reported at. */
  readonly file: string | undefined;
}

/** Names beyond this number are only counted. */
const maxNames = 5;

/** Returns the warning for files or folders that are left out for one reason. */
export function leftOutTogether({ names, why, hint, file }: LeftOutTogether): Problem {
  const rest = names.length - maxNames;
  const list = [...names.slice(0, maxNames), ...(rest > 0 ? [`${rest} more`] : [])];
  const text = [list.slice(0, -1).join(', '), list.at(-1)].filter((part) => part !== '').join(' and ');
  const title = `${text} ${names.length === 1 ? 'is' : 'are'} left out: ${why}`;
  return asProblem({ code: 'ignored-file', title, hint, file });
}

function leftOutWarning(folder: string, { path, what, hint }: LeftOut): Problem {
  const file = pathOf(folder, path);
  return asProblem({ code: 'ignored-file', title: `${file} is left out: it ${what}`, hint, file });
}

function pathOf(folder: string, path: string): string {
  return path === '' ? folder : `${folder}/${path}`;
}
