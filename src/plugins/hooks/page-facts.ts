import { absoluteUrl } from '../../site/graph/absolute-url.ts';
import { createAddresses } from '../../site/graph/address.ts';
import type { Route, Site } from '../../site/graph/site.ts';
import { type ReferenceContext, resolveReference } from '../../site/references/references.ts';
import type { PageFacts, PublishedPage } from '../contract/page-facts.ts';

/** Returns what hooks know about a page. */
export function pageFacts({ url, locale, kind, collection, source, title, description, entry }: Route): PageFacts {
  return {
    url,
    locale: locale.name,
    kind: kind.name,
    collection,
    source,
    title,
    description,
    frontMatter: { ...entry?.frontMatter },
  };
}

/** Returns where a page is published, with the pictures in its text. */
export function publishedPage(context: ReferenceContext, route: Route): PublishedPage {
  const { site, compiled } = context;
  const to = createAddresses(site.config, null);
  const source = route.entry?.source;
  const references = (source && compiled.pages.get(source.file)?.references) ?? [];
  const images = references.flatMap((reference) => {
    if (source === undefined || reference.kind !== 'image') return [];
    const found = resolveReference(context, route, source, reference);
    if (found.type === 'address') return [found.address];
    return found.type === 'asset' ? [site.config.url + to.file(found.asset.output)] : [];
  });
  return {
    address: absoluteUrl({ site }, route.url),
    output: route.output,
    isIndexed: isIndexed(route),
    images: [...new Set(images)],
  };
}

function isIndexed({ kind, unlisted, draft, target }: Route): boolean {
  return !unlisted && !draft && !target && kind.isUnindexed !== true && kind.isNotFound !== true;
}

/** Returns the address of a site with its base. */
export function siteAddress({ config }: Site): string {
  return config.url + createAddresses(config, null).file('');
}
