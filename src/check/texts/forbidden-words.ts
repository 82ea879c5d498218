import { asProblem, type Problem } from '../../shared/problem.ts';
import { createPhraseFinder, type Phrases } from './phrase-finder.ts';
import type { TextRule } from './text-rule.ts';

/** Returns the rule that finds words that a site does not use, by locale. */
export function forbiddenWords(words: Readonly<Record<string, Phrases>>): TextRule {
  const finders = new Map(Object.entries(words).map(([locale, phrases]) => [locale, createPhraseFinder(phrases)]));
  return (text) =>
    (finders.get(text.locale.name)?.(text) ?? []).map(({ range, written, replacement, fix }): Problem =>
      asProblem({
        code: 'forbidden-word',
        cause: written.toLowerCase(),
        title: `This site does not use “${written}”`,
        hint: replacement === null ? 'Write it differently, or leave it out.' : `Write “${replacement}” instead.`,
        ...text.placeOf(range),
        ...(fix ? { fix } : {}),
      }),
    );
}
