import { loadTheme } from '../bundler/open-theme.ts';
import { localeProps, siteValue } from '../site/graph/page-context.ts';
import { localeStrings } from '../strings/locale-strings.ts';
import { hashOf } from '../system/hash.ts';
import type { GeneratedFile, GeneratedFilesInput } from './generated-file.ts';

/** Yields a file with the whole tree for each long sidebar of the locales that are built. */
export function* sidebarTrees({ site, theme, locales }: GeneratedFilesInput): Generator<GeneratedFile> {
  const files = [...site.collections.values()].flatMap((graph) => graph.sidebarFiles?.(site) ?? []);
  for (const { path, locale, items: createItems } of files) {
    if (!locales.has(locale.name)) continue;
    const { strings } = localeStrings(site.content.strings, locale);
    const parts = { locale: localeProps(locale), site: siteValue(site, locale), strings };
    yield {
      path,
      locale: locale.name,
      key: () => hashOf(theme.hash, JSON.stringify({ parts, items: createItems() })),
      make: async () => {
        const { renderTree } = await import('../render/render-parts.tsx');
        return renderTree(await loadTheme(theme.file), parts, createItems());
      },
    };
  }
}
