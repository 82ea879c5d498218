import type { SearchFile } from '../shared/search-file.ts';
import { createLocaleContext, localeProps, siteValue } from '../site/graph/page-context.ts';
import { openSearchDescription } from '../site/search/open-search.ts';
import { openSearchFile, searchBoxFile, searchManifestFile } from '../site/graph/search-files.ts';
import { loadTheme } from '../bundler/open-theme.ts';
import { hashOf } from '../system/hash.ts';
import type { MadeFile } from './output/stage.ts';
import type { RenderInput } from '../pipeline/render-input.ts';

/**
 * Yields the files that the search of these locales needs besides the index: the search box and the
 * OpenSearch description. `locales` are names. Yields nothing for a site without search.
 */
export function* renderSearchFiles(
  { site, theme, client }: Pick<RenderInput, 'site' | 'theme' | 'client'>,
  locales: ReadonlySet<string>,
): Generator<MadeFile> {
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
      key: hashOf(theme.hash, JSON.stringify({ parts, addresses: data })),
      make: async () => {
        const { renderSearchBox } = await import('../render/render-parts.tsx');
        const file: SearchFile = { html: renderSearchBox(await loadTheme(theme.file), parts), ...data };
        return JSON.stringify(file);
      },
    };
    const description = openSearchDescription(site, locale);
    const make = () => Promise.resolve(description);
    yield { path: openSearchFile(locale), locale: locale.name, key: hashOf(description), make };
  }
}
