import type { Config, Locale } from './config.ts';
import { type LocalizedText, textIn } from '../shared/localized-text.ts';

/** Returns the text in the given locale, else in the source locale, else in its first language. */
export function localize(text: LocalizedText, locale: Locale, config: Config): string {
  return textIn(text, [locale.name, config.locales[0].name]);
}
