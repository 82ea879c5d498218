import { loadTheme } from '../bundler/open-theme.ts';
import type { LanguageHintFile } from '../shared/language-hint.ts';
import { localeProps, siteValue } from '../site/graph/page-context.ts';
import { hasHint, hintFile } from '../site/page-props/translations.ts';
import { localeStrings } from '../strings/locale-strings.ts';
import { hashOf } from '../system/hash.ts';
import type { GeneratedFile, GeneratedFilesInput } from './generated-file.ts';

/**
 * Yields, for each language, the file with what pages in other languages say to its readers. So no
 * page has the words of all languages.
 */
export function* languageHints({ site, theme, locales }: GeneratedFilesInput): Generator<GeneratedFile> {
  for (const locale of site.config.locales) {
    if (!locales.has(locale.name) || !hasHint(site, locale)) continue;
    const { strings } = localeStrings(site.content.strings, locale);
    const parts = { locale: localeProps(locale), site: siteValue(site, locale), strings };
    yield {
      path: hintFile(locale),
      locale: locale.name,
      key: () => hashOf(theme.hash, JSON.stringify(parts)),
      make: async () => {
        const { renderLanguageHint } = await import('../render/render-parts.tsx');
        const file: LanguageHintFile = { html: renderLanguageHint(await loadTheme(theme.file), parts) };
        return JSON.stringify(file);
      },
    };
  }
}
