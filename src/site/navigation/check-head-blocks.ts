import { asProblem, type FoundProblem } from '../../shared/problem.ts';
import { createPageContext } from '../graph/page-context.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import type { Route, Site } from '../graph/site.ts';
import { resolveTag } from './head-tag.ts';
import { LinkError } from './site-link.ts';
import { placeOfReference } from '../references/reference-files.ts';

/** Returns a problem for every broken or blocked address in the `<head>` blocks of these pages. */
export function checkHeadBlocks(
  site: Site,
  routes: readonly Route[],
  compiled: CompiledContent,
): readonly FoundProblem[] {
  return routes.flatMap((route) => {
    const { entry } = route;
    const tags = entry ? (compiled.pages.get(entry.source.file)?.head ?? []) : [];
    if (entry === null || tags.length === 0) return [];
    const context = createPageContext(site, route);
    return tags.flatMap(({ tag, ...place }): readonly FoundProblem[] => {
      try {
        resolveTag(context, tag);
        return [];
      } catch (error) {
        if (!(error instanceof LinkError)) throw error;
        const { code, message: title, hint } = error;
        const { file } = placeOfReference(site, entry.source, place);
        return [asProblem({ code, title, hint, file, line: place.line, column: place.column, isFatal: true })];
      }
    });
  });
}
