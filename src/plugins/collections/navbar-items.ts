import * as z from 'zod';
import type { Config } from '../../config/config.ts';
import { type CollectionItem } from '../../config/schema/collection.ts';
import { isCollectionItem, navbarPosition } from '../../config/schema/navbar.ts';
import { localizedText } from '../../config/schema/text.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import { suggest } from '../../shared/nearest.ts';
import type { NavbarLinkProps } from '../../shared/page-props.ts';
import type { Outcome, Problem } from '../../shared/problem.ts';
import type { CollectionType } from '../../site/collection-type.ts';
import { pageUrl } from '../../site/graph/address.ts';
import type { CollectionGraph, PageContext } from '../../site/graph/site.ts';
import { hookFailure } from '../hooks/hook-failure.ts';
import type { OpenedType, PluginCollection } from './opened-type.ts';
import type { PlannedPages } from './plan-pages.ts';

/** The links of the items of a collection in one language, by the `type` of the item. */
type ItemLinks = ReadonlyMap<string, ItemLink>;

interface ItemLink {
  readonly url: string;
  readonly label: string;
}

/** The graph of a collection, with the links of its navbar items by the name of the locale. */
export interface LinkedGraph extends CollectionGraph {
  readonly itemLinks: ReadonlyMap<string, ItemLinks>;
}

/** Returns the items that a type adds to the navbar. */
export function createNavbarItems({ definition }: OpenedType): CollectionType['navbarItems'] {
  return Object.keys(definition.navbarItems ?? {}).map((name) => ({
    options: z.strictObject({
      type: z.literal(name),
      collection: z.string(),
      label: localizedText.optional(),
      position: navbarPosition,
    }),
    isMenu: false,
    create: createLink,
  }));
}

function createLink(
  { locale, route, text, to }: PageContext,
  { itemLinks }: LinkedGraph,
  { type, label }: CollectionItem & { readonly label?: LocalizedText | undefined },
): NavbarLinkProps | null {
  const link = itemLinks.get(locale.name)?.get(type);
  if (!link) return null;
  return {
    type: 'link',
    label: label === undefined ? link.label : text(label),
    href: to.page(link.url),
    external: false,
    current: link.url === route.url ? 'page' : null,
    lang: null,
  };
}

/**
 * Returns the links of the items that the navbar of a site has of a collection, in one language,
 * and the mistakes in them.
 */
export function planItemLinks(
  { definition, opened }: OpenedType,
  { navbar }: Config,
  collection: PluginCollection,
  { content, locale, pages }: PlannedPages,
): Outcome<ItemLinks> {
  const problems: Problem[] = [];
  const links = new Map<string, ItemLink>();
  const items = navbar.items.flatMap((item) => (item.type === 'dropdown' && 'items' in item ? item.items : [item]));
  const used = new Set(
    items.filter(isCollectionItem).flatMap((item) => (item.collection === collection.key ? item.type : [])),
  );
  const slugs = pages.map(({ slug }) => slug);
  for (const [name, item] of Object.entries(definition.navbarItems ?? {})) {
    if (!used.has(name)) continue;
    const hook = `collections.${definition.name}.navbarItems.${name}.link`;
    try {
      const link: unknown = item.link({ options: content.options, pages, locale: content.locale });
      if (link === null) continue;
      const { slug, label } = isRecord(link) ? link : {};
      if (typeof label !== 'string' || !slugs.some((each) => each === slug))
        throw new TypeError(
          `it returns ${JSON.stringify(link)}, not \`{ slug, label }\` with the \`slug\` of a page. ${suggest(String(slug), slugs, 'addresses')}`,
        );
      links.set(name, { url: pageUrl(locale, collection.path, String(slug)), label });
    } catch (cause) {
      problems.push(...hookFailure({ opened, hook, cause }).problems);
    }
  }
  return { value: links, problems };
}
