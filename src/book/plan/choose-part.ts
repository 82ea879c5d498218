import type { Locale } from '../../config/config.ts';
import { suggest } from '../../shared/nearest.ts';
import { DocsgenError } from '../../shared/problem.ts';
import type { CollectionGraph, Site } from '../../site/graph/site.ts';

/** Which pages of a site become a book. */
export interface BookChoice {
  /** Key of the collection. Default: the first one. */
  readonly collection?: string | undefined;
  /** Label of an entry of the sidebar, or path of its page. Default: the whole collection. */
  readonly section?: string | undefined;
  /** Default: the source locale. */
  readonly locale?: string | undefined;
  /** Name of a version. Default: the latest. */
  readonly version?: string | undefined;
}

/** A collection in a language and a version. */
export interface CollectionPart {
  readonly graph: CollectionGraph;
  readonly locale: Locale;
  /** Null if the command line names none. */
  readonly version: string | null;
}

/**
 * Returns the collection, language and version that a choice means. Throws a `DocsgenError` if one
 * does not exist.
 */
export function choosePart(site: Site, { collection, locale, version }: BookChoice): CollectionPart {
  const { locales, collections } = site.config;
  const keys = collections.map(({ key }) => key);
  const key = collection ?? keys[0] ?? '';
  const graph = site.collections.get(key);
  if (!graph) throw invalidOption(`The site has no collection \`${key}\``, suggest(key, keys, 'collections'));
  const names = locales.map(({ name }) => name);
  const chosen = locale ?? names[0] ?? '';
  const found = locales.find(({ name }) => name === chosen);
  if (!found) throw invalidOption(`The site has no locale \`${chosen}\``, suggest(chosen, names, 'locales'));
  if (version !== undefined) {
    const versions = [...new Set(graph.routes.flatMap((route) => route.version ?? []))];
    if (!versions.includes(version)) {
      const title = `The collection \`${key}\` has no version \`${version}\``;
      throw invalidOption(title, suggest(version, versions, 'versions'));
    }
  }
  return { graph, locale: found, version: version ?? null };
}

/** Returns the error for a wrong value of an option. */
export function invalidOption(title: string, hint: string): DocsgenError {
  return new DocsgenError([{ code: 'invalid-option', title, hint }]);
}
