import type { FilePlan } from '../../check/fix/plan-fixes.ts';
import { canAsk } from '../terminal/can-ask.ts';
import { coloredDiff } from '../terminal/colored-diff.ts';
import { countedText } from '../terminal/format-quantity.ts';

interface ConfirmOptions {
  /** Write without asking. */
  readonly yes: boolean;
  /** Prints what is asked about. */
  readonly print: (text: string) => void;
}

/**
 * Prints what fixes would write, and returns whether they may. Asks in a terminal. Without one,
 * nothing is written unless the command line says yes.
 */
export async function confirmFixes(plans: readonly FilePlan[], { yes, print }: ConfirmOptions): Promise<boolean> {
  if (plans.length === 0) {
    print('Nothing can be corrected with certainty.\n');
    return false;
  }
  print(plans.map(({ diff }) => coloredDiff(diff)).join('\n'));
  const count = countedText(
    plans.reduce((sum, { fixes }) => sum + fixes, 0),
    'place',
  );
  const what = `${count} in ${countedText(plans.length, 'file')}`;
  if (yes) return true;
  if (!canAsk()) {
    print(`Nothing is written: ${what} can be fixed. Add --yes to write without asking.\n`);
    return false;
  }
  const { confirm } = await import('@clack/prompts');
  return (await confirm({ message: `Write this, ${what}?` })) === true;
}
