import { groupBy } from '../../shared/group-by.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { Outcome } from '../../shared/problem.ts';
import { walkSidebar } from './sidebars/sidebar.ts';
import { toItems } from './sidebars/to-items.ts';
import type { PageIndexEntry } from '../../shared/page-index.ts';
import type { CollectionType, GraphSite } from '../../site/collection-type.ts';
import { createLocaleContext } from '../../site/graph/page-context.ts';
import type { ConfiguredLink } from '../../site/graph/links.ts';
import type { PageContext, SidebarFile, Site } from '../../site/graph/site.ts';
import { ignoredTags, tagsKind } from '../../content/tags/tag-files.ts';
import { createPageIndex } from '../../site/page-props/page-index.ts';
import { localeStrings } from '../../strings/locale-strings.ts';
import type { DocsCollection } from './config/collection.ts';
import { collectionName } from './config/collection-name.ts';
import { addVersion } from './config/add-version.ts';
import { findVersionConflicts } from './config/find-version-conflicts.ts';
import { resolveDocs } from './config/resolve-docs.ts';
import {
  docItemOptions,
  docSidebarItemOptions,
  docsOptions,
  docsVersionDropdownOptions,
  docsVersionItemOptions,
} from './config/schema.ts';
import { categoryKind } from './content/categories.ts';
import type { DocSet } from './content/doc-set.ts';
import { isDocsMetadata, scanDocs } from './content/scan-docs.ts';
import { docFrontMatter } from './content/schema.ts';
import { checkTabs } from './graph/check-tabs.ts';
import type { Docs } from './graph/docs.ts';
import { connectDocs, type DocsGraph, docsOf, editDocs } from './graph/docs-graph.ts';
import { type DocsRoute, docsRoutes, docsUrl, findDocRoute, isDocsRoute } from './graph/docs-routes.ts';
import { tagRoutes } from './graph/tag-routes.ts';
import { categoryPageKind, docKind, tagKinds } from './page-kinds.ts';
import { treeFile } from './graph/tree-file.ts';
import { docItem, docSidebarItem, docsVersionItem } from './page-props/docs-items.ts';
import { createWholeTree } from './page-props/docs-sidebar.ts';
import { docsVersionDropdownItem } from './page-props/version-menu.ts';

/** Docs with sidebars and versions. */
export const docsType: CollectionType = {
  name: 'docs',
  options: docsOptions,
  navbarItems: [
    { options: docItemOptions, isMenu: false, create: docItem },
    { options: docSidebarItemOptions, isMenu: false, create: docSidebarItem },
    { options: docsVersionItemOptions, isMenu: false, create: docsVersionItem },
    { options: docsVersionDropdownOptions, isMenu: true, create: docsVersionDropdownItem },
  ],
  components: 'src/collections/docs/main-components.tsx',
  frontMatter: docFrontMatter,
  isMetadataFile: isDocsMetadata,
  metadataKinds: [categoryKind, tagsKind],
  ignoredKinds: [ignoredTags],
  resolve: resolveDocs,
  findConflicts: findVersionConflicts,
  addVersion,
  scan: scanDocs,
  createGraph,
  editTexts,
};

function createGraph(site: GraphSite, collection: DocsCollection, sets: readonly DocSet[]): Outcome<DocsGraph> {
  const { value: all, problems } = connectDocs(site.config, sets);
  const routes = all.flatMap((docs) => routesOf(site, docs));
  const value = describeGraph(site, { collection, all, routes });
  return { value, problems: [...problems, ...checkTabs(site.config, collection, all)] };
}

function editTexts(site: GraphSite, before: DocsGraph, sets: readonly DocSet[]): DocsGraph | null {
  const { collection } = before;
  // The author's function may do anything with a title.
  if (collection.sidebarItemsGenerator) return null;
  const all = editDocs(site.config, before.all, sets);
  if (all === null) return null;
  const kept = groupBy(before.routes, ({ docs }) => docs);
  return describeGraph(site, {
    collection,
    all,
    routes: all.flatMap((docs) => kept.get(docs) ?? routesOf(site, docs)),
  });
}

function routesOf({ strings }: GraphSite, docs: Docs): readonly DocsRoute[] {
  return [
    ...docsRoutes(docs, { doc: docKind, category: categoryPageKind }),
    ...tagRoutes(docs, localeStrings(strings, docs.set.locale).strings, tagKinds),
  ];
}

function describeGraph(
  { config }: GraphSite,
  { collection, all, routes }: Pick<DocsGraph, 'collection' | 'all' | 'routes'>,
): DocsGraph {
  return {
    collection,
    all,
    routes,
    generated: collection.sidebarItemsGenerator && all.map(({ sidebars }) => [...sidebars.values()].map(toItems)),
    configuredLinks: () => all.filter(({ set }) => set.locale === config.locales[0]).flatMap(sidebarLinks),
    findById: (site, route, id) => (isDocsRoute(route) ? findDocRoute(site, route.docs, id) : null),
    listPages: (context, version = collection.latest) => listPages(context, docsOf({ all }, context.locale, version)),
    versionUrl: (locale, version) => {
      const docs = docsOf({ all }, locale, version);
      return docs && docsUrl(docs, '');
    },
    versionLabel: (version = collection.latest) => versionLabel(collection, version),
    sidebarFiles: (site) => all.flatMap((docs) => sidebarFiles(site, docs)),
  };
}

/** The only version of docs has a label if the site gives it one. */
function versionLabel({ versions }: DocsCollection, name: string): LocalizedText | null {
  const label = versions.find((version) => version.name === name)?.label ?? null;
  return versions.length === 1 && label === name ? null : label;
}

function sidebarLinks({ sidebars }: Docs): readonly ConfiguredLink[] {
  return [...sidebars].flatMap(([sidebar, nodes]) =>
    walkSidebar(nodes).flatMap((node): readonly ConfiguredLink[] => {
      if (node.type === 'html') {
        const { html, path } = node;
        return [{ name: `The HTML of the sidebar \`${sidebar}\``, path, written: html, target: { html } }];
      }
      if (node.type !== 'link') return [];
      const { label, to, href, path } = node;
      const name = `The link "${label}" of the sidebar \`${sidebar}\``;
      return [{ name, path, written: { label, to, href }, target: { to, href } }];
    }),
  );
}

function listPages(context: PageContext, docs: Docs | null): PageIndexEntry {
  if (!docs) return { label: '', href: null, items: [] };
  const { mainDoc, sidebars, sidebarOf, set } = docs;
  const inSidebars = [...sidebars.keys()].flatMap((name) => createWholeTree(context, docs, name));
  const others = set.entries.filter((doc) => sidebarOf.get(doc.id) === null && !doc.unlisted);
  return {
    label: context.text(collectionName(context.site.config, set.collection)),
    href: mainDoc && !mainDoc.unlisted ? context.to.page(docsUrl(docs, mainDoc.slug)) : null,
    items: [
      ...createPageIndex(inSidebars),
      ...others.flatMap((doc): PageIndexEntry[] => {
        const route = findDocRoute(context.site, docs, doc.id);
        return route ? [{ label: doc.title, href: context.to.page(route.url), items: [] }] : [];
      }),
    ],
  };
}

function sidebarFiles(site: Site, docs: Docs): readonly SidebarFile[] {
  const { locale } = docs.set;
  return [...docs.longSidebars.keys()].map((name) => {
    const path = treeFile(docs, name);
    return { path, locale, items: () => createWholeTree(createLocaleContext(site, locale, path), docs, name) };
  });
}
