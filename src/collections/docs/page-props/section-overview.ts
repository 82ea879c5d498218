import type { OverviewPageProps, OverviewPartProps } from '../../../shared/main-props.ts';
import type { CompiledContent } from '../../../site/graph/compiled-content.ts';
import type { PageContext, Route, Site } from '../../../site/graph/site.ts';
import { createPageToc, mayShow } from '../../../site/page-props/content.ts';
import { fragmentText } from '../../../site/references/references.ts';
import type { Docs } from '../graph/docs.ts';
import { type DocRoute, docsUrl, findDocRoute } from '../graph/docs-routes.ts';
import { nodesAround } from '../graph/nodes-around.ts';
import { isListed, isUnlisted, type SidebarCategory, type SidebarNode, walkSidebar } from '../sidebars/sidebar.ts';
import { createCard } from './cards.ts';
import { docOf, nodeLanguage, textLanguage } from './node-language.ts';
import { nodeLink } from './node-link.ts';

/** What an overview is made from. */
interface OverviewContext {
  readonly context: PageContext;
  readonly docs: Docs;
  readonly compiled: CompiledContent;
}

/**
 * Returns the overview of the section of a doc: its pages with their headings, then a part for each
 * category with all pages in it. Null if the text of the doc does not show it.
 */
export function createOverview(
  context: PageContext,
  route: DocRoute,
  compiled: CompiledContent,
): readonly OverviewPartProps[] | null {
  const { docs, doc } = route;
  if (!mayShow(compiled, doc.source, 'SectionOverview')) return null;
  const overview = { context, docs, compiled };
  const nodes = nodesAround(route).filter(isListed);
  const categories = nodes.filter((node) => node.type === 'category');
  const own = pagesOf(
    overview,
    nodes.filter((node) => node.type !== 'category'),
  );
  const parts = categories.map((category) => categoryPart(overview, category));
  return [...(own.length === 0 ? [] : [{ category: null, pages: own }]), ...parts];
}

/**
 * Returns the pages whose headings the overview of a doc shows; none if its text does not show it.
 */
export function outlinedPages(site: Site, route: DocRoute, compiled: Pick<CompiledContent, 'pages'>): readonly Route[] {
  const { docs, doc } = route;
  if (!mayShow(compiled, doc.source, 'SectionOverview')) return [];
  return walkSidebar(nodesAround(route)).flatMap((node) => {
    const shown = docOf(node);
    return shown === null ? [] : (findDocRoute(site, docs, shown.id) ?? []);
  });
}

function categoryPart(overview: OverviewContext, category: SidebarCategory): OverviewPartProps {
  const { context, docs } = overview;
  const link = isUnlisted(category) ? null : nodeLink(context, docs, category);
  const below = walkSidebar(category.items).filter((node) => node.type !== 'category' || node.link !== null);
  const { label } = category;
  return {
    category: { label, href: link?.href ?? null, ...nodeLanguage(context, category) },
    pages: pagesOf(overview, below),
  };
}

function pagesOf(overview: OverviewContext, nodes: readonly SidebarNode[]): readonly OverviewPageProps[] {
  const { context, docs } = overview;
  return nodes.flatMap((node) => {
    const card = createCard(context, docs, node);
    if (card === null) return [];
    return [{ ...card, ...textLanguage(context, docOf(node)), headings: headingsOf(overview, node) }];
  });
}

/** Returns links to the headings of a doc that its own table of contents has on its first level. */
function headingsOf({ context, docs, compiled }: OverviewContext, node: SidebarNode): OverviewPageProps['headings'] {
  const doc = docOf(node);
  if (doc === null) return [];
  const { source, frontMatter, slug } = doc;
  return createPageToc(context, compiled, source, frontMatter).map(({ id, label }) => ({
    label,
    href: context.to.page(docsUrl(docs, slug), fragmentText({ id, directive: '' })),
  }));
}
