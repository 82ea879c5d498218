import type { Problem } from '../../shared/problem.ts';
import type { Route } from '../graph/site.ts';
import { findMissingId } from './missing-id.ts';
import { type ReferenceContext, resolveReference } from './references.ts';
import type { RenderedAddresses } from './rendered-addresses.ts';
import { problemOf } from './validate-references.ts';

interface RenderedAnchorContext extends ReferenceContext {
  /** Rendered addresses by page, as far as pages have been rendered. */
  readonly renderedAddresses: ReadonlyMap<Route, RenderedAddresses>;
}

/**
 * Returns a problem for every link in the texts of these pages to an id that a component page does
 * not have. Only its HTML shows which ids it has, so pages that were not rendered accept any.
 */
export function validateRenderedAnchors(context: RenderedAnchorContext, routes: readonly Route[]): readonly Problem[] {
  const { site, compiled, renderedAddresses } = context;
  if (![...compiled.outlines.values()].some(({ hasOwnIds }) => hasOwnIds)) return [];
  return routes.flatMap((route) => {
    const { entry } = route;
    if (entry === null || entry.fallback) return [];
    const references = compiled.pages.get(entry.source.file)?.references ?? [];
    return references.flatMap((reference): readonly Problem[] => {
      if (!reference.target.includes('#')) return [];
      const resolved = resolveReference(context, route, entry.source, reference);
      const target = resolved.type === 'page' ? site.byUrl.get(resolved.url) : undefined;
      if (resolved.type !== 'page' || target === undefined) return [];
      const hash = resolved.rest.replace(/^[^#]*/, '');
      const mistake = findMissingId(compiled, target, hash, renderedAddresses.get(target)?.ids);
      return mistake === null ? [] : [problemOf(entry.source, reference, { severity: 'error', ...mistake })];
    });
  });
}
