import { asProblem, type Problem } from '../../shared/problem.ts';
import { compareStructure } from '../../translation/structure/compare-structure.ts';
import type { TranslatedText } from './translation-rule.ts';

/**
 * Returns the first difference in structure between a translation and its source, as a list of one
 * problem.
 */
export function differentStructure({ text, original }: TranslatedText): readonly Problem[] {
  const difference = compareStructure(text, original);
  if (difference === null) return [];
  const { title, about, range, sourceRange } = difference;
  const hint = `${about} line ${original.placeOf(sourceRange).line} of \`${original.file}\`.`;
  return [asProblem({ code: 'different-structure', title, hint, ...text.placeOf(range) })];
}
