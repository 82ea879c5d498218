import { lookUp, type SiteFolder } from '../../config/site-folder.ts';
import { replaceFile } from '../../system/replace-file.ts';
import type { FilePlan } from './plan-fixes.ts';

/** What was written. */
export interface AppliedFixes {
  readonly written: readonly FilePlan[];
  /**
   * The files that were left as they are, each with the reason as a sentence without its subject.
   */
  readonly left: readonly { readonly file: string; readonly reason: string }[];
}

/**
 * Writes fixes into their files. A file outside the site's folder, or one that has another text
 * than the fixes were planned for, is left as it is.
 */
export async function applyFixes(site: SiteFolder, plans: readonly FilePlan[]): Promise<AppliedFixes> {
  const written: FilePlan[] = [];
  const left: { readonly file: string; readonly reason: string }[] = [];
  for (const plan of plans) {
    const reason = await writePlan(site, plan);
    if (reason === null) written.push(plan);
    else left.push({ file: plan.file, reason });
  }
  return { written, left };
}

/** Returns why a file was not written; null if it was. */
async function writePlan(site: SiteFolder, { file, before, after }: FilePlan): Promise<string | null> {
  const found = lookUp(site, file);
  if (found.type !== 'file') return 'cannot be written';
  try {
    const isReplaced = await replaceFile(found.real, Buffer.from(before), Buffer.from(after));
    return isReplaced ? null : 'has changed in the meantime';
  } catch {
    return 'cannot be written';
  }
}
