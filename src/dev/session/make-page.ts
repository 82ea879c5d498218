import { codesOfBuild } from '../../check/page-codes.ts';
import { createPageJob } from '../../pipeline/create-page-job.ts';
import { createRenderSettings } from '../../pipeline/create-render-settings.ts';
import { prepare } from '../../pipeline/prepare.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import { withMakers } from '../../content/generated-pages.ts';
import { hasErrors, type Problem, uniqueProblems } from '../../shared/problem.ts';
import { createDevServices, type DevContext, type PageParts } from './dev-services.ts';
import { judgeInDev } from './judge-in-dev.ts';
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
  const result = await pool.renderHtml(
    { ...createRenderSettings(input), codes: codesOfBuild(input.site.config, false) },
    job,
  );
  if ('problems' in result)
    return { html: null, copy: null, problems: named([...problems, ...result.problems]), ...made };
  const { html, copy, page } = result;
  const { output } = route;
  const wrong = await judgeInDev({
    ...{ parts, context, input, problems },
    pages: new Map([[output, page]]),
    html: new Map([[output, html]]),
  });
  return { html, copy, problems: named([...problems, ...filter(wrong)]), ...made };
}
