import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pc from 'picocolors';
import type { Problem } from '../../shared/problem.ts';
import { findStateFolder } from '../../config/state-folder.ts';
import { groupProblems, isAllShown } from './group-problems.ts';

/**
 * Writes all problems of a site to `problems.json` in its state folder, see `findStateFolder`, if
 * there are too many to show.
 * Returns the line that names the file; empty if all problems are shown.
 */
export async function saveProblems(problems: readonly Problem[], root: string): Promise<string> {
  if (isAllShown(groupProblems(problems))) return '';
  const folder = await findStateFolder(root);
  const path = join(folder, 'problems.json');
  const file = relative(root, path).replaceAll('\\', '/');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, `${JSON.stringify(problems, null, 2)}\n`);
  } catch {
    return `All of them: ${pc.cyan('docsgen build --json')} (${file} could not be written)\n`;
  }
  return `All of them: ${pc.cyan(file)}, or ${pc.cyan('docsgen build --json')}\n`;
}
