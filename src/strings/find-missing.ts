import { en } from '../shared/strings/en.ts';
import { asProblem, type Problem } from '../shared/problem.ts';
import { nounList } from './noun-list.ts';
import type { LanguageSet } from './sets/language-sets.ts';
import type { StringsLocale } from './string-layer.ts';

/** The strings of a locale, as far as they are written in its own language. */
export interface OwnLanguageStrings {
  readonly locale: StringsLocale;
  /** Keys that have a string in the language, or in one that stands in for it. */
  readonly keys: ReadonlySet<string>;
  /** The file nearest to the writer that has strings for the language; null for none. */
  readonly file: string | null;
  /** The set of docsgen that is used; null if there is none for the language. */
  readonly set: Pick<LanguageSet, 'tag' | 'status'> | null;
}

/** Number of keys that a warning names. */
const mostNamed = 5;

/**
 * Returns the keys that a locale has no strings for: those of docsgen, and those that the site has
 * in the source language.
 */
export function missingKeys({ keys }: OwnLanguageStrings, source: OwnLanguageStrings): readonly string[] {
  // The site's own come first: no other language has them.
  const own = [...source.keys].filter((key) => !Object.hasOwn(en, key));
  return [...own, ...Object.keys(en)].filter((key) => !keys.has(key));
}

/**
 * Returns a warning for a locale that has some strings of its own, and not all. A locale without
 * any gets none: its strings have not been begun.
 */
export function warnOfMissing(own: OwnLanguageStrings, source: OwnLanguageStrings): readonly Problem[] {
  const { locale, file } = own;
  if (file === null) return [];
  const missing = missingKeys(own, source);
  if (missing.length === 0) return [];
  const named = missing.slice(0, mostNamed).map((key) => `\`${key}\``);
  const others = missing.length > mostNamed ? [`${missing.length - mostNamed} more`] : [];
  const what = missing.length === 1 ? 'a string' : `${missing.length} strings`;
  return [
    asProblem({
      code: 'missing-strings',
      title: `The locale \`${locale.name}\` lacks ${what}: ${nounList([...named, ...others])}`,
      hint: `Readers see those of \`${source.locale.name}\`, or English. \`docsgen strings\` lists them.`,
      file,
    }),
  ];
}
