import type { Problem } from '../../shared/problem.ts';
import { countedText } from '../terminal/format-quantity.ts';
import { confirmFixes } from './confirm-fixes.ts';

/**
 * Shows what can be corrected of these problems with certainty, and writes it if it may. All text
 * for people goes to `print`.
 */
export async function fixProblems(
  root: string,
  problems: readonly Problem[],
  { yes, print }: { readonly yes: boolean; readonly print: (text: string) => void },
): Promise<void> {
  const { planSiteFixes } = await import('../../check/fix/plan-site-fixes.ts');
  const { plans, apply } = await planSiteFixes(root, problems);
  if (!(await confirmFixes(plans, { yes, print }))) return;
  const { written, left } = await apply();
  const places = written.reduce((sum, { fixes }) => sum + fixes, 0);
  for (const { file, reason } of left) print(`${file} ${reason}.\n`);
  if (written.length === 0) return;
  const what = `${countedText(places, 'place')} in ${countedText(written.length, 'file')}`;
  print(`Corrected ${what}. Run the check again.\n`);
}
