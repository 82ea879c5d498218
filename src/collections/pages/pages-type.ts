import type { Collection, Config } from '../../config/config.ts';
import type { CollectionFields } from '../../config/fields/site-config.ts';
import type { PageIndexEntry } from '../../shared/main-props.ts';
import type { Outcome } from '../../shared/problem.ts';
import type { CollectionType } from '../../site/collection-type.ts';
import type { CollectionGraph, PageContext, PageKind, SearchDescription } from '../../site/graph/site.ts';
import { createHomeMain, createPageMain } from './page-main.ts';
import { homeLinks, type PageKinds, pageRoutes } from './page-routes.ts';
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
      isOfKind: (name) => /\.(?:jsx?|tsx|vue|svelte|astro)$/.test(name),
      why: 'only Markdown makes pages, and no page imports from there',
      hint: "Write a page that imports a React component, such as `index.mdx`: `import Home from './Home.tsx'`, then `<Home />`.",
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

const homeKind: PageKind = { name: 'home', createMain: createHomeMain, describeForSearch, references: homeLinks };

const kinds: PageKinds = { page: pageKind, home: homeKind };

function createGraph(_: Config, collection: Collection, sets: readonly PageSet[]): Outcome<CollectionGraph> {
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
