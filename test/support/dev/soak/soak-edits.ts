import type { EditedSite, Snapshot } from '../../edits/edited-site.ts';
import { makeMistake, type Mistake } from '../../edits/mistakes.ts';
import { editAtRandom, editTextAtRandom } from '../../edits/random-edit.ts';
import type { Random } from '../../edits/random.ts';

/** Somebody who works on a site, makes mistakes, mends them, and changes branches. */
export interface Writer {
  /** Does one thing. Returns what it was. */
  readonly work: () => Promise<string>;
  /** Mends all mistakes made on purpose. */
  readonly mend: () => void;
  /** Goes back to a state of the site that was good. */
  readonly goBack: () => Promise<void>;
  /** Keeps the site as it is now as one that is good. */
  readonly keep: () => Promise<void>;
}

interface WriterOptions {
  readonly site: EditedSite;
  readonly random: Random;
  /** Whether the site has nothing but texts. */
  readonly isPlain: boolean;
}

/** How many things may be done before a mistake is mended. */
const longestMistake = 5;

/** Returns a writer of a site, which is good as it is. */
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
