import { locateKey } from '../content/yaml-source.ts';
import type { Problem } from '../shared/problem.ts';
import { entryOf, type PageRoute, type Route } from './graph/route.ts';
import { LinkError, resolveFile, resolveTarget } from './navigation/site-link.ts';
import { createPageContext, type PageContext } from './graph/page-context.ts';
import type { Site } from './graph/site.ts';

/**
 * Returns the broken references in front matter and `authors.yml`: pictures, and links of landing
 * pages. Fallback pages are checked too, because a link that works in the language of the file may
 * be broken in a language that has no translation of the file.
 */
export function checkEntries(site: Site): readonly Problem[] {
  const mistakesOf = (route: Route) => {
    const context = createPageContext(site, route);
    const links = linksOf(route).map(({ link, path }) => ({ path, resolve: () => resolveTarget(context, link) }));
    return [...links, ...pictures(context, route)].flatMap((part) => tryPart(route, part));
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
  readonly resolve: () => unknown;
}

function pictures(context: PageContext, route: Route): readonly Part[] {
  const image = entryOf(route)?.frontMatter.image ?? null;
  const author = route.kind === 'blog-author' ? route.author.image : null;
  return [image, author].flatMap((file) =>
    file === null ? [] : [{ path: ['image'], resolve: () => resolveFile(context, file) }],
  );
}

interface PlacedLink {
  readonly link: Parameters<typeof resolveTarget>[1];
  readonly path: readonly PropertyKey[];
}

function linksOf(route: Route): readonly PlacedLink[] {
  if (route.kind !== 'home') return [];
  const { hero, features, integrations }: PageRoute['entry']['frontMatter'] = route.entry.frontMatter;
  const fieldOf = ({ to }: PlacedLink['link']) => (to === undefined ? 'href' : 'to');
  const actions = (hero?.actions ?? []).map((link, index) => ({
    link,
    path: ['hero', 'actions', index, fieldOf(link)],
  }));
  const cards = Object.entries({ features, integrations }).flatMap(([name, section]) =>
    (section?.items ?? []).map((link, index) => ({ link, path: [name, 'items', index, fieldOf(link)] })),
  );
  return [...actions, ...cards.filter(({ link: { to, href } }) => to !== undefined || href !== undefined)];
}

function tryPart(route: Route, { path, resolve }: Part): readonly Problem[] {
  try {
    resolve();
    return [];
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    const { code, message: title, hint } = error;
    const entry = entryOf(route);
    const place = entry && locateKey(entry.yaml, path);
    return [{ severity: 'error', code, title, hint, file: route.source ?? undefined, ...place }];
  }
}
