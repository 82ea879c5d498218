import { createLocaleContext, localeProps } from '../site/graph/page-context.ts';
import { createWholeTree } from '../site/page-props/docs-sidebar.ts';
import { treeFile } from '../site/graph/tree-file.ts';
import { loadTheme } from '../bundler/open-theme.ts';
import { hashOf } from '../system/hash.ts';
import type { MadeFile } from './output/stage.ts';
import type { RenderInput } from '../pipeline/render-input.ts';

/**
 * Yields a file with the whole tree for each long sidebar of the given locales. `locales` are
 * names.
 */
export function* renderTrees(
  { site, theme }: Pick<RenderInput, 'site' | 'theme'>,
  locales: ReadonlySet<string>,
): Generator<MadeFile> {
  for (const docs of site.docs) {
    const { locale } = docs.set;
    if (!locales.has(locale.name)) continue;
    for (const name of docs.longSidebars) {
      const path = treeFile(docs, name);
      const items = createWholeTree(createLocaleContext(site, locale, path), docs, name);
      const props = localeProps(locale);
      yield {
        path,
        locale: locale.name,
        key: hashOf(theme.hash, JSON.stringify({ props, items })),
        make: async () => {
          const { renderTree } = await import('../render/render-tree.tsx');
          return renderTree(await loadTheme(theme.file), props, items);
        },
      };
    }
  }
}
