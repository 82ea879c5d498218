import { expect, test } from 'vitest';
import { preferredTranslation } from '../../../../src/client/languages/preferred-translation.ts';
import { readTranslations, writeTranslations } from '../../../../src/shared/language-hint.ts';

const inLanguages = (...languages: readonly string[]) =>
  languages.map((lang) => ({ lang, href: `/${lang}/a%20b?x`, hintHref: `../assets/languages/${lang}.json` }));

test.each([
  // The first language that the site has decides.
  [['es', 'en'], 'en', ['es', 'pt-BR'], 'es'],
  [['en', 'es'], 'en', ['es'], undefined],
  [['fr', 'en', 'es'], 'en', ['es'], undefined],
  [['ca', 'es', 'en'], 'en', ['es'], 'es'],
  [['fr'], 'en', ['es'], undefined],
  [[], 'en', ['es'], undefined],
  // Regions do not matter, unless there is a choice of them.
  [['es-MX'], 'en', ['es'], 'es'],
  [['en-AU'], 'en-GB', ['es'], undefined],
  [['pt'], 'en', ['pt-BR', 'pt-PT'], 'pt-BR'],
  [['pt-PT'], 'en', ['pt-BR', 'pt-PT'], 'pt-PT'],
  [['pt-PT'], 'pt-BR', ['pt-PT'], undefined],
  // Scripts do.
  [['zh-TW'], 'en', ['zh-CN', 'zh-Hant'], 'zh-Hant'],
  [['zh'], 'en', ['zh-Hant'], undefined],
  [['sr-Latn'], 'en', ['sr'], undefined],
  // Some browsers have texts that are no language tags.
  [['C', 'en@posix', 'es'], 'en', ['es'], 'es'],
])('a reader of %j of a page in %s, translated into %j, prefers %s', (wanted, own, languages, lang) => {
  expect(preferredTranslation(wanted, own, inLanguages(...languages))?.lang).toBe(lang);
});

test('translations are read as they were written', () => {
  const translations = inLanguages('es', 'pt-BR');
  expect(readTranslations(writeTranslations(translations))).toStrictEqual(translations);
  expect(readTranslations(writeTranslations([]))).toStrictEqual([]);
});
