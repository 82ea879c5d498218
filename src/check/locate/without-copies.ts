import type { Route, Site } from '../../site/graph/site.ts';
import { servedBase } from '../../site/graph/address.ts';
import type { Finding } from '../../reading/page/finding.ts';
import type { SiteGraphs } from './site-graphs.ts';

/**
 * Returns findings without those of fallback pages that the page in the language of the text has
 * too: it is one mistake in one text. An address may be wrong in one language only.
 */
export function withoutCopies(findings: readonly Finding[], { find }: SiteGraphs): readonly Finding[] {
  const keyOf = ({ code, title, target }: Finding, site: Site, route: Route): string => {
    const base = servedBase(site.config);
    const start = `${base}${route.locale.path}/`;
    const address =
      route.locale.path !== '' && target?.startsWith(start) === true ? base + target.slice(start.length) : target;
    return JSON.stringify([code, route.entry?.source.file, address ?? title]);
  };
  const known = new Set(
    findings.flatMap((finding) => {
      const { site, route } = find(finding.output);
      return route && !route.fallback ? [keyOf(finding, site, route)] : [];
    }),
  );
  return findings.filter((finding) => {
    const { site, route } = find(finding.output);
    return !route?.fallback || !known.has(keyOf(finding, site, route));
  });
}
