import type { Locale } from '../../config/config.ts';
import { en } from '../../shared/strings/en.ts';
import type { TranslationProps } from '../../shared/page-props.ts';
import { localeStrings } from '../../strings/locale-strings.ts';
import { isTranslated } from '../graph/indexing.ts';
import { findRoute, type PageContext, shownRoute, type Site } from '../graph/site.ts';

/** Returns the path of the file with the hint of a locale, relative to the output folder. */
export function hintFile(locale: Locale): string {
  return `assets/languages/${locale.name}.json`;
}

/**
 * Returns whether a site has the hint in a language. In a language of which docsgen and the site
 * have no words, it would name English.
 */
export function hasHint({ config, content }: Site, locale: Locale): boolean {
  const key = 'theme.LanguageHint.text';
  const isEnglish = new Intl.Locale(locale.htmlLang).language === 'en';
  return config.languageHint && (isEnglish || localeStrings(content.strings, locale).strings[key] !== en[key]);
}

/** Returns the other languages into which a page is really translated. */
export function createTranslations({ site, route, locale, to }: PageContext): readonly TranslationProps[] {
  if (route.kind.isNotFound) return [];
  return site.config.locales.flatMap((other) => {
    const form = other === locale ? null : findRoute(site, route.key, other);
    if (form === null || !isTranslated(site, shownRoute(form)) || !hasHint(site, other)) return [];
    return [{ lang: other.htmlLang, href: to.page(form.url), hintHref: to.file(hintFile(other)) }];
  });
}
