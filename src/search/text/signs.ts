import { fold } from './fold.ts';

/** Signs of a text as one term, with their offsets. */
interface SignTerm {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The most signs that mean something together, `>>>=`, and the most of them with a bracket, `[]`.
 */
const [mostSigns, mostBrackets] = [4, 2];

/** Source of a pattern for signs side by side, up to the dot of `.net` or of `a.b`. */
export const signRuns = '(?:(?!\\.\\p{L})(?:[\\p{P}\\p{S}]|\\u200d|\\ufe0f))+';

/**
 * Signs up to the next bracket, quotation mark, comma or semicolon, or what begins a name. Most
 * marks that ASCII does not have belong to sentences.
 */
const operators = /(?:[!#%&*+\--:<-@^|~]|(?![$`])[\p{S}§¶†‡‰]|\u200d|\ufe0f)+/gu;
const sentenceEnd = /^[.,:;!?…]+$/u;
const lastMark = /(?<=[^.:!?])[.:!?]$/u;
/** What is left of code where other signs are: `);`, `'{`, but not `[]`. */
const isRest = /^(?!\(\)|\[\]|\{\}|""|''|``)[(){}[\]"'`,;:]{2,}$/;
const isTelling = /[!-~\p{S}§¶†‡‰]/u;

/**
 * Returns the terms of signs that stand side by side in a text: `=>` and `&&`, and brackets only if
 * nothing else stands beside them. `at` is their offset. The marks behind a word are not terms.
 */
export function readSigns(run: string, at: number, text: string): readonly SignTerm[] {
  const after = text.charAt(at + run.length).trim();
  const before = text.charAt(at - 1).trim();
  if (before !== '' && after === '' && sentenceEnd.test(run)) return [];
  const found = new Map<string, SignTerm>();
  const add = (signs: string, start: number, most = mostSigns) => {
    const term = fold(signs);
    const isTerm = term !== '' && Array.from(term).length <= most && !/\s/.test(term);
    if (isTerm && !found.has(term)) found.set(term, { term, start, end: start + signs.length });
  };
  if (before === '' && after === '' && isTelling.test(run) && !isRest.test(run)) add(run, at, mostBrackets);
  for (const { 0: signs, index } of run.matchAll(operators)) {
    add(signs, at + index);
    // A sentence may end behind them.
    add(signs.replace(lastMark, ''), at + index);
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}
