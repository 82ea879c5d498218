import type { Locale } from './config.ts';
import { type LocalizedText, textIn } from '../shared/localized-text.ts';

/**
 * Returns the text in the given locale, else in one that it falls back to, else in its first
 * language.
 */
export function localize(text: LocalizedText, { name, fallbacks }: Locale): string {
  return textIn(text, [name, ...fallbacks]);
}
