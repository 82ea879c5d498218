import { createPageJob } from '../../pipeline/create-page-job.ts';
import { createRenderSettings } from '../../pipeline/create-render-settings.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import { mainPart } from '../../search/text/main-part.ts';
import type { LogoProps } from '../../shared/page-props.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import { absoluteUrl } from '../../site/graph/absolute-url.ts';
import { createPageContexts } from '../../site/graph/page-context.ts';
import type { Route } from '../../site/graph/site.ts';
import type { WorkerPool } from '../../workers/open-worker-pool.ts';

/** A page as a reader of the site sees it. */
export interface RenderedPage {
  /** The HTML of its main area. */
  readonly main: string;
  /** Absolute address. */
  readonly url: string;
}

/** The pages of a book, and what they show around their texts. */
export interface RenderedPages {
  readonly pages: ReadonlyMap<Route, RenderedPage>;
  /** The logo of the site; null for none. */
  readonly logo: LogoProps | null;
}

/** Renders pages as a build does. Throws a `DocsgenError` with the errors of all that fail. */
export async function renderBookPages(
  input: RenderInput,
  routes: readonly Route[],
  pool: Pick<WorkerPool, 'renderHtml'>,
): Promise<RenderedPages> {
  const settings = createRenderSettings(input);
  const contextOf = createPageContexts(input.site);
  const pages = new Map<Route, RenderedPage>();
  const problems: Problem[] = [];
  let logo: LogoProps | null = null;
  for (const route of routes) {
    const job = createPageJob(input, contextOf(route), null);
    const result = await pool.renderHtml(settings, job);
    if ('problems' in result) problems.push(...result.problems);
    else pages.set(route, { main: mainPart(result.html), url: absoluteUrl(input, route.url) });
    if ('navbar' in job.props) logo = job.props.navbar?.logo ?? logo;
  }
  if (problems.length > 0) throw new DocsgenError(problems);
  return { pages, logo };
}
