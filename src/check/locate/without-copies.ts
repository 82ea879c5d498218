import type { Route, Site } from '../../site/graph/site.ts';
import { servedBase } from '../../site/graph/address.ts';
import type { Finding } from '../page/finding.ts';

/**
 * Returns findings without those of fallback pages that the page in the language of the text has too:
 * it is one mistake in one text. An address may be wrong in one language only.
 */
export function withoutCopies(findings: readonly Finding[], site: Site): readonly Finding[] {
  const routes = new Map(site.routes.map((route) => [route.output, route]));
  const base = servedBase(site.config);
  const keyOf = ({ code, title, target }: Finding, route: Route): string => {
    const start = `${base}${route.locale.path}/`;
    const address =
      route.locale.path !== '' && target?.startsWith(start) === true ? base + target.slice(start.length) : target;
    return JSON.stringify([code, route.entry?.source.file, address ?? title]);
  };
  const known = new Set(
    findings.flatMap((finding) => {
      const route = routes.get(finding.output);
      return route && !route.fallback ? [keyOf(finding, route)] : [];
    }),
  );
  return findings.filter((finding) => {
    const route = routes.get(finding.output);
    return !route?.fallback || !known.has(keyOf(finding, route));
  });
}
