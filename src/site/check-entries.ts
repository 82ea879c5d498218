import { locateKey } from '../content/yaml-source.ts';
import { asProblem, type FoundProblem } from '../shared/problem.ts';
import { resolveTag } from './navigation/head-tag.ts';
import { LinkError, resolveFile, resolveTarget } from './navigation/site-link.ts';
import { createPageContext } from './graph/page-context.ts';
import type { FrontMatterReference, PageContext, Route, Site } from './graph/site.ts';

/**
 * Returns the broken references in front matter and `authors.yml`: pictures, and links of landing
 * pages. Fallback pages are checked too, because a link that works in the language of the file may
 * be broken in a language that has no translation of the file.
 */
export function checkEntries(site: Site): readonly FoundProblem[] {
  const mistakesOf = (route: Route) => {
    const context = createPageContext(site, route);
    return partsOf(context, route).flatMap((part) => tryPart(route, part));
  };
  const own = site.routes.filter(({ fallback }) => !fallback).flatMap(mistakesOf);
  const known = new Set(own.map((problem) => JSON.stringify(problem)));
  const others = site.routes
    .filter(({ fallback }) => fallback)
    .flatMap((route) =>
      mistakesOf(route)
        .filter((problem) => !known.has(JSON.stringify(problem)))
        .map((problem) => ({ ...problem, title: `${problem.title} in the language \`${route.locale.name}\`` })),
    );
  return [...own, ...others];
}

/** A reference in front matter, and its path there. */
interface Part {
  readonly path: readonly PropertyKey[];
  readonly place?: FrontMatterReference['place'];
  readonly file?: string;
  readonly resolve: () => unknown;
}

function partsOf(context: PageContext, route: Route): readonly Part[] {
  const image = route.entry?.frontMatter.image;
  const references: readonly FrontMatterReference[] = [
    ...(image === undefined ? [] : [{ path: ['image'], picture: image }]),
    ...(route.kind.references?.(route) ?? []),
  ];
  const links = references.flatMap((each) =>
    'link' in each ? [{ path: each.path, resolve: () => resolveTarget(context, each.link) }] : [],
  );
  const pictures = references.flatMap((each) =>
    'picture' in each ? [{ ...each, resolve: () => resolveFile(context, each.picture) }] : [],
  );
  const tags = (route.entry?.frontMatter.head ?? []).map((tag, index) => ({
    path: ['head', index],
    resolve: () => resolveTag(context, tag),
  }));
  return [...links, ...pictures, ...tags];
}

function tryPart(route: Route, { path, place: known, file, resolve }: Part): readonly FoundProblem[] {
  try {
    resolve();
    return [];
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    const { code, message: title, hint } = error;
    const place = known ?? (route.entry && locateKey(route.entry.yaml, path));
    return [asProblem({ code, title, hint, file: file ?? route.source ?? undefined, ...place, isFatal: true })];
  }
}
