import { createPageJob } from '../../pipeline/create-page-job.ts';
import { prepare } from '../../pipeline/prepare.ts';
import { hasErrors } from '../../shared/problem.ts';
import { servedBase } from '../../site/graph/address.ts';
import type { Route, Site } from '../../site/graph/site.ts';
import type { PageReport, RouteReport, SiteReport } from './dev-session.ts';
import { createDevServices, type DevContext } from './dev-services.ts';
import type { SiteState } from './site-state.ts';

/** Returns what docsgen knows of a site. */
export function reportSite({ graph }: SiteState): SiteReport {
  const { config, routes } = graph.site;
  const { root: _root, sources: _sources, html: _html, ...shown } = config;
  return {
    config: JSON.stringify(shown, null, 2),
    routes: routes.map((route) => reportRoute(graph.site, route)),
  };
}

/** Returns what a page is rendered from. */
export async function reportPage(state: SiteState, context: DevContext, route: Route): Promise<PageReport> {
  const { graph } = state;
  const parts = await state.parts();
  const selection = { site: graph.site, routes: [route] };
  const { input, blocking } = await prepare(selection, createDevServices(parts, context));
  const props = hasErrors(blocking) ? null : createPageJob(input, graph.contextOf(route), null).props;
  return {
    route: reportRoute(graph.site, route),
    props: props && JSON.stringify(props, null, 2),
  };
}

function reportRoute({ config }: Site, { url, kind, locale, source }: Route): RouteReport {
  return { href: servedBase(config) + url.slice(1), kind: kind.name, locale: locale.name, source };
}
