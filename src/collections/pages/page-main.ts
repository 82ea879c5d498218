import type { HomeFeatureProps, HomeMain, HomeSectionProps, PageMain } from '../../shared/main-props.ts';
import type { CompiledContent } from '../../site/graph/compiled-content.ts';
import type { PageContext } from '../../site/graph/site.ts';
import { resolveTarget } from '../../site/navigation/site-link.ts';
import { compiledPage, createContent, createNotices, createPageToc } from '../../site/page-props/content.ts';
import type { PageFrontMatter } from './schema.ts';
import type { PageRoute } from './page-routes.ts';

/** Returns the main area of a page that is neither doc nor post. */
export function createPageMain(context: PageContext, { entry }: PageRoute, compiled: CompiledContent): PageMain {
  return {
    kind: 'page',
    title: entry.title,
    heading: entry.hasOwnHeading || entry.frontMatter.hide_title ? null : entry.title,
    content: createContent(context, entry.source),
    toc: createPageToc(context, compiled, entry.source, entry.frontMatter),
    notices: createNotices(context),
  };
}

/** Returns the main area of a landing page. Throws a `LinkError` if one of its links is broken. */
export function createHomeMain(context: PageContext, { entry }: PageRoute, compiled: CompiledContent): HomeMain {
  const { hero, features, integrations, sample } = entry.frontMatter;
  const { isEmpty } = compiledPage(compiled, entry.source.file);
  return {
    kind: 'home',
    title: hero?.title ?? entry.title,
    tagline: hero?.tagline ?? '',
    actions: (hero?.actions ?? []).map((action) => ({
      label: action.label,
      primary: action.primary ?? false,
      ...resolveTarget(context, action),
    })),
    features: features ? section(context, features) : null,
    integrations: integrations ? section(context, integrations) : null,
    sample: sample ? { title: sample.title, text: sample.text ?? null } : null,
    content: isEmpty ? null : createContent(context, entry.source),
    notices: createNotices(context),
  };
}

type Section = NonNullable<PageFrontMatter['features']>;

function section(context: PageContext, { title, text, items }: Section): HomeSectionProps {
  return {
    title,
    text: text ?? null,
    items: items.map((item): HomeFeatureProps => {
      const hasTarget = item.to !== undefined || item.href !== undefined;
      const href = hasTarget ? resolveTarget(context, item).href : null;
      return { icon: item.icon ?? null, title: item.title, text: item.text, href };
    }),
  };
}
