/** A text that is the same in every language, or one text a locale: `'Blog'` or `{ en: 'Concepts', es: 'Conceptos' }`. */
export type LocalizedText = string | Readonly<Record<string, string>>;

/** Returns the text in the first of the languages that it has, else in any. */
export function textIn(text: LocalizedText, locales: readonly string[]): string {
  if (typeof text === 'string') return text;
  const locale = locales.find((name) => Object.hasOwn(text, name));
  return (locale === undefined ? Object.values(text)[0] : text[locale]) ?? '';
}
