import type { Config } from '../../config/config.ts';
import { contentFolders } from '../../content/content-folders.ts';
import { staticFolders, staticSource } from '../../content/scan-static.ts';
import { includedPath } from '../../markdown/includes/included-path.ts';
import { createPageJob } from '../../pipeline/create-page-job.ts';
import { prepare } from '../../pipeline/prepare.ts';
import { hasErrors } from '../../shared/problem.ts';
import { isAtRef } from '../../shared/ref-path.ts';
import { createAddresses, servedBase } from '../../site/graph/address.ts';
import type { Route, Site } from '../../site/graph/site.ts';
import type { KnownPaths } from '../watch/changed-since.ts';
import type { OutsidePaths } from '../watch/site-mirror.ts';
import type { PageReport, RouteReport, SiteReport } from './dev-session.ts';
import { createDevServices, type DevContext } from './dev-services.ts';
import type { SiteState } from './site-state.ts';

// What the server asks of a site beside its pages. The state is null as long as the configuration
// was never valid. The functions are described at `DevSession`.

export function baseOf(state: SiteState | null): string {
  return state ? servedBase(state.graph.site.config) : '/';
}

export function previewOf(state: SiteState | null): Config['dev'] {
  return state?.graph.site.config.dev ?? { poll: null, allowedHosts: [] };
}

/** Returns the page at the path of a request; null for none. */
export function findRoute(state: SiteState | null, path: string): Route | null {
  return state && state.finder.find(decodeURIComponent(path.slice(baseOf(state).length)));
}

/** Returns the file that the page at a path shows; null for none in the working tree. */
export function sourceAt(state: SiteState | null, path: string): string | null {
  const file = findRoute(state, path)?.entry?.source.file;
  return file === undefined || isAtRef(file) ? null : file;
}

export function isSource(state: SiteState | null, file: string): boolean {
  const { content, config } = state?.graph.site ?? {};
  return content?.hashes.has(file) === true || config?.sources.includes(file) === true;
}

export function sourcesOf(state: SiteState | null): KnownPaths {
  if (!state) return { files: [], contentFolders: ['content'], staticFolders: ['static'] };
  const { content, config } = state.graph.site;
  const written = [...content.hashes.keys()].filter((file) => !isAtRef(file) && !content.generated.pages.has(file));
  return {
    files: [...written, ...content.staticFiles.map((file) => staticSource(content, file))],
    contentFolders: contentFolders(config),
    staticFolders: staticFolders(config),
  };
}

export function pathsOutside(state: SiteState | null): OutsidePaths {
  if (!state) return { files: [], folders: [] };
  const { content, config } = state.graph.site;
  const isOutside = (path: string) => path.startsWith('../');
  const folders = [...new Set([...contentFolders(config), ...staticFolders(config)])];
  const isOutermost = (folder: string) => !folders.some((other) => folder.startsWith(`${other}/`));
  return {
    files: [...config.sources, ...content.generated.sources].filter(isOutside),
    folders: folders.filter((folder) => isOutermost(folder) && isOutside(folder)),
  };
}

/** Returns the addresses of pages by the files that they show or include: `DevSession.pagesOf`. */
export function pagesOf(state: SiteState | null, files: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  if (state === null || files.size === 0) return new Map();
  const { routes, config } = state.graph.site;
  const { page } = createAddresses(config, null);
  const including = includingFiles(state, files);
  const found = new Map<string, string[]>();
  for (const { entry, fallback, url } of routes) {
    const own = entry?.source.file;
    if (own === undefined || fallback) continue;
    for (const file of [own, ...(including.get(own) ?? [])]) {
      if (files.has(file)) found.set(file, [...(found.get(file) ?? []), page(url)]);
    }
  }
  return found;
}

/** Returns which of the files are included by pages, by the files of these. */
function includingFiles(
  { settings: { metadata } }: SiteState,
  files: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { about, value } of metadata.rows()) {
    if (metadata.latest(about) !== value) continue;
    const included = value.page.dependencies.map(({ path }) => includedPath(about, path));
    const wanted = included.filter((file) => files.has(file));
    if (wanted.length > 0) found.set(about, wanted);
  }
  return found;
}

export function reportSite(state: SiteState | null): SiteReport | null {
  if (!state) return null;
  const { graph } = state;
  const { config, routes } = graph.site;
  const { root: _root, sources: _sources, html: _html, ...shown } = config;
  return {
    config: JSON.stringify(shown, null, 2),
    routes: routes.map((route) => reportRoute(graph.site, route)),
  };
}

export async function reportPage(
  state: SiteState | null,
  context: DevContext,
  path: string,
): Promise<PageReport | null> {
  const route = findRoute(state, path);
  if (!state || !route) return null;
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
