import { suggest } from '../../../shared/nearest.ts';
import type { NavbarDropdownProps, NavbarLinkProps } from '../../../shared/page-props.ts';
import type { PageContext } from '../../../site/graph/site.ts';
import { createNavbarLink } from '../../../site/navigation/navbar.ts';
import { LinkError } from '../../../site/navigation/site-link.ts';
import type { DocsVersionDropdownConfig } from '../config/fields.ts';
import type { Docs } from '../graph/docs.ts';
import type { DocsGraph } from '../graph/docs-graph.ts';
import { findSamePage } from '../graph/same-page.ts';
import { activeDocs, link, mainHref } from './docs-items.ts';

/**
 * Returns the menu of versions; a plain link if there is only one version. Each item links to the
 * same page in its version, else to the version's main doc. The links of the site's author stand
 * before and after them. Throws a `LinkError` for a mistake in one.
 */
export function docsVersionDropdownItem(
  context: PageContext,
  graph: DocsGraph,
  item: DocsVersionDropdownConfig,
): NavbarDropdownProps | NavbarLinkProps {
  const active = activeDocs(context, graph);
  const entries = entriesOf(context, active, item);
  const versions = entries.flatMap((entry) => versionLink(context, active, entry) ?? []);
  const own = (links: DocsVersionDropdownConfig['itemsBefore']) =>
    (links ?? []).map((each) => createNavbarLink(context, each));
  const items = [...own(item.itemsBefore), ...versions, ...own(item.itemsAfter)];
  const [only, ...others] = items;
  // With only one version, the link is not a choice of a version.
  if (only && others.length === 0) return link({ label: only.label, href: only.href, current: null });
  return {
    type: 'dropdown',
    label:
      entries.find(({ name }) => name === active.set.version.name)?.label ?? context.text(active.set.version.label),
    icon: 'version',
    active: versions.some(({ current }) => current !== null),
    items,
  };
}

/** A version in the menu. */
interface MenuEntry {
  readonly name: string;
  /** Null for the label of the version. */
  readonly label: string | null;
}

/** Returns the versions in the menu. Throws a `LinkError` for one that does not exist. */
function entriesOf(
  { text }: PageContext,
  { set }: Docs,
  { collection, versions }: DocsVersionDropdownConfig,
): readonly MenuEntry[] {
  const known = set.collection.versions.map(({ name }) => name);
  const entries = (versions ?? known).map((entry): MenuEntry => {
    if (typeof entry === 'string') return { name: entry, label: null };
    return { name: entry.name, label: entry.label === undefined ? null : text(entry.label) };
  });
  const unknown = entries.find(({ name }) => !known.includes(name));
  if (unknown === undefined) return entries;
  const title = `The version \`${unknown.name}\` does not exist in \`${collection}\``;
  throw new LinkError('invalid-config-value', title, suggest(unknown.name, known, 'versions'));
}

/** Returns the item of a version; null for one without a folder, which is an error of its own. */
function versionLink(context: PageContext, active: Docs, { name, label }: MenuEntry): NavbarLinkProps | null {
  const { key: collection } = active.set.collection;
  const docs = active.versions.get(name);
  if (!docs) return null;
  const { route, site, to } = context;
  const isInCollection = route.collection === collection && route.version !== null;
  const same = findSamePage(site, route, docs);
  return {
    ...link({
      label: label ?? context.text(docs.set.version.label),
      href: same ? to.page(same.url) : mainHref(context, docs),
      current: isInCollection && route.version === name ? 'true' : null,
      ...choiceOf(docs, same !== null),
    }),
    ...(isInCollection && !same && docs.mainDoc && { note: docs.mainDoc.title }),
  };
}

function choiceOf({ set }: Docs, isSamePage: boolean): Pick<NavbarLinkProps, 'choice'> {
  const { key: collection, rememberVersion } = set.collection;
  if (!rememberVersion) return isSamePage ? { choice: { type: 'same-page' } } : {};
  return { choice: { type: 'choose', collection, version: set.version.name, ...(isSamePage && { isSamePage }) } };
}
