import type { EditedSite, Snapshot } from '../../edits/edited-site.ts';
import { makeMistake, type Mistake } from '../../edits/mistakes.ts';
import { editAtRandom, editTextAtRandom } from '../../edits/random-edit.ts';
import type { Random } from '../../edits/random.ts';

/** A writer who edits a site, makes mistakes, fixes them, and switches branches. */
export interface Writer {
  /** Makes one change. Returns its description. */
  readonly work: () => Promise<string>;
  /** Fixes all mistakes that were made on purpose. */
  readonly mend: () => void;
  /** Restores the last good state of the site. */
  readonly goBack: () => Promise<void>;
  /** Stores the current state of the site as good. */
  readonly keep: () => Promise<void>;
}

interface WriterOptions {
  readonly site: EditedSite;
  readonly random: Random;
  /** Whether the site has texts only. */
  readonly isPlain: boolean;
}

/** Maximum number of changes before a mistake is fixed. */
const longestMistake = 5;

/** Returns a writer of a site without errors. */
export async function createWriter({ site, random, isPlain }: WriterOptions): Promise<Writer> {
  const states: Snapshot[] = [await site.snapshot()];
  let mistakes: { readonly mistake: Mistake; readonly left: number }[] = [];
  const goBack = async () => {
    mistakes = [];
    await site.restore(random.pick(states));
  };
  const mendDue = () => {
    const due = mistakes.filter(({ mistake, left }) => left === 0 || !mistake.isLasting);
    mistakes = mistakes.filter((each) => !due.includes(each)).map(({ mistake, left }) => ({ mistake, left: left - 1 }));
    for (const { mistake } of due) mistake.mend();
  };
  return {
    work: async () => {
      mendDue();
      const throwOf = random.below(100);
      if (throwOf < 3) {
        await goBack();
        return 'went to another branch';
      }
      if (throwOf < 18) {
        const mistake = await makeMistake(site, random, isPlain);
        mistakes.push({ mistake, left: random.below(longestMistake) });
        return mistake.story;
      }
      return isPlain || throwOf < 28 ? editTextAtRandom(site, random) : editAtRandom(site, random);
    },
    mend: () => {
      for (const { mistake } of mistakes) mistake.mend();
      mistakes = [];
    },
    goBack,
    keep: async () => void states.push(await site.snapshot()),
  };
}
