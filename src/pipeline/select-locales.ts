import type { Config } from '../config/config.ts';
import { suggest } from '../shared/nearest.ts';
import { DocsgenError, type Problem } from '../shared/problem.ts';
import type { Route, Site } from '../site/graph/site.ts';

/**
 * Returns the routes of the named locales, or those of all locales of the output if `names` is
 * undefined. Throws a `DocsgenError` for a locale that the site does not have.
 */
export function selectLocales({ config, routes }: Site, names: readonly string[] | undefined): readonly Route[] {
  if (!names) return routes.filter(({ locale }) => locale.away === null);
  refuseUnknownLocales(config, names);
  return routes.filter(({ locale }) => names.includes(locale.name));
}

/** Throws a `DocsgenError` for each of these names that is not the name of a locale of the site. */
export function refuseUnknownLocales(config: Config, names: readonly string[]): void {
  const known = new Set(config.locales.map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new DocsgenError(
      unknown.map((name) => ({
        severity: 'error',
        code: 'invalid-option',
        ...describeUnknown(name, config),
      })),
    );
  }
}

function describeUnknown(name: string, { locales, hiddenLocales }: Config): Pick<Problem, 'title' | 'hint'> {
  if (hiddenLocales.some((locale) => locale.name === name)) {
    const hint = `Name --drafts as well, or remove \`hidden\` from \`locales.${name}\`.`;
    return { title: `The locale \`${name}\` is hidden`, hint };
  }
  const known = locales.map((locale) => locale.name);
  return { title: `The site has no locale \`${name}\``, hint: suggest(name, known, 'locales') };
}
