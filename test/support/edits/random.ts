/** A sequence of choices. The same seed gives the same sequence. */
export interface Random {
  /** Returns a whole number from 0 up to the limit, without the limit. */
  readonly below: (limit: number) => number;
  /** Returns an entry of a list that is not empty. */
  readonly pick: <T>(list: readonly T[]) => T;
  /** Returns a word that no other call has returned. */
  readonly word: () => string;
}

const words = ['call', 'voice', 'agent', 'number', 'queue', 'línea', 'Über', 'مكالمة'];

/** Returns the choices of a seed: those of a linear congruential generator. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  let count = 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The low bits of such a generator repeat soon.
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)];
    if (found === undefined) throw new Error('There is nothing to choose from');
    return found;
  };
  return { below, pick, word: () => `${pick(words)}${(count += 1)}` };
}
