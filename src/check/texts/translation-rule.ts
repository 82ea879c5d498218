import type { Problem } from '../../shared/problem.ts';
import type { SourceText } from './source-text.ts';

/** A translation and the text that it translates. */
export interface TranslatedText {
  readonly text: SourceText;
  readonly original: SourceText;
}

/** Returns what a rule finds in a translation. Rules keep nothing of a text. */
export type TranslationRule = (pair: TranslatedText) => readonly Problem[];

/** Returns whether two texts are in one language, such as Spanish in Spain and in Mexico. */
export function isSameLanguage({ text, original }: TranslatedText): boolean {
  return languageOf(text.locale.htmlLang) === languageOf(original.locale.htmlLang);
}

/** Returns the language of a tag without script and region: `pt` of `pt-BR`. */
export function languageOf(tag: string): string {
  return new Intl.Locale(tag).language;
}
