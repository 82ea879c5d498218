import type { Problem } from '../shared/problem.ts';
import { entryOf, type PageRoute, type Route } from './route.ts';
import { LinkError, resolveFile, resolveTarget } from './navigation/site-link.ts';
import { createPageContext, type PageContext } from './page-context.ts';
import type { Site } from './site.ts';

/** Returns the mistakes in what front matter and `authors.yml` link to: pictures, and the links of landing pages. */
export function checkEntries(site: Site): readonly Problem[] {
  return site.routes.flatMap((route) => {
    if (route.fallback) return [];
    const context = createPageContext(site, route);
    return [
      ...linksOf(route).flatMap((link) => tryLink(route.source, () => resolveTarget(context, link))),
      ...pictures(context, route),
    ];
  });
}

function pictures(context: PageContext, route: Route): readonly Problem[] {
  const image = entryOf(route)?.frontMatter.image;
  const author = route.kind === 'blog-author' ? route.author.image : null;
  return [image ?? null, author]
    .filter((file) => file !== null)
    .flatMap((file) => tryLink(route.source, () => resolveFile(context, file)));
}

type Link = Parameters<typeof resolveTarget>[1];

function linksOf(route: Route): readonly Link[] {
  if (route.kind !== 'home') return [];
  const { hero, features, integrations }: PageRoute['entry']['frontMatter'] = route.entry.frontMatter;
  const cards: readonly Link[] = [...(features?.items ?? []), ...(integrations?.items ?? [])];
  return [...(hero?.actions ?? []), ...cards.filter(({ to, href }) => to !== undefined || href !== undefined)];
}

function tryLink(file: string | null, resolve: () => unknown): readonly Problem[] {
  try {
    resolve();
    return [];
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return [{ severity: 'error', title: error.message, hint: error.hint, file: file ?? undefined }];
  }
}
