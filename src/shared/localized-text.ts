/**
 * A text for all languages, or one text for each locale: `'Blog'` or `{ en: 'Concepts', es:
 * 'Conceptos' }`.
 */
export type LocalizedText = string | Readonly<Record<string, string>>;

/** Returns the text in the first of the locales that has one, or else the first text of all. */
export function textIn(text: LocalizedText, locales: readonly string[]): string {
  if (typeof text === 'string') return text;
  const locale = locales.find((name) => Object.hasOwn(text, name));
  return (locale === undefined ? Object.values(text)[0] : text[locale]) ?? '';
}
