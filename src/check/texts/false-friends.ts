import type { FalseFriendConfig } from '../../config/resolve-check.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import { createPhraseFinder, type FoundPhrase } from './phrase-finder.ts';
import type { TextRange } from '../../shared/text-range.ts';
import { sectionsOf, type TextBlock, type TextSection } from '../../translation/structure/text-sections.ts';
import type { TranslatedText, TranslationRule } from './translation-rule.ts';

/**
 * Returns the rule that finds wrong translations of terms, by locale: only where the source has the
 * term.
 */
export function falseFriends(terms: Readonly<Record<string, readonly FalseFriendConfig[]>>): TranslationRule {
  const finders = new Map(Object.entries(terms).map(([locale, entries]) => [locale, entries.map(createFinders)]));
  return (pair) => {
    const { text, original } = pair;
    const found = (finders.get(text.locale.name) ?? []).flatMap(({ findTerm, findWrong, use }) => {
      const wrong = findWrong(text);
      if (wrong.length === 0) return [];
      const terms = findTerm(original);
      return pairedRanges(pair).flatMap(({ own, theirs }) => {
        const source = terms.find(isIn(theirs));
        return source ? wrong.filter(isIn(own)).map((phrase) => ({ phrase, source, use })) : [];
      });
    });
    return found.map(({ phrase, source, use }): Problem =>
      asProblem({
        code: 'false-friend',
        cause: phrase.written.toLowerCase(),
        title: `“${phrase.written}” is a wrong translation of “${source.written}”`,
        hint: `Write “${use}” for “${source.written}”, which is in line ${original.placeOf(source.range).line} of \`${original.file}\`.`,
        ...text.placeOf(phrase.range),
      }),
    );
  };
}

function createFinders({ term, not, use }: FalseFriendConfig) {
  const phrases = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, null]));
  return { use, findTerm: createPhraseFinder(phrases(term)), findWrong: createPhraseFinder(phrases(not)) };
}

function isIn({ start, end }: TextRange): (phrase: FoundPhrase) => boolean {
  return ({ range }) => range.start >= start && range.end <= end;
}

/**
 * Returns the paragraphs that translate each other. In a section with other paragraphs, all of them
 * are one part. A page with other headings has no parts that fit.
 */
function pairedRanges({
  text,
  original,
}: TranslatedText): readonly { readonly own: TextRange; readonly theirs: TextRange }[] {
  const [own, theirs] = [sectionsOf(text), sectionsOf(original)];
  if (own.length !== theirs.length || own.some(({ depth }, index) => depth !== theirs[index]?.depth)) return [];
  return own.flatMap((section, index) => {
    const other = theirs[index];
    if (!other) return [];
    if (!haveSameBlocks(section, other)) return [{ own: wholeOf(section), theirs: wholeOf(other) }];
    return section.blocks.flatMap(({ range }, place) => {
      const block = other.blocks[place];
      return block ? [{ own: range, theirs: block.range }] : [];
    });
  });
}

function haveSameBlocks(one: TextSection, other: TextSection): boolean {
  const types = (blocks: readonly TextBlock[]) => blocks.map(({ type }) => type).join(' ');
  return types(one.blocks) === types(other.blocks);
}

function wholeOf({ heading, blocks }: TextSection): TextRange {
  return { start: heading.start, end: blocks.at(-1)?.range.end ?? heading.end };
}
