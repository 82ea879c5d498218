import * as z from 'zod';
import type { CollectionItem } from '../../config/schema/collection.ts';
import { navbarPosition } from '../../config/schema/navbar.ts';
import { localizedText } from '../../config/schema/text.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import { suggest } from '../../shared/nearest.ts';
import type { NavbarLinkProps } from '../../shared/page-props.ts';
import type { CollectionType } from '../../site/collection-type.ts';
import { pageUrl } from '../../site/graph/address.ts';
import type { CollectionGraph, PageContext } from '../../site/graph/site.ts';
import { LinkError } from '../../site/navigation/site-link.ts';
import type { CollectionNavbarItem } from '../contract/collection.ts';
import { hookFailure } from '../hooks/hook-failure.ts';
import type { OpenedType, PluginCollection } from './opened-type.ts';
import type { PlannedPages } from './plan-pages.ts';

/** The graph of a collection, with what its type has planned, by the name of the locale. */
export interface PlannedGraph extends CollectionGraph {
  readonly collection: PluginCollection;
  readonly planned: ReadonlyMap<string, PlannedPages>;
}

/** Returns the items that a type adds to the navbar. */
export function createNavbarItems(type: OpenedType): CollectionType['navbarItems'] {
  return Object.entries(type.definition.navbarItems ?? {}).map(([name, item]) => ({
    options: z.strictObject({
      type: z.literal(name),
      collection: z.string(),
      label: localizedText.optional(),
      position: navbarPosition,
    }),
    isMenu: false,
    create: (context: PageContext, graph: PlannedGraph, configured: LabeledItem) =>
      createLink(type, { name, item }, { context, graph, configured }),
  }));
}

type LabeledItem = CollectionItem & { readonly label?: LocalizedText | undefined };

interface Shown {
  readonly context: PageContext;
  readonly graph: PlannedGraph;
  readonly configured: LabeledItem;
}

function createLink(
  { definition, opened }: OpenedType,
  { name, item }: { readonly name: string; readonly item: CollectionNavbarItem },
  { context, graph: { collection, planned }, configured }: Shown,
): NavbarLinkProps | null {
  const { locale, to, route, text } = context;
  const plan = planned.get(locale.name);
  if (!plan) return null;
  const { options, locale: described } = plan.content;
  let link;
  try {
    link = item.link({ options, pages: plan.pages, locale: described });
  } catch (cause) {
    throw hookFailure({ opened, hook: `collections.${definition.name}.navbarItems.${name}`, cause });
  }
  if (link === null) return null;
  const { slug, label } = link;
  const slugs = plan.pages.map((page) => page.slug);
  if (!slugs.includes(slug)) {
    const title = `The item \`${name}\` points to \`${slug}\`, which is no page of \`${collection.key}\``;
    throw new LinkError('broken-link', title, suggest(slug, slugs, 'addresses'));
  }
  const url = pageUrl(locale, collection.path, slug);
  return {
    type: 'link',
    label: configured.label === undefined ? label : text(configured.label),
    href: to.page(url),
    external: false,
    current: url === route.url ? 'page' : null,
    lang: null,
  };
}
