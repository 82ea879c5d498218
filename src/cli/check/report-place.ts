import { posix, resolve } from 'node:path';
import type { Problem } from '../../shared/problem.ts';
import { isAtRef } from '../../shared/ref-path.ts';
import { outputFile } from '../../site/graph/address.ts';
import { pathFrom } from '../../system/path-from.ts';

/** The folders that places in a report are relative to. All are absolute. */
export interface ReportFolders {
  /** The site's folder. */
  readonly root: string;
  /** The folder of the repository, which may be above the site. */
  readonly repository: string;
  /** The folder that was checked. */
  readonly outDir: string;
}

/**
 * Returns the folder that services take paths in reports from: the one into which they have checked
 * out the repository, or the current one.
 */
export function repositoryFolder(environment: Readonly<Record<string, string | undefined>>, current: string): string {
  // GitHub, GitLab, Jenkins.
  const names = ['GITHUB_WORKSPACE', 'CI_PROJECT_DIR', 'WORKSPACE'];
  const named = names.map((name) => environment[name]).find((folder) => folder !== undefined && folder !== '');
  return resolve(named ?? current);
}

/**
 * Returns the path of the source file of a problem from the repository, with forward slashes; null
 * if it has none there, such as for a file at a git ref.
 */
export function sourcePath({ file }: Problem, { root, repository }: ReportFolders): string | null {
  return file === undefined || isAtRef(file) ? null : pathInside(repository, resolve(root, file));
}

/**
 * Returns the path of the file of the page of a problem, from the output folder; null without a
 * page.
 */
export function outputPath({ page, output }: Problem): string | null {
  if (output !== undefined) return output;
  if (page === undefined) return null;
  return page.endsWith('.html') ? posix.join('/', page).slice(1) : outputFile(posix.join('/', page));
}

/** Returns a path relative to a folder, with forward slashes; null if it is not in there. */
export function pathInside(folder: string, path: string): string | null {
  const inside = pathFrom(folder, path);
  // On Windows, it is absolute if it is on another drive.
  return inside === '..' || inside.startsWith('../') || resolve(folder, inside) !== path || /^[A-Za-z]:/.test(inside)
    ? null
    : inside;
}
