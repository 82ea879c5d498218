import { renderTree } from '../render/render-tree.tsx';
import { createLocaleContext, localeProps } from '../site/page-context.ts';
import { createWholeTree } from '../site/page-props/docs-sidebar.ts';
import { treeFile } from '../site/sidebars/tree-file.ts';
import type { RenderInput } from './render-input.ts';

interface TreeFile {
  /** Relative to the output folder. */
  readonly path: string;
  readonly html: string;
}

/** Yields the files with the whole trees of the long sidebars of so many locales, by the locales' names. */
export function* renderTrees({ site, theme }: RenderInput, locales: ReadonlySet<string>): Generator<TreeFile> {
  for (const docs of site.docs) {
    const { locale } = docs.set;
    if (!locales.has(locale.name)) continue;
    for (const name of docs.longSidebars) {
      const path = treeFile(docs, name);
      const items = createWholeTree(createLocaleContext(site, locale, path), docs, name);
      yield { path, html: renderTree(theme.theme, localeProps(locale), items) };
    }
  }
}
