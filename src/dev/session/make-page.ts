import { createPageJob } from '../../pipeline/create-page-job.ts';
import { createRenderSettings } from '../../pipeline/create-render-settings.ts';
import { prepare } from '../../pipeline/prepare.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import { validateRenderedAddresses } from '../../pipeline/validate-rendered-addresses.ts';
import { withMakers } from '../../content/generated-pages.ts';
import { hasErrors, type Problem, uniqueProblems } from '../../shared/problem.ts';
import { createCompiledContent } from '../../site/graph/compiled-content.ts';
import { type RenderedAddresses, renderedTargets } from '../../site/references/rendered-addresses.ts';
import { createDevServices, type DevContext, type PageParts } from './dev-services.ts';
import type { Route } from '../../site/graph/site.ts';

/** A page, or the problems that prevent rendering it. */
export interface MadePage extends Pick<RenderInput, 'diagrams' | 'imageCopies' | 'pageImages'> {
  /** The HTML that a build renders, with marks at broken links; null if it cannot be rendered. */
  readonly html: string | null;
  /** The Markdown copy; null for a page without one, or one that cannot be rendered. */
  readonly copy: string | null;
  /** All problems of its texts. */
  readonly problems: readonly Problem[];
}

/**
 * Renders one page and returns it. Compiles its texts and the pages whose headings they link to.
 */
export async function makePage(parts: PageParts, context: DevContext, route: Route): Promise<MadePage> {
  const { graph, pool, filter } = parts;
  const services = createDevServices(parts, context);
  const { input, problems, blocking } = await prepare({ site: graph.site, routes: [route] }, services);
  const made = { diagrams: input.diagrams, imageCopies: input.imageCopies, pageImages: input.pageImages };
  const named = (found: readonly Problem[]) => uniqueProblems(withMakers(found, graph.site.content.generated));
  if (hasErrors(blocking)) return { html: null, copy: null, problems: named(problems), ...made };
  const job = createPageJob(input, graph.contextOf(route), null);
  const result = await pool.renderHtml(createRenderSettings(input), job);
  if ('problems' in result)
    return { html: null, copy: null, problems: named([...problems, ...result.problems]), ...made };
  const { html, copy, renderedAddresses } = result;
  const wrong = renderedAddresses ? await validatePage(parts, input, route, renderedAddresses) : [];
  return { html, copy, problems: named([...problems, ...filter(wrong)]), ...made };
}

/**
 * Returns the problems of the addresses that a page rendered. Compiles the pages that they point
 * to.
 */
async function validatePage(
  { graph, compile, pool }: PageParts,
  input: RenderInput,
  route: Route,
  renderedAddresses: RenderedAddresses,
): Promise<readonly Problem[]> {
  const { site, contextOf } = graph;
  const routes = [route, ...renderedTargets(site, route, renderedAddresses)];
  const { metadata } = await compile({ site, routes });
  const compiled = createCompiledContent(routes, new Map([...input.compiled.pages, ...metadata]));
  const rendered = new Map([[route, renderedAddresses]]);
  return validateRenderedAddresses({ input: { ...input, compiled }, contextOf, pool, renderedAddresses: rendered });
}
