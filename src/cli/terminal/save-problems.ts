import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pc from 'picocolors';
import type { Problem } from '../../shared/problem.ts';
import { stateFolderName } from '../../system/state-folder.ts';
import { groupProblems, isAllShown } from './group-problems.ts';

const file = `${stateFolderName}/problems.json`;

/**
 * Writes all problems of a site to its `.docsgen/problems.json` if there are too many to show.
 * Returns the line that names the file; empty if all problems are shown.
 */
export function saveProblems(problems: readonly Problem[], root: string): string {
  if (isAllShown(groupProblems(problems))) return '';
  const path = join(root, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(problems, null, 2)}\n`);
  } catch {
    return `All of them: ${pc.cyan('docsgen build --json')} (${file} could not be written)\n`;
  }
  return `All of them: ${pc.cyan(file)}, or ${pc.cyan('docsgen build --json')}\n`;
}
