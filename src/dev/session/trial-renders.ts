import { createPageJob, textsOf } from '../../pipeline/create-page-job.ts';
import { createRenderSettings } from '../../pipeline/create-render-settings.ts';
import { settingsFingerprint } from '../../pipeline/render-pages.ts';
import { hashOf } from '../../system/hash.ts';
import { validateRenderedAddresses } from '../../pipeline/validate-rendered-addresses.ts';
import type { WorkerPool } from '../../workers/open-worker-pool.ts';
import type { HtmlResult } from '../../workers/page-job.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import { includedPath } from '../../markdown/includes/included-path.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RenderedAddresses } from '../../site/references/rendered-addresses.ts';
import type { Route } from '../../site/graph/route.ts';
import { canBeRendered } from './can-be-rendered.ts';
import { faultProblem } from './fault-problem.ts';
import type { Graph } from './graph.ts';

interface TrialOptions {
  readonly graph: Graph;
  readonly input: RenderInput;
  readonly pool: Pick<WorkerPool, 'renderHtml' | 'locate'>;
  /** What is known to be wrong with the texts. */
  readonly problems: readonly Problem[];
  /** Settles when nobody waits for anything; false once the site has changed. */
  readonly mayGoOn: () => Promise<boolean>;
}

/**
 * Prints pages of a site to see whether they can be. Returns what stands in their way, and what is
 * wrong with what they print; null if the site has changed meanwhile.
 */
export type TrialRenders = (options: TrialOptions) => Promise<readonly Problem[] | null>;

/**
 * Returns what tries pages of one site after the other. Only what components and expressions do is
 * not known until a page is printed, so others are left out; and so are those that were printed
 * before from the same.
 */
export function createTrialRenders(): TrialRenders {
  // What was printed, by the page's file in the output.
  let sound: ReadonlyMap<string, SoundPage> = new Map();
  return async ({ graph, input, pool, problems, mayGoOn }) => {
    const settings = createRenderSettings(input);
    const shared = settingsFingerprint(input);
    const broken = new Set(problems.flatMap(({ severity, file }) => (severity === 'error' && file ? [file] : [])));
    const found: Problem[] = [];
    const next = new Map<string, SoundPage>();
    const renderedAddresses = new Map<Route, RenderedAddresses>();
    for (const route of input.site.routes) {
      if (!hasMdxModule(input, route) || !canBeRendered(input, route)) continue;
      if (filesOf(input, route).some((file) => broken.has(file))) continue;
      if (!(await mayGoOn())) return null;
      const job = createPageJob(input, graph.contextOf(route), null);
      const key = hashOf(shared, JSON.stringify(job));
      const known = sound.get(route.output);
      const page = known?.key === key ? known : await tryPage(() => pool.renderHtml(settings, job), route);
      if ('problems' in page) {
        if (page.problems.some(({ code }) => code === 'changed-during-build')) return null;
        found.push(...page.problems);
      } else {
        next.set(route.output, { key, renderedAddresses: page.renderedAddresses });
        if (page.renderedAddresses) renderedAddresses.set(route, page.renderedAddresses);
      }
    }
    sound = next;
    return [
      ...found,
      ...(await validateRenderedAddresses({ input, contextOf: graph.contextOf, pool, renderedAddresses })),
    ];
  };
}

/** A page that was printed without a mistake. */
interface SoundPage {
  /** Names all that it was printed from. */
  readonly key: string;
  readonly renderedAddresses: RenderedAddresses | null;
}

async function tryPage(print: () => Promise<HtmlResult>, { source }: Route): Promise<HtmlResult> {
  try {
    return await print();
  } catch (error) {
    return { problems: [{ ...faultProblem(error), file: source ?? undefined }] };
  }
}

function hasMdxModule({ mdxModules }: RenderInput, route: Route): boolean {
  return textsOf(route).some(({ source }) => mdxModules.has(source.file));
}

/** Returns the files that the texts of a page are written in. */
function filesOf({ compiled }: RenderInput, route: Route): readonly string[] {
  return textsOf(route).flatMap(({ source: { file } }) => {
    const included = compiled.pages.get(file)?.dependencies ?? [];
    return [file, ...included.map(({ path }) => includedPath(file, path))];
  });
}
