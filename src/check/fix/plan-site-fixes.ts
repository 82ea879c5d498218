import { readSiteText } from '../../pipeline/problem-filter/create-problem-filter.ts';
import { loadSite } from '../../pipeline/load-site.ts';
import type { Problem } from '../../shared/problem.ts';
import { decorationFix } from './alt-text-fix.ts';
import { type AppliedFixes, applyFixes } from './apply-fixes.ts';
import { withLinkFixes } from './link-fixes.ts';
import { createMayWrite } from './may-write.ts';
import { type FilePlan, planFixes } from './plan-fixes.ts';

/** What would be corrected in a site. */
export interface SiteFixes {
  readonly plans: readonly FilePlan[];
  /** Writes it. */
  readonly apply: () => Promise<AppliedFixes>;
}

/**
 * Returns what can be corrected with certainty of the problems of the site in a folder. Throws a
 * `DocsgenError` if its configuration cannot be read.
 */
export async function planSiteFixes(root: string, problems: readonly Problem[]): Promise<SiteFixes> {
  const { value: site } = await loadSite({ root, drafts: false });
  const readText = (file: string) => readSiteText(site.config, file);
  const fixable = withLinkFixes(problems, { site, readText }).map((problem) => {
    const { code, file, line, column, fix } = problem;
    if (code !== 'missing-alt-text' || fix || file === undefined || line === undefined) return problem;
    const found = decorationFix(readText(file) ?? '', line, column ?? 1);
    return found ? { ...problem, fix: found } : problem;
  });
  const plans = planFixes(fixable, { readText, mayWrite: createMayWrite(site) });
  return { plans, apply: () => applyFixes(site.config, plans) };
}
