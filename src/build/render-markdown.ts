import { createMarkdownCopy } from '../pipeline/markdown-copies.ts';
import type { RenderInput } from '../pipeline/render-input.ts';
import type { Route } from '../site/graph/site.ts';
import { hashOf } from '../system/hash.ts';
import type { MadeFile } from './output/stage.ts';

/** Yields a file with the Markdown of each page whose readers can copy it. */
export function* renderMarkdown({ site, tasks }: RenderInput, routes: readonly Route[]): Generator<MadeFile> {
  for (const route of routes) {
    const copy = createMarkdownCopy(site, route);
    if (copy === null || route.entry === null) continue;
    const { file } = route.entry.source;
    // The included files are a part of the compiled page.
    const key = hashOf(route.entry.title, site.content.hashes.get(file) ?? '', tasks.get(file)?.digest ?? '');
    yield { ...copy, key, locale: route.locale.name };
  }
}
