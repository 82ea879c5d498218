import { pageFormat } from '../../content/page-file.ts';
import type { PageMain, WideMain } from '../../shared/main-props.ts';
import type { CompiledContent } from '../../site/graph/compiled-content.ts';
import type { PageContext } from '../../site/graph/site.ts';
import { createContent, createPageToc } from '../../site/page-props/content.ts';
import { createNotices } from '../../site/page-props/notices.ts';
import type { PageRoute } from './page-routes.ts';

/** Returns the main area of a page that is neither doc nor post. */
export function createPageMain(
  context: PageContext,
  { entry }: PageRoute,
  compiled: CompiledContent,
): PageMain | WideMain {
  const { layout, hide_title: isTitleHidden } = entry.frontMatter;
  const heading = entry.hasOwnHeading || isTitleHidden ? null : entry.title;
  const common = { title: entry.title, content: createContent(context, entry.source), notices: createNotices(context) };
  if (layout === 'wide' || layout === 'blank') {
    const isComponent = pageFormat(entry.source.file) === 'component';
    return { kind: layout, ...common, heading: isComponent ? null : heading, isComponent };
  }
  const toc = createPageToc(context, compiled, entry.source, entry.frontMatter, entry);
  return { kind: 'page', title: common.title, heading, content: common.content, toc, notices: common.notices };
}
