import { renderSearchBox } from '../render/render-search-box.tsx';
import type { SearchFile } from '../shared/search-file.ts';
import { createLocaleContext, localeProps } from '../site/page-context.ts';
import { openSearchDescription } from '../site/search/open-search.ts';
import { openSearchFile, searchBoxFile, searchManifestFile } from '../site/search/search-files.ts';
import type { RenderInput } from './render-input.ts';

interface TextFile {
  /** Relative to the output folder. */
  readonly path: string;
  readonly content: string;
}

/** Yields the files beside the pages that make so many locales searchable, by the locales' names; none for a site without search. */
export function* renderSearchFiles(
  { site, theme, client }: RenderInput,
  locales: ReadonlySet<string>,
): Generator<TextFile> {
  const { search } = client;
  if (search === null) return;
  for (const locale of site.config.locales) {
    if (!locales.has(locale.name)) continue;
    const path = searchBoxFile(locale);
    const context = createLocaleContext(site, locale, path);
    const file: SearchFile = {
      html: renderSearchBox(theme.theme, localeProps(locale)),
      styleHref: context.to.file(search.stylePath),
      manifestHref: context.to.file(searchManifestFile(locale)),
    };
    yield { path, content: JSON.stringify(file) };
    yield { path: openSearchFile(locale), content: openSearchDescription(site, locale) };
  }
}
