import { asProblem, type Problem } from '../../shared/problem.ts';
import type { SourceText } from './source-text.ts';
import type { TextRange } from '../../shared/text-range.ts';
import { proseParagraphs, wordsIn } from './prose.ts';
import { isSameLanguage, type TranslatedText } from './translation-rule.ts';

/** Number of words from which on two languages do not say something alike by chance. */
const leastWords = 8;

/**
 * Returns the paragraphs of a translation that are the same as in its source. If most of them are,
 * the page has one problem.
 */
export function unchangedTranslation(pair: TranslatedText): readonly Problem[] {
  if (isSameLanguage(pair)) return [];
  const { text, original } = pair;
  const theirs = new Set(proseParagraphs(original).map((range) => writtenIn(original, range)));
  const own = proseParagraphs(text).filter((range) => isProse(text, range));
  const same = own.filter((range) => theirs.has(writtenIn(text, range)));
  const [first] = same;
  if (!first) return [];
  const { file } = original;
  const problem = asProblem({ code: 'unchanged-translation' });
  if (same.length > 1 && same.length * 2 > own.length) {
    const title = `${same.length} of ${own.length} paragraphs of this translation are the same as in \`${file}\``;
    const hint = 'Translate them, or remove the file: readers then see the source with a notice.';
    return [{ ...problem, title, hint, ...text.placeOf(first) }];
  }
  return same.map((range) => ({
    ...problem,
    title: 'This paragraph is not translated',
    hint: `It is the same as in \`${file}\`.`,
    ...text.placeOf(range),
  }));
}

/**
 * Names, numbers, code and formulas are the same in all languages, so most words must be none of
 * these.
 */
function isProse(text: SourceText, range: TextRange): boolean {
  if (text.source.startsWith('$$', range.start)) return false;
  const words = wordsIn(text, range);
  const common = words.filter((word) => !/^[\p{Lu}\p{Lt}\p{N}]/u.test(word));
  return words.length >= leastWords && common.length * 2 > words.length;
}

function writtenIn({ source }: SourceText, { start, end }: TextRange): string {
  return source.slice(start, end).replace(/\s+/g, ' ').trim();
}
