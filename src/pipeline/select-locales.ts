import { suggest } from '../shared/nearest.ts';
import { DocsgenError } from '../shared/problem.ts';
import type { Route, Site } from '../site/graph/site.ts';

/**
 * Returns the routes of the named locales, or all routes if `names` is undefined. Throws a
 * `DocsgenError` for a locale that the site does not have.
 */
export function selectLocales({ config, routes }: Site, names: readonly string[] | undefined): readonly Route[] {
  if (!names) return routes;
  const known = config.locales.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new DocsgenError(
      unknown.map((name) => ({
        severity: 'error',
        code: 'invalid-option',
        title: `The site has no locale \`${name}\``,
        hint: suggest(name, known, 'locales'),
      })),
    );
  }
  return routes.filter(({ locale }) => names.includes(locale.name));
}
