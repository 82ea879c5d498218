import type { Collection } from '../../config/config.ts';
import type { CollectionFields } from '../../config/fields/site-config.ts';
import type { PageIndexEntry } from '../../shared/page-index.ts';
import { mayBeComponentPage } from '../../content/page-file.ts';
import type { Outcome } from '../../shared/problem.ts';
import type { CollectionType, GraphSite } from '../../site/collection-type.ts';
import type { CollectionGraph, PageContext, PageKind, SearchDescription } from '../../site/graph/site.ts';
import { createHomeMain } from './home-main.ts';
import { homeReferences } from './home-sections.ts';
import { createPageMain } from './page-main.ts';
import { type PageKinds, pageRoutes } from './page-routes.ts';
import { type PageSet, scanPages } from './scan-pages.ts';
import { pageFrontMatter, pagesOptions } from './schema.ts';

/** Single pages without a sidebar. */
export const pagesType: CollectionType = {
  name: 'pages',
  options: pagesOptions,
  navbarItems: [],
  components: 'src/collections/pages/main-components.tsx',
  frontMatter: pageFrontMatter,
  isMetadataFile: () => false,
  ignoredKinds: [
    {
      isOfKind: mayBeComponentPage,
      why: 'a component is a page if it exports `page`, and no page imports from there',
      hint: "Export what front matter says elsewhere, `export const page = { title: 'About' };`, or begin the name with `_`.",
    },
    {
      isOfKind: (name) => /\.(?:js|vue|svelte|astro)$/.test(name),
      why: 'only Markdown files and React components become pages, and no page imports from there',
      hint: 'Write the page as a component, such as `index.tsx`, which exports `page` and a component as its default export.',
    },
  ],
  resolve: resolveCollection,
  scan: scanPages,
  createGraph,
};

function resolveCollection(key: string, { path = '', head }: CollectionFields): Collection {
  return { type: pagesType.name, key, path, head, folders: [key], versions: [] };
}

const describeForSearch = (): SearchDescription => ({ group: 'page', trail: [], keywords: [] });

const pageKind: PageKind = { name: 'page', createMain: createPageMain, describeForSearch };

const homeKind: PageKind = { name: 'home', createMain: createHomeMain, describeForSearch, references: homeReferences };

const kinds: PageKinds = { page: pageKind, home: homeKind };

function createGraph(_: GraphSite, collection: Collection, sets: readonly PageSet[]): Outcome<CollectionGraph> {
  const routes = sets.flatMap((set) => pageRoutes(set, kinds));
  const value = { collection, routes, listPages: (context: PageContext) => listPages(context, collection) };
  return { value, problems: [] };
}

function listPages({ site, locale, strings, to }: PageContext, { key }: Collection): PageIndexEntry {
  // The routes of the site are sorted by address.
  const own = site.routes.filter(
    (route) => route.collection === key && !route.unlisted && route.locale.name === locale.name,
  );
  return {
    label: strings['theme.SearchBar.group.page'],
    href: null,
    items: own.map(({ title, url }) => ({ label: title, href: to.page(url), items: [] })),
  };
}
