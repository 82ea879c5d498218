import { posix } from 'node:path';
import { absoluteFileUrl } from '../../site/graph/absolute-url.ts';
import type { Problem } from '../../shared/problem.ts';
import type { Route, Site } from '../../site/graph/site.ts';
import { siteUrl } from '../../site/graph/site-url.ts';

/** The graph of one output of a site. */
export interface OutputGraph {
  /** As in `OtherOutput`; empty for the output of the site itself. */
  readonly folder: string;
  readonly site: Site;
}

/** What the graphs know of a file of a finished site. */
export interface KnownFile {
  /** The graph of its output. */
  readonly site: Site;
  /** Its path relative to its output. */
  readonly path: string;
  readonly route: Route | undefined;
}

/** The graphs of all outputs of a site that are checked together. */
export interface SiteGraphs {
  /** That of the site itself. */
  readonly main: Site;
  /** Returns what is known of a file, by its path relative to the folder of the site. */
  readonly find: (file: string) => KnownFile;
  /**
   * Returns what problems say of the place of a file: the address, and the file if that does not
   * tell.
   */
  readonly placeOf: (file: string) => Pick<Problem, 'page' | 'output'>;
}

/** Returns the graphs of outputs as one. The first is that of the site itself. */
export function joinGraphs([first, ...others]: readonly [OutputGraph, ...OutputGraph[]]): SiteGraphs {
  const tables = [first, ...others].map(({ folder, site }) => ({
    ...{ folder, site },
    routes: new Map(site.routes.map((route) => [route.output, route])),
  }));
  const find: SiteGraphs['find'] = (file) => {
    const table = tables.find(({ folder }) => folder !== '' && file.startsWith(folder)) ?? tables[0];
    const path = file.slice(table?.folder.length ?? 0);
    return { site: table?.site ?? first.site, path, route: table?.routes.get(path) };
  };
  return {
    main: first.site,
    find,
    placeOf: (file) => {
      const { site, path, route } = find(file);
      if (site.config.domain === null) return { page: route?.url ?? addressOf(path) };
      const page = route ? siteUrl(site.config, route) : absoluteFileUrl(site, addressOf(path).slice(1));
      return { page, output: file };
    },
  };
}

/** Returns the address of a file of which no graph is known. */
export function addressOf(file: string): string {
  return posix.join('/', file.replace(/(^|\/)index\.html$/, '$1'));
}
