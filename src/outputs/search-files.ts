import type { SearchFile } from '../shared/search-file.ts';
import { createLocaleContext, localeProps, siteValue } from '../site/graph/page-context.ts';
import { openSearchDescription } from '../site/search/open-search.ts';
import { openSearchFile, searchBoxFile, searchManifestFile } from '../site/graph/search-files.ts';
import { loadTheme } from '../bundler/open-theme.ts';
import { hashOf } from '../system/hash.ts';
import { type GeneratedFile, type GeneratedFilesInput, textFile } from './generated-file.ts';

/**
 * Yields the files that the search needs besides the index: the search box and the OpenSearch
 * description. Yields nothing for a site without search.
 */
export function* searchFiles({ site, theme, client, locales }: GeneratedFilesInput): Generator<GeneratedFile> {
  const { search } = client;
  if (search === null) return;
  for (const locale of site.config.locales) {
    if (!locales.has(locale.name)) continue;
    const path = searchBoxFile(locale);
    const context = createLocaleContext(site, locale, path);
    const parts = { locale: localeProps(locale), site: siteValue(site, locale), strings: context.strings };
    const addresses = {
      styleHref: context.to.file(search.stylePath),
      manifestHref: context.to.file(searchManifestFile(locale)),
    };
    const { search: options, asksConsent } = site.config;
    const href = options?.reportEmpty ?? null;
    const data = { ...addresses, ...(href === null ? {} : { report: { href, asksConsent } }) };
    yield {
      path,
      locale: locale.name,
      key: () => hashOf(theme.hash, JSON.stringify({ parts, addresses: data })),
      make: async () => {
        const { renderSearchBox } = await import('../render/render-parts.tsx');
        const file: SearchFile = { html: renderSearchBox(await loadTheme(theme.file), parts), ...data };
        return JSON.stringify(file);
      },
    };
    yield textFile(openSearchFile(locale), locale.name, () => openSearchDescription(site, locale));
  }
}
