import type { Config } from '../config/config.ts';
import { suggest } from '../shared/nearest.ts';
import { asProblem, DocsgenError, type Problem } from '../shared/problem.ts';
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
  const known = config.locales.map(({ name }) => name);
  refuseUnknown(names, known, (name) => describeUnknown(name, config));
}

/** Throws a `DocsgenError` with an error for each of these names of an option that is not known. */
export function refuseUnknown(
  names: readonly string[],
  known: readonly string[],
  describe: (name: string) => Pick<Problem, 'title' | 'hint'>,
): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new DocsgenError(unknown.map((name) => asProblem({ code: 'invalid-option', ...describe(name) })));
}

function describeUnknown(name: string, { locales, hiddenLocales }: Config): Pick<Problem, 'title' | 'hint'> {
  if (hiddenLocales.some((locale) => locale.name === name)) {
    const hint = `Name --drafts as well, or remove \`hidden\` from \`locales.${name}\`.`;
    return { title: `The locale \`${name}\` is hidden`, hint };
  }
  const known = locales.map((locale) => locale.name);
  return { title: `The site has no locale \`${name}\``, hint: suggest(name, known, 'locales') };
}
