import { suggest } from '../shared/nearest.ts';
import type { Route, Site } from '../site/graph/site.ts';
import { readChangedFiles } from './changed-files.ts';
import { findStateFolder } from '../config/state-folder.ts';
import { includedFiles, openLastCompiled } from './last-compiled.ts';
import { refuseUnknown, selectLocales } from './select-locales.ts';

/** Which routes to take: those for which everything that is named is true. */
export interface RouteFilters {
  /** Names of the locales. Default: all. */
  readonly locales?: readonly string[] | undefined;
  /** Names of the kinds, such as `doc`. Default: all. */
  readonly kinds?: readonly string[] | undefined;
  /**
   * Only pages whose file, or a file that it includes, has changed since this git ref or this day,
   * such as `2026-11-21`. Which files a page includes is known after a build.
   */
  readonly changed?: string | undefined;
}

/**
 * Returns the routes of a site that pass some filters. Throws a `DocsgenError` for a locale or a
 * kind that the site does not have, and if git cannot tell what has changed.
 */
export async function selectRoutes(site: Site, { locales, kinds, changed }: RouteFilters): Promise<readonly Route[]> {
  const inLocales = locales ? selectLocales(site, locales) : site.routes;
  const known = [...new Set(site.routes.map(({ kind }) => kind.name))].toSorted();
  refuseUnknown(kinds ?? [], known, (name) => ({
    title: `The site has no page of the kind \`${name}\``,
    hint: suggest(name, known, 'kinds'),
  }));
  const ofKinds = kinds ? inLocales.filter(({ kind }) => kinds.includes(kind.name)) : inLocales;
  if (changed === undefined) return ofKinds;
  const files = readChangedFiles(site.config.root, changed);
  const compiled = files.size > 0 ? await openLastCompiled(await findStateFolder(site.config.root)) : () => null;
  const includesOf = (source: string) => {
    const page = compiled(source);
    return page === null ? [] : includedFiles(source, page);
  };
  // The source of a list is its folder, which does not say that the list has changed.
  return ofKinds.filter(
    ({ source }) => source !== null && (files.has(source) || includesOf(source).some((file) => files.has(file))),
  );
}
