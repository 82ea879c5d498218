import { keyOf } from '../../plugins/diagrams/draw-diagrams.ts';
import { textsOf } from '../../pipeline/create-page-job.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import type { Route } from '../../site/graph/site.ts';

/**
 * Returns whether a page can be rendered: its texts have no errors, their diagrams are drawn, their
 * MDX modules are bundled, and the page has loaded its data.
 */
export function canBeRendered({ compiled, diagrams, mdxModules, pageData }: RenderInput, route: Route): boolean {
  if (pageData.get(route.url) === null) return false;
  return textsOf(route).every(({ source }) => {
    const page = compiled.pages.get(source.file);
    const hasErrors = page?.messages.some(({ severity }) => severity === 'error') ?? true;
    const isDrawn = page?.diagrams.every((diagram) => diagrams.has(keyOf(diagram))) ?? false;
    return !hasErrors && isDrawn && (!page?.mdxModule || mdxModules.has(source.file));
  });
}
