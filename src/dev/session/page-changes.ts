import { isPageFile } from '../../content/page-file.ts';
import { groupBy } from '../../shared/group-by.ts';
import { createAddresses } from '../../site/graph/address.ts';
import type { Graph } from './graph.ts';
import type { Route, Site } from '../../site/graph/site.ts';

/** The page of a new content file. */
export interface AddedPage {
  /** Relative to the root. */
  readonly file: string;
  /** The file that was renamed to this one; null for none. */
  readonly from: string | null;
  /** Address of the page, with the base. */
  readonly href: string;
}

/** How an update has changed which pages there are. */
export interface PageChanges {
  /** The pages of files that were not there before, in the order of the files. */
  readonly added: readonly AddedPage[];
  /** New addresses of the pages of renamed files in all languages, by their old addresses. */
  readonly moved: ReadonlyMap<string, string>;
}

export const noPageChanges: PageChanges = { added: [], moved: new Map() };

/** Returns which pages were added and moved between two states of a site. */
export function findPageChanges(previous: Graph | null, next: Graph | null): PageChanges {
  // Edited texts keep the list of files.
  if (previous === null || next === null || previous.sources === next.sources) return noPageChanges;
  const [before, now] = [previous.site, next.site];
  const isNew = (file: string) => !before.content.hashes.has(file) && isPageFile(file);
  const files = [...now.content.hashes.keys()].filter(isNew).toSorted();
  if (files.length === 0) return noPageChanges;
  const [routesBefore, routesNow] = [routesByFile(before), routesByFile(now)];
  const oldNames = new Map([...now.renamed.files].map(([from, to]) => [to, from]));
  const added = files.flatMap((file): readonly AddedPage[] => {
    const routes = routesNow.get(file) ?? [];
    const route = routes.find(({ fallback }) => !fallback) ?? routes[0];
    return route ? [{ file, from: oldNames.get(file) ?? null, href: hrefOf(now, route) }] : [];
  });
  const moved = added.flatMap(({ file, from }) =>
    (from === null ? [] : (routesBefore.get(from) ?? [])).flatMap((old) => {
      const next = routesNow.get(file)?.find(({ locale }) => locale.name === old.locale.name);
      return next && next.url !== old.url ? [[hrefOf(before, old), hrefOf(now, next)] as const] : [];
    }),
  );
  return { added, moved: new Map(moved) };
}

/** Returns the pages by the content files that they show. */
function routesByFile({ routes }: Site): ReadonlyMap<string | null, readonly Route[]> {
  return groupBy(routes, ({ entry }) => entry?.source.file ?? null);
}

function hrefOf({ config }: Site, { url }: Route): string {
  return createAddresses(config, null).page(url);
}
