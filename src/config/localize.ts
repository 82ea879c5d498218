import type { Config, Locale } from './config.ts';
import type { LocalizedText } from './schema/text.ts';

/** Returns the text in the given locale, else in the source locale, else the first there is. */
export function localize(text: LocalizedText, locale: Locale, config: Config): string {
  if (typeof text === 'string') return text;
  return text[locale.name] ?? text[config.locales[0].name] ?? Object.values(text)[0] ?? '';
}
