import type { TranslationProps } from '../../shared/page-props.ts';

/**
 * Returns the translation of a page that a reader prefers to it; undefined if there is none.
 * `wanted` are the reader's languages, the preferred one first, and `own` is the language of the
 * page.
 */
export function preferredTranslation(
  wanted: readonly string[],
  own: string,
  translations: readonly TranslationProps[],
): TranslationProps | undefined {
  for (const tag of wanted) {
    const language = languageOf(tag);
    if (language === languageOf(own)) return undefined;
    const inLanguage = translations.filter(({ lang }) => languageOf(lang) === language);
    const found = inLanguage.find(({ lang }) => lang === tag) ?? inLanguage[0];
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the language and the script of a language tag, such as `zh-Hant` of `zh-TW`: who reads
 * one region's form of a language reads the others. A text that is no tag is returned as it is.
 */
function languageOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return tag;
  }
}
