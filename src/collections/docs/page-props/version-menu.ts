import { suggest } from '../../../shared/nearest.ts';
import type { NavbarDropdownProps, NavbarLinkProps } from '../../../shared/page-props.ts';
import { findRoute, type PageContext, type Route, type Site } from '../../../site/graph/site.ts';
import { createNavbarLink } from '../../../site/navigation/navbar.ts';
import { LinkError } from '../../../site/navigation/site-link.ts';
import type { DocsVersionDropdownConfig } from '../config/fields.ts';
import type { Docs } from '../graph/docs.ts';
import type { DocsGraph } from '../graph/docs-graph.ts';
import { type DocsRoute, findDocRoute, isDocRoute, isDocsRoute } from '../graph/docs-routes.ts';
import { docsTagKey, isDocsTagRoute } from '../graph/tag-routes.ts';
import { activeDocs, link, mainHref } from './docs-items.ts';

/**
 * Returns the menu of versions; a plain link if there is only one version. Each item links to the
 * same doc in its version, else to the version's main doc. The links of the site's author stand before
 * and after them. Throws a `LinkError` for a mistake in one.
 */
export function docsVersionDropdownItem(
  context: PageContext,
  graph: DocsGraph,
  item: DocsVersionDropdownConfig,
): NavbarDropdownProps | NavbarLinkProps {
  const active = activeDocs(context, graph);
  const versions = versionsOf(active, item).map((name) => versionLink(context, active, name));
  const own = (links: DocsVersionDropdownConfig['itemsBefore']) =>
    (links ?? []).map((each) => createNavbarLink(context, each));
  const items = [...own(item.itemsBefore), ...versions, ...own(item.itemsAfter)];
  const [only, ...others] = items;
  // With only one version, the link is not a choice of a version.
  if (only && others.length === 0) return link({ label: only.label, href: only.href, current: null });
  return {
    type: 'dropdown',
    label: active.set.version.label,
    icon: 'version',
    active: versions.some(({ current }) => current !== null),
    items,
  };
}

/** Returns the names of the versions in the menu. Throws a `LinkError` for one that does not exist. */
function versionsOf({ set }: Docs, { collection, versions }: DocsVersionDropdownConfig): readonly string[] {
  const known = set.collection.versions.map(({ name }) => name);
  const unknown = versions?.find((name) => !known.includes(name));
  if (unknown === undefined) return versions ?? known;
  const title = `The version \`${unknown}\` does not exist in \`${collection}\``;
  throw new LinkError('invalid-config-value', title, suggest(unknown, known, 'versions'));
}

/** Returns the page of a doc or a tag in another version; null if that version lacks it. */
function samePage(site: Site, route: DocsRoute, docs: Docs): Route | null {
  if (isDocRoute(route)) return findDocRoute(site, docs, route.doc.id);
  return isDocsTagRoute(route) ? findRoute(site, docsTagKey(docs, route.tag), docs.set.locale) : null;
}

function versionLink(context: PageContext, active: Docs, version: string): NavbarLinkProps {
  const { key: collection } = active.set.collection;
  const docs = active.versions.get(version);
  if (!docs)
    throw new LinkError(
      'empty-collection',
      `The version \`${version}\` of \`${collection}\` has no docs`,
      'Write one, or remove it.',
    );
  const { route, site, to } = context;
  const isInCollection = isDocsRoute(route) && route.docs.set.collection === docs.set.collection;
  const same = isInCollection ? samePage(site, route, docs) : null;
  return {
    ...link({
      label: docs.set.version.label,
      href: same ? to.page(same.url) : mainHref(context, docs),
      current: isDocsRoute(route) && route.docs === docs ? 'true' : null,
      choice: { type: 'choose', collection, version, ...(same && { isSamePage: true }) },
    }),
    ...(isInCollection && !same && docs.mainDoc && { note: docs.mainDoc.title }),
  };
}
