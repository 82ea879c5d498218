import { walkSidebar } from './sidebars/sidebar.ts';
import type { LocaleContext, PageKind, SearchDescription } from '../../site/graph/site.ts';
import { type Tag, tagsOf } from '../../site/tags/tags.ts';
import { collectionName } from './config/collection-name.ts';
import type { Doc } from './content/doc-set.ts';
import type { CategoryRoute, DocRoute } from './graph/docs-routes.ts';
import { placeOfRoute } from './graph/route-place.ts';
import type { DocsTagRoute, TagKinds } from './graph/tag-routes.ts';
import { breadcrumbData } from './page-props/breadcrumbs.ts';
import { createCategoryMain, createDocMain } from './page-props/docs-main.ts';
import { createDocsSidebar } from './page-props/docs-sidebar.ts';
import { outlinedPages } from './page-props/section-overview.ts';
import { createDocsTagMain, createDocsTagsMain } from './page-props/tags-main.ts';

/** Pages of docs. */
export const docKind: PageKind = {
  name: 'doc',
  articleType: 'TechArticle',
  describeData: breadcrumbData,
  docId: ({ doc }: DocRoute) => doc.id,
  createMain: createDocMain,
  createSidebar: createDocsSidebar,
  describeForSearch,
  outlinedPages,
};

/** Pages of sidebar categories. */
export const categoryPageKind: PageKind = {
  name: 'category',
  describeData: breadcrumbData,
  createMain: createCategoryMain,
  createSidebar: createDocsSidebar,
  describeForSearch,
  references: ({ category: { link } }: CategoryRoute) => {
    if (link?.type !== 'generated-index' || !link.image) return [];
    return [{ path: ['link', 'image'], picture: link.image.src, place: link.image.place }];
  },
  isInOwnLanguage: ({ category }: CategoryRoute) =>
    walkSidebar(category.items).some((node) => node.type === 'doc' && !node.doc.fallback),
};

const hasOwnDocs = ({ entries }: Tag<Doc>) => entries.some(({ fallback }) => !fallback);

/** Pages of tags, and lists of tags. */
export const tagKinds: TagKinds = {
  tags: {
    name: 'docs-tags',
    createMain: createDocsTagsMain,
    isInOwnLanguage: ({ docs }: DocsTagRoute) => docs.tags.all.some(hasOwnDocs),
  },
  tag: {
    name: 'docs-tag',
    createMain: createDocsTagMain,
    isInOwnLanguage: ({ tag }: DocsTagRoute) => tag !== null && hasOwnDocs(tag),
  },
};

function describeForSearch(context: LocaleContext, route: DocRoute | CategoryRoute): SearchDescription {
  const path = placeOfRoute(route)?.path ?? [];
  const name = collectionName(context.site.config, route.docs.set.collection);
  const trail = [context.text(name), ...path.map(({ label }) => label)];
  const tags = 'doc' in route ? tagsOf(route.docs.tags, route.doc) : [];
  return { group: 'docs', trail, keywords: tags.map(({ label }) => label) };
}
