import type { Locale } from '../../config/config.ts';
import { fileInLocale } from '../../content/content-folders.ts';
import { pageFormat } from '../../content/page-file.ts';
import { isAtRef } from '../../shared/ref-path.ts';
import type { Site } from '../../site/graph/site.ts';

/**
 * A page of the source language, and its translation into one language. Files are relative to the
 * site's root.
 */
export interface TranslationPair {
  readonly locale: Locale;
  /** Name of the collection. */
  readonly collection: string;
  /** Null for a page that only the translation has. */
  readonly source: string | null;
  /** Where the translation is, or would be. */
  readonly translation: string;
  readonly exists: boolean;
}

/**
 * Returns the pages of a site in each language but the source language, in the order of the site.
 * Those of git refs and of plugins are left out, since nobody translates them.
 */
export function translationPairs({ config, content }: Pick<Site, 'config' | 'content'>): readonly TranslationPair[] {
  const [first] = config.locales;
  const isText = (file: string) =>
    !isAtRef(file) && !content.generated.pages.has(file) && pageFormat(file) !== 'component';
  const pairs = content.sets.flatMap(({ collection, locale, entries }) => {
    if (locale === first) return [];
    return entries.flatMap(({ source: { file }, originalFile, fallback }): readonly TranslationPair[] => {
      if (!isText(file)) return [];
      const about = { locale, collection: collection.key };
      if (!fallback) return [{ ...about, source: originalFile, translation: file, exists: true }];
      const translation = fileInLocale(content.folders, file, first, locale);
      return translation === file ? [] : [{ ...about, source: file, translation, exists: false }];
    });
  });
  return [...new Map(pairs.map((pair) => [pair.translation, pair])).values()];
}
