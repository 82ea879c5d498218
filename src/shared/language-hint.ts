import { hasFields } from './has-fields.ts';
import type { TranslationProps } from './page-props.ts';

/** Id of the empty element in which the hint is shown. */
export const hintId = 'docs-language-hint';

/** The content of the file with the hint in one language. */
export interface LanguageHintFile {
  /** A link without an address, and a button that closes the hint. */
  readonly html: string;
}

/** Returns whether a value is the content of such a file. */
export function isHintFile(value: unknown): value is LanguageHintFile {
  return hasFields<LanguageHintFile>(value, 'html');
}

/** Returns the translations of a page as the value of an attribute. Addresses have no spaces. */
export function writeTranslations(translations: readonly TranslationProps[]): string {
  return translations.map(({ lang, href, hintHref }) => `${lang} ${href} ${hintHref}`).join(' ');
}

/** Returns the translations in the value of such an attribute. */
export function readTranslations(value: string): readonly TranslationProps[] {
  return [...value.matchAll(/(\S+) (\S+) (\S+)/g)].map(([, lang = '', href = '', hintHref = '']) => ({
    lang,
    href,
    hintHref,
  }));
}
