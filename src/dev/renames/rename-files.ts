import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lookUp, type SiteFolder } from '../../config/site-folder.ts';
import type { MovedFile } from '../../shared/moved-page.ts';
import { isInside } from '../../system/is-inside.ts';
import { recordPath } from '../../translation/records/record.ts';
import type { LeftFile } from './update-links.ts';

/** What a renaming of files has done. */
export interface RenamedFiles {
  readonly renamed: readonly MovedFile[];
  readonly left: readonly LeftFile[];
}

/**
 * Renames translations with their records. No file is replaced, and none outside the site moves.
 */
export async function renameFiles(files: readonly MovedFile[], site: SiteFolder): Promise<RenamedFiles> {
  const renamed: MovedFile[] = [];
  const left: LeftFile[] = [];
  for (const file of files) {
    const reason = await renameFile(file, site);
    if (reason === null) renamed.push(file);
    else left.push({ file: file.from, reason });
  }
  return { renamed, left };
}

/** Returns why a file was not renamed; null if it was. */
async function renameFile({ from, to }: MovedFile, site: SiteFolder): Promise<string | null> {
  const { root } = site;
  if (lookUp(site, from).type !== 'file') return 'is gone';
  if (existsSync(join(root, to))) return `cannot be renamed, since there is ${to}`;
  if (!isInside(root, from) || !isInside(root, to)) return 'is outside the site';
  try {
    await move(join(root, from), join(root, to));
    const [record, next] = [join(root, recordPath(from)), join(root, recordPath(to))];
    if (existsSync(record) && !existsSync(next)) await move(record, next);
    return null;
  } catch {
    return 'cannot be renamed';
  }
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}
