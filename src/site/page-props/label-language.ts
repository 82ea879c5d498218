import type { Locale } from '../../config/config.ts';
import type { Entry } from '../../content/content.ts';
import type { ContentLanguage, LabelLanguage } from '../../shared/label-language.ts';

/** Returns the language of a text on a page of a locale; null if it is the page's own. */
export function contentLanguage(text: Locale, page: Locale): ContentLanguage | null {
  if (text.name === page.name) return null;
  const { htmlLang, direction, calendar } = text;
  return { htmlLang, direction, ...(calendar !== 'gregory' && { calendar }) };
}

/** The fields of front matter that name a page in links to it. */
interface NamedEntry extends Pick<Entry, 'source' | 'title'> {
  readonly frontMatter: {
    readonly sidebar_label?: string | undefined;
    readonly pagination_label?: string | undefined;
  };
}

/**
 * Returns the language of the label of a link to an entry, on a page of a locale. A label that the
 * entry does not give itself is the author's, in the language of the page.
 */
export function labelLanguage(label: string, { source, title, frontMatter }: NamedEntry, page: Locale): LabelLanguage {
  const own = [title, frontMatter.sidebar_label, frontMatter.pagination_label];
  const language = own.includes(label) ? contentLanguage(source.locale, page) : null;
  return language === null ? {} : { language };
}
