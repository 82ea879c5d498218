import { textsOf } from '../../pipeline/create-page-job.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import type { Route } from '../../site/graph/route.ts';

/**
 * Returns whether all that a page is printed from is there: its texts have no mistakes, their
 * diagrams are drawn, their programs run.
 */
export function canBeRendered({ compiled, diagrams, mdxModules }: RenderInput, route: Route): boolean {
  return textsOf(route).every(({ source }) => {
    const page = compiled.pages.get(source.file);
    const hasErrors = page?.messages.some(({ severity }) => severity === 'error') ?? true;
    const isDrawn = page?.diagrams.every((diagram) => diagrams.has(diagram.source)) ?? false;
    return !hasErrors && isDrawn && (!page?.mdxModule || mdxModules.has(source.file));
  });
}
