import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import { anchorTargets } from '../site/references/anchor-targets.ts';
import type { CompiledPages } from './compile-pages.ts';
import { textsOf } from './create-page-job.ts';
import { isWholeSite, type RouteSelection } from './route-selection.ts';

interface CompiledSelection {
  readonly pages: CompiledPages;
  /**
   * The pages whose texts are compiled: the selected ones, and those whose headings they link to or
   * show.
   */
  readonly around: RouteSelection['routes'];
}

/** Compiles the selected pages, and those whose headings they link to or show. */
export async function compileWithTargets(
  selection: RouteSelection,
  compile: (selection: RouteSelection) => Promise<CompiledPages>,
): Promise<CompiledSelection> {
  const pages = await compile(selection);
  const { site, routes } = selection;
  if (isWholeSite(selection)) return { pages, around: routes };
  const compiled = { pages: pages.metadata };
  const targets = routes.flatMap((route) => [
    ...textsOf(route).flatMap(({ source }) =>
      anchorTargets(site, route, source, pages.metadata.get(source.file)?.references ?? []),
    ),
    ...(route.kind.outlinedPages?.(site, route, compiled) ?? []),
  ]);
  const around = [...new Set([...routes, ...targets])];
  return { pages: around.length === routes.length ? pages : await compile({ site, routes: around }), around };
}

/**
 * Returns the metadata of the files whose texts the selected pages show, without the files that
 * these link to.
 */
export function ownPages(
  selection: RouteSelection,
  metadata: CompiledPages['metadata'],
): ReadonlyMap<string, PageMetadata> {
  if (isWholeSite(selection)) return metadata;
  const files = new Set(selection.routes.flatMap((route) => textsOf(route).map(({ source }) => source.file)));
  return new Map([...metadata].filter(([file]) => files.has(file)));
}
