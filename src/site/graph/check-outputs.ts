import { groupBy } from '../../shared/group-by.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import { findNestedPaths, nestedText } from './nested-paths.ts';
import { longestName, longPart } from './long-names.ts';
import type { Route, Site } from './site.ts';

type OutputsOfSite = Pick<Site, 'routes' | 'content' | 'config'>;

/**
 * Returns the conflicts between the output files of pages and static files: two files at one path,
 * a file where another one needs a folder, and names that are too long for file systems.
 */
export function checkOutputs({ routes, ...rest }: OutputsOfSite): readonly Problem[] {
  const site = { ...rest, routes: routes.filter(({ locale }) => locale.away === null) };
  return [...sharedOutputs(site), ...nestedOutputs(site), ...longNames(site)];
}

/** Reports files at the same path. Case is ignored, as in the file systems of some hosts. */
function sharedOutputs({ routes, content, config }: OutputsOfSite): readonly Problem[] {
  const staticFiles = new Set(content.staticFiles.map((file) => file.toLowerCase()));
  const reported = new Set<string>();
  const rank = ({ locale }: Route) => config.locales.indexOf(locale);
  const ranked = routes.toSorted((a, b) => rank(a) - rank(b));
  return [...groupBy(ranked, ({ output }) => output.toLowerCase())].flatMap(([output, same]): Problem[] => {
    const [first] = same;
    if (!first) return [];
    // Docs with the same id have the same key; they are already reported.
    const keys = [...new Set(same.map(({ key }) => key))];
    if (keys.length > 1) {
      // Translations have the same conflict as the source language: report it once.
      if (reported.has(keys.join())) return [];
      reported.add(keys.join());
      const names = same.map(nameOf).join(' and ').replace(/^the /, 'The ');
      const title = `${names} have the same address, ${first.url}`;
      const remedies = [...new Set(same.flatMap(({ origin }) => origin?.hint ?? []))];
      const hint = remedies.length > 0 ? remedies.join(' ') : 'Set another `slug` in one of them, or rename it.';
      return [asProblem({ code: 'duplicate-address', title, hint, file: same[1]?.source ?? config.file })];
    }
    if (!staticFiles.has(output)) return [];
    const title = `static/${first.output} would be overwritten by the page ${first.url}`;
    const hint = 'Rename the file, or give the page another `slug`.';
    return [asProblem({ code: 'output-conflict', title, hint, file: first.source ?? config.file })];
  });
}

/** Reports paths that would have to be a file and a folder at once. */
function nestedOutputs({ routes, content, config }: OutputsOfSite): readonly Problem[] {
  const files = content.staticFiles.map((path) => ({ path, name: `static/${path}`, route: null }));
  const pages = routes.map((route) => ({ path: route.output, name: nameOf(route), route }));
  return findNestedPaths([...files, ...pages]).flatMap(({ outer, inner }): Problem[] => {
    const source = inner.route?.source ?? outer.route?.source;
    const hint = 'Rename the file, or give the page another `slug`.';
    const title = nestedText(outer, inner);
    return [asProblem({ code: 'output-conflict', title, hint, file: source ?? config.file })];
  });
}

/** Reports output paths with too long names, once for all translations of a page. */
function longNames({ routes, config }: OutputsOfSite): readonly Problem[] {
  const tooLong = routes.filter(({ output }) => longPart(output) !== null);
  return [...groupBy(tooLong, ({ key }) => key).values()].flatMap(([route]): Problem[] => {
    if (!route) return [];
    const { url } = route;
    const size = Buffer.byteLength(longPart(route.output) ?? '');
    const title = `The address ${url.slice(0, 60)}… has a part of ${size} bytes, and a file or folder may have a name of ${longestName}`;
    const hint = 'Set a shorter `slug`, or rename the file; for a tag or an author, set a `permalink`.';
    const file = route.origin?.file ?? route.source;
    return [asProblem({ code: 'path-too-long', title, hint, file: file ?? config.file })];
  });
}

/** Returns the name of a page in messages. */
function nameOf({ origin, source, kind }: Route): string {
  return origin?.name ?? source ?? `the ${kind.name} page`;
}
