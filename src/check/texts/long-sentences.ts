import { asProblem, type Problem } from '../../shared/problem.ts';
import type { SourceText } from './source-text.ts';
import type { TextRange } from '../../shared/text-range.ts';
import { lineBreak, markup } from './text-mask.ts';
import type { TextRule } from './text-rule.ts';

/** In characters. The time of the segmenter grows with the square of the length of a text. */
const longestParagraph = 20_000;

/** Returns the rule that finds sentences with more words than a limit. */
export function longSentences(most: number): TextRule {
  const segmenters = new Map<string, Intl.Segmenter>();
  return (text) => {
    const { htmlLang } = text.locale;
    const segmenter = segmenters.get(htmlLang) ?? new Intl.Segmenter(htmlLang, { granularity: 'sentence' });
    segmenters.set(htmlLang, segmenter);
    return text.paragraphs
      .filter(({ start, end }) => end - start <= longestParagraph)
      .flatMap((paragraph) => sentencesIn(text, paragraph, segmenter))
      .flatMap((range): readonly Problem[] => {
        const count = countWords(text.words.slice(range.start, range.end), htmlLang);
        if (count <= most) return [];
        const title = `A sentence has ${count} words`;
        const hint = `Split it: this site allows ${most} words.`;
        return [asProblem({ code: 'long-sentence', title, hint, ...text.placeOf(range) })];
      });
  };
}

function sentencesIn(
  { words }: SourceText,
  { start, end }: TextRange,
  segmenter: Intl.Segmenter,
): readonly TextRange[] {
  // The end of a line would end a sentence, and so does what breaks one on purpose.
  const text = words.slice(start, end).replaceAll('\n', ' ').replaceAll(markup, ' ');
  return text.split(lineBreak).flatMap((part, index, parts) => {
    const before = start + parts.slice(0, index).reduce((sum, each) => sum + each.length + 1, 0);
    return [...segmenter.segment(part)].flatMap(({ segment, index: at }) => {
      const written = segment.trim();
      if (written === '') return [];
      const from = before + at + segment.indexOf(written);
      return [{ start: from, end: from + written.length }];
    });
  });
}

/**
 * Returns the number of words. Where no spaces are between words, a dictionary tells them apart.
 */
function countWords(text: string, language: string): number {
  const pieces = text.split(/[\s>\uE001]+/).filter((piece) => /[\p{L}\p{N}\uE002]/u.test(piece));
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]/u.test(text))
    return pieces.length;
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike)
    .length;
}
