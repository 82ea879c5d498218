import type { CollectionMain } from '../../shared/collection-page.ts';
import type { PageMain } from '../../shared/main-props.ts';
import type { CompiledContent } from '../../site/graph/compiled-content.ts';
import type { PageContext, Route } from '../../site/graph/site.ts';
import { compiledPage, createContent, createPageToc } from '../../site/page-props/content.ts';
import { createNotices } from '../../site/page-props/notices.ts';
import type { PluginEntry } from './opened-type.ts';
import type { PlannedPage } from './plan-pages.ts';

/** A page of a collection whose type comes from a plugin. */
export interface CollectionRoute extends Route {
  readonly page: PlannedPage;
  readonly entry: PluginEntry | null;
  readonly listed: readonly { readonly entry: PluginEntry; readonly url: string }[];
  readonly links: Readonly<Record<string, { readonly title: string; readonly url: string } | null>>;
  /** Title of the collection. */
  readonly trail: string;
}

/** Returns the main area of a page that a component of the plugin shows. */
export function createCollectionMain(
  context: PageContext,
  { kind, page, entry, listed, links, title, description }: CollectionRoute,
  compiled: CompiledContent,
): CollectionMain {
  const { to } = context;
  const { source, frontMatter } = entry ?? { source: null, frontMatter: {} };
  return {
    kind: kind.name,
    title,
    titleId: source && compiledPage(compiled, source.file).titleId,
    description,
    content: source && createContent(context, source),
    frontMatter,
    entries: listed.map(({ entry: each, url }) => ({
      path: each.path,
      title: each.title,
      description: each.description,
      href: to.page(url),
      frontMatter: each.frontMatter,
      content: createContent(context, each.source),
    })),
    links: Object.fromEntries(
      Object.entries(links).map(([name, link]) => [name, link && { label: link.title, href: to.page(link.url) }]),
    ),
    data: page.data ?? null,
    toc: source ? createPageToc(context, compiled, source, frontMatter) : [],
    notices: createNotices(context),
  };
}

/** Returns the main area of a page that looks as docsgen's own pages of text do. */
export function createTextMain(
  context: PageContext,
  { entry, title }: CollectionRoute,
  compiled: CompiledContent,
): PageMain {
  if (entry === null) throw new TypeError(`The page ${title} has no text`);
  const { source, hasOwnHeading, frontMatter } = entry;
  return {
    kind: 'page',
    title,
    heading: hasOwnHeading ? null : title,
    content: createContent(context, source),
    toc: createPageToc(context, compiled, source, frontMatter),
    notices: createNotices(context),
  };
}
