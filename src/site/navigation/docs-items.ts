import { suggest } from '../../shared/nearest.ts';
import type { NavbarItem } from '../../config/schema/navbar.ts';
import type { VersionChoice } from '../../shared/link-props.ts';
import type { NavbarDropdownProps, NavbarLinkProps } from '../../shared/page-props.ts';
import type { Docs } from '../graph/docs.ts';
import type { PageContext } from '../graph/page-context.ts';
import type { Route } from '../graph/route.ts';
import { docsUrl } from '../graph/docs-routes.ts';
import { findDocRoute, findDocs } from '../graph/site.ts';
import { firstLink } from './node-link.ts';
import { LinkError } from './site-link.ts';

type Item<T extends NavbarItem['type']> = Extract<NavbarItem, { readonly type: T }>;

/**
 * Returns the link to a doc; null if the doc is a draft, or if it is unlisted and not the current
 * page. Throws a `LinkError` if the doc does not exist.
 */
export function docItem(context: PageContext, item: Item<'doc'>): NavbarLinkProps | null {
  const versions = candidates(context, item);
  const docs = versions.find(({ byId }) => byId.has(item.doc)) ?? versions[0];
  const doc = docs.byId.get(item.doc);
  if (!doc) {
    if (versions.some(({ set }) => set.draftIds.includes(item.doc))) return null;
    const title = `The doc \`${item.doc}\` does not exist in \`${item.collection}\`, version ${docs.set.version.label}`;
    throw new LinkError('unknown-doc', title, suggest(item.doc, [...docs.byId.keys()].toSorted(), 'available ids'));
  }
  const { route } = context;
  const isPage = route.kind === 'doc' && route.set === docs.set && route.doc === doc;
  if (doc.unlisted && !isPage) return null;
  const sidebar = docs.sidebarOf.get(doc.id) ?? null;
  const label = item.label === undefined ? (doc.frontMatter.sidebar_label ?? doc.title) : context.text(item.label);
  const target = findDocRoute(context.site, docs, doc.id);
  if (!target)
    throw new LinkError(
      'internal-error',
      `The doc \`${item.doc}\` has no page`,
      'This is a fault of docsgen; please report it.',
    );
  const isBelow = sidebar !== null && sidebarOf(route, docs) === sidebar;
  return link({
    label,
    href: context.to.page(target.url),
    current: isPage ? 'page' : isBelow ? 'true' : null,
    ...follow(context, docs, (other) => {
      const same = findDocRoute(context.site, other, doc.id);
      return same ? context.to.page(same.url) : null;
    }),
  });
}

/** Returns the link to the first page of a sidebar. Throws a `LinkError` if there is none. */
export function docSidebarItem(context: PageContext, item: Item<'docSidebar'>): NavbarLinkProps {
  const versions = candidates(context, item);
  const entered = versions.map((docs) => enterSidebar(context, docs, item.sidebar));
  const found = entered.find(({ first }) => first !== null) ?? entered[0];
  if (!found?.first) throw sidebarError(item, versions[0], found?.name ?? '');
  const { docs, name, first } = found;
  const current = sidebarOf(context.route, docs) === name ? 'true' : null;
  const label = item.label === undefined ? first.label : context.text(item.label);
  const choice = follow(context, docs, (other) => enterSidebar(context, other, item.sidebar).first?.href ?? null);
  return { ...link({ label, href: first.href, current, ...choice }), external: first.external };
}

/**
 * Returns the first link of a sidebar of one version. The default is the version's first sidebar.
 */
function enterSidebar(context: PageContext, docs: Docs, named: string | undefined) {
  const name = named ?? [...docs.sidebars.keys()][0] ?? '';
  return { docs, name, first: firstLink(context, docs, docs.sidebars.get(name) ?? []) };
}

function sidebarError({ collection }: Item<'docSidebar'>, { sidebars }: Docs, name: string): LinkError {
  if (!sidebars.has(name)) {
    const title = `The sidebar \`${name}\` does not exist in \`${collection}\``;
    return new LinkError('unknown-sidebar', title, suggest(name, [...sidebars.keys()], 'available sidebars'));
  }
  return new LinkError(
    'empty-sidebar',
    `The sidebar \`${name}\` of \`${collection}\` has nothing to link to`,
    'Give it a doc or a link.',
  );
}

/** Returns the link to the main doc of the current page's version, else of the latest version. */
export function docsVersionItem(context: PageContext, item: Item<'docsVersion'>): NavbarLinkProps {
  const docs = activeDocs(context, item);
  const label = item.label === undefined ? docs.set.version.label : context.text(item.label);
  return link({
    label,
    href: mainHref(context, docs),
    current: context.route.collection === item.collection ? 'true' : null,
    ...follow(context, docs, (other) => (other.mainDoc ? mainHref(context, other) : null)),
  });
}

/**
 * Returns the menu of versions; a plain link if there is only one version. Each item links to the
 * same doc in its version, else to the version's main doc.
 */
export function docsVersionDropdownItem(
  context: PageContext,
  item: Item<'docsVersionDropdown'>,
): NavbarDropdownProps | NavbarLinkProps {
  const active = activeDocs(context, item);
  const items = active.set.collection.versions.map((version): NavbarLinkProps => {
    const docs = findDocs(context.site, item.collection, context.locale, version.name);
    if (!docs)
      throw new LinkError(
        'empty-collection',
        `The version \`${version.name}\` of \`${item.collection}\` has no docs`,
        'Write one, or remove it.',
      );
    const current = isIn(context.route, docs) ? 'true' : null;
    const choice: VersionChoice = { type: 'choose', collection: item.collection, version: version.name };
    return link({ label: version.label, href: sameDocHref(context, docs), current, choice });
  });
  const [only, ...others] = items;
  // With only one version, the link is not a choice of a version.
  if (only && others.length === 0) return link({ label: only.label, href: only.href, current: null });
  return {
    type: 'dropdown',
    label: active.set.version.label,
    icon: 'version',
    active: items.some(({ current }) => current !== null),
    items,
  };
}

/**
 * Returns the docs in which the target of an item is searched for, in this order: the current
 * page's version, then the latest. A version may lack docs and sidebars that another one has.
 */
function candidates(context: PageContext, item: Item<'doc' | 'docSidebar'>): readonly [Docs, ...Docs[]] {
  const active = activeDocs(context, item);
  const latest = findDocs(context.site, item.collection, context.locale);
  return latest === null || latest === active ? [active] : [active, latest];
}

/**
 * Returns the docs of the current page's version, else of the latest. Throws a `LinkError` if the
 * collection has no docs.
 */
function activeDocs(
  { site, route, locale }: PageContext,
  item: { readonly type: string; readonly collection: string },
): Docs {
  const version = route.collection === item.collection ? (route.version ?? undefined) : undefined;
  const docs = findDocs(site, item.collection, locale, version);
  if (docs) return docs;
  const known = site.config.collections.flatMap(({ type, key }) => (type === 'docs' ? [key] : []));
  throw new LinkError(
    'invalid-config-value',
    `A \`${item.type}\` item needs a docs collection, and \`${item.collection}\` is not one`,
    suggest(item.collection, known, 'docs collections'),
  );
}

function sameDocHref(context: PageContext, docs: Docs): string {
  const { route, site, to } = context;
  const same =
    route.kind === 'doc' && route.set.collection === docs.set.collection
      ? findDocRoute(site, docs, route.doc.id)
      : null;
  return same ? to.page(same.url) : mainHref(context, docs);
}

function mainHref({ to }: PageContext, docs: Docs): string {
  if (docs.mainDoc) return to.page(docsUrl(docs, docs.mainDoc.slug));
  throw new LinkError(
    'empty-collection',
    `\`${docs.set.collection.key}\`, version ${docs.set.version.label}, has no docs`,
    'Write one, or remove the item.',
  );
}

function sidebarOf(route: Route, docs: Docs): string | null {
  return (route.kind === 'doc' || route.kind === 'category') && isIn(route, docs) ? route.sidebar : null;
}

function isIn(route: Route, { set }: Docs): boolean {
  return (route.kind === 'doc' || route.kind === 'category') && route.set === set;
}

/**
 * Returns the `choice` of a link to docs. On pages outside the collection, the link points to the
 * version that the reader has chosen, or to the latest version if that one lacks the target.
 */
function follow(
  { site, route, locale }: PageContext,
  { set }: Docs,
  hrefIn: (docs: Docs) => string | null,
): Pick<NavbarLinkProps, 'choice'> {
  const { key: collection, versions } = set.collection;
  if (versions.length === 1 || route.collection === collection) return {};
  const docs = versions.map(({ name }) => findDocs(site, collection, locale, name)).filter((docs) => docs !== null);
  const latestDocs = findDocs(site, collection, locale);
  const latest = (latestDocs && hrefIn(latestDocs)) ?? '';
  const hrefs = Object.fromEntries(docs.map((docs) => [docs.set.version.name, hrefIn(docs) ?? latest]));
  return { choice: { type: 'follow', collection, hrefs } };
}

function link(fields: Pick<NavbarLinkProps, 'label' | 'href' | 'current' | 'choice'>): NavbarLinkProps {
  return { type: 'link', external: false, lang: null, ...fields };
}
