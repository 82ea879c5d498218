import { groupBy } from '../../shared/group-by.ts';
import type { Problem } from '../../shared/problem.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import type { Site } from '../graph/site.ts';
import { validateFragment } from '../references/references.ts';

/**
 * Returns a mistake for every redirect whose anchor does not exist on the target page, once for all
 * languages; a warning if only a translation lacks the anchor.
 */
export function checkRedirectAnchors(
  { config, redirects, byUrl }: Site,
  compiled: CompiledContent,
): readonly Problem[] {
  const [source] = config.locales;
  const anchored = redirects.exact.filter(({ page, rest, hasOwnRest }) => page && hasOwnRest && rest.includes('#'));
  return [...groupBy(anchored, ({ line }) => line).values()].flatMap((languages): readonly Problem[] => {
    const sorted = languages.toSorted((a, b) => Number(b.locale === source) - Number(a.locale === source));
    for (const [index, { page, rest, place }] of sorted.entries()) {
      const target = page && byUrl.get(page.url);
      const mistake = target && validateFragment(compiled, target, rest.replace(/^[^#]*/, ''));
      if (!mistake) continue;
      const severity = index === 0 ? 'error' : 'warning';
      const { code, title, hint } = mistake;
      return [{ severity, code, title: `The redirect fails: ${title}`, hint, ...place() }];
    }
    return [];
  });
}
