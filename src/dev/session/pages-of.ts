import { includedPath } from '../../markdown/includes/included-path.ts';
import { createAddresses } from '../../site/graph/address.ts';
import type { SiteState } from './site-state.ts';

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
