import { suggest } from '../../../shared/nearest.ts';
import type { NavbarLinkProps } from '../../../shared/page-props.ts';
import type { PageContext, Route } from '../../../site/graph/site.ts';
import { LinkError } from '../../../site/navigation/site-link.ts';
import type { DocItemConfig, DocSidebarItemConfig, DocsVersionItemConfig } from '../config/fields.ts';
import { collectionName } from '../config/collection-name.ts';
import { labelInMessages } from '../content/doc-set.ts';
import { type Docs, latestOf } from '../graph/docs.ts';
import { type DocsGraph, docsOf } from '../graph/docs-graph.ts';
import { docsUrl, findDocRoute, isDocRoute, isDocsRoute } from '../graph/docs-routes.ts';
import { firstLink } from './node-link.ts';

/**
 * Returns the link to a doc; null if the doc is a draft, or if it is unlisted and not the current
 * page. Throws a `LinkError` if the doc does not exist.
 */
export function docItem(context: PageContext, graph: DocsGraph, item: DocItemConfig): NavbarLinkProps | null {
  const versions = candidates(context, graph);
  const docs = versions.find(({ byId }) => byId.has(item.doc)) ?? versions[0];
  const doc = docs.byId.get(item.doc);
  if (!doc) {
    if (versions.some(({ set }) => set.draftIds.includes(item.doc))) return null;
    const version = labelInMessages(docs.set.version);
    const title = `The doc \`${item.doc}\` does not exist in \`${item.collection}\`, version ${version}`;
    throw new LinkError('unknown-doc', title, suggest(item.doc, [...docs.byId.keys()].toSorted(), 'available ids'));
  }
  const { route } = context;
  const isPage = isDocRoute(route) && route.docs === docs && route.doc === doc;
  if (doc.unlisted && !isPage) return null;
  const sidebar = docs.sidebarOf.get(doc.id) ?? null;
  const label = item.label === undefined ? (doc.frontMatter.sidebar_label ?? doc.title) : context.text(item.label);
  const target = findDocRoute(context.site, docs, doc.id);
  if (!target)
    throw new LinkError(
      'internal-error',
      `The doc \`${item.doc}\` has no page`,
      'This is a bug in docsgen; please report it.',
    );
  const isBelow = sidebar !== null && sidebarOf(route, docs) === sidebar;
  return link({
    label,
    href: context.to.page(target.url),
    current: isPage ? 'page' : isBelow ? 'true' : null,
    ...follow(context, docs, (other) => {
      const same = findDocRoute(context.site, other, doc.id);
      return same && !same.unlisted ? context.to.page(same.url) : null;
    }),
  });
}

/** Returns the link to the first page of a sidebar. Throws a `LinkError` if there is none. */
export function docSidebarItem(context: PageContext, graph: DocsGraph, item: DocSidebarItemConfig): NavbarLinkProps {
  const versions = candidates(context, graph);
  const entered = versions.map((docs) => enterSidebar(context, docs, item.sidebar));
  const found = entered.find(({ first }) => first !== null) ?? entered[0];
  if (!found?.first) throw sidebarError(item, versions[0], found?.name ?? '');
  const { docs, name, first } = found;
  const current = sidebarOf(context.route, docs) === name ? 'true' : null;
  const isWhole = item.sidebar === undefined || docs.sidebars.size === 1;
  const whole = isWhole ? collectionName(context.site.config, graph.collection) : null;
  const label = context.text(item.label ?? whole ?? first.label);
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

function sidebarError({ collection }: DocSidebarItemConfig, { sidebars }: Docs, name: string): LinkError {
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
export function docsVersionItem(context: PageContext, graph: DocsGraph, item: DocsVersionItemConfig): NavbarLinkProps {
  const docs = activeDocs(context, graph);
  const label = context.text(item.label ?? docs.set.version.label);
  return link({
    label,
    href: mainHref(context, docs),
    current: context.route.collection === item.collection ? 'true' : null,
    ...follow(context, docs, (other) => (other.mainDoc ? mainHref(context, other) : null)),
  });
}

/**
 * Returns the docs in which the target of an item is searched for, in this order: the current
 * page's version, then the latest. A version may lack docs and sidebars that another one has.
 */
function candidates(context: PageContext, graph: DocsGraph): readonly [Docs, ...Docs[]] {
  const active = activeDocs(context, graph);
  const latest = latestOf(active);
  return latest === null || latest === active ? [active] : [active, latest];
}

/**
 * Returns the docs of the current page's version, else of the latest. If that has no folder, which
 * is an error of its own, they are those of another version. Throws a `LinkError` if the collection
 * has no docs.
 */
export function activeDocs({ route, locale }: PageContext, graph: DocsGraph): Docs {
  const { key, latest } = graph.collection;
  const version = route.collection === key ? (route.version ?? latest) : latest;
  const docs = docsOf(graph, locale, version) ?? graph.all.find(({ set }) => set.locale.name === locale.name);
  if (docs) return docs;
  throw new LinkError('empty-collection', `\`${key}\` has no docs`, 'Write one, or remove the item.');
}

/** Returns the address of the main doc of a version. Throws a `LinkError` if it has none. */
export function mainHref({ to }: PageContext, docs: Docs): string {
  if (docs.mainDoc) return to.page(docsUrl(docs, docs.mainDoc.slug));
  throw new LinkError(
    'empty-collection',
    `\`${docs.set.collection.key}\`, version ${labelInMessages(docs.set.version)}, has no docs`,
    'Write one, or remove the item.',
  );
}

function sidebarOf(route: Route, docs: Docs): string | null {
  return isDocsRoute(route) && route.docs === docs ? route.sidebar : null;
}

/**
 * Returns the `choice` of a link to docs. On a page whose version has the target, the link stays in
 * it. Elsewhere it points to the version that the reader has chosen, or to the latest version if
 * that one lacks the target.
 */
function follow(
  { route }: PageContext,
  own: Docs,
  hrefIn: (docs: Docs) => string | null,
): Pick<NavbarLinkProps, 'choice'> {
  const { key: collection, versions, rememberVersion } = own.set.collection;
  const isInOwn = route.collection === collection && route.version === own.set.version.name;
  if (versions.length === 1 || isInOwn || !rememberVersion) return {};
  const docs = versions.map(({ name }) => own.versions.get(name)).filter((each) => each !== undefined);
  const latestDocs = latestOf(own);
  const latest = (latestDocs && hrefIn(latestDocs)) ?? '';
  const hrefs = Object.fromEntries(docs.map((docs) => [docs.set.version.name, hrefIn(docs) ?? latest]));
  return { choice: { type: 'follow', collection, hrefs } };
}

/** Returns the link to a page of the site, in the page's language. */
export function link(fields: Pick<NavbarLinkProps, 'label' | 'href' | 'current' | 'choice'>): NavbarLinkProps {
  return { type: 'link', external: false, lang: null, ...fields };
}
