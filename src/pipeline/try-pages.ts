import { pageFormat } from '../content/page-file.ts';
import type { Problem } from '../shared/problem.ts';
import { createPageContexts } from '../site/graph/page-context.ts';
import { entryOf, type Route } from '../site/graph/route.ts';
import type { Site } from '../site/graph/site.ts';
import { createPageJob } from './create-page-job.ts';
import { createRenderSettings } from './create-render-settings.ts';
import type { WorkerPool } from '../workers/open-worker-pool.ts';
import type { RenderInput } from './render-input.ts';

interface TryPagesOptions {
  readonly input: RenderInput;
  readonly routes: readonly Route[];
  /** What is known to be wrong. */
  readonly problems: readonly Problem[];
  readonly pool: Pick<WorkerPool, 'render'>;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Prints, into nothing, the pages of a site with mistakes that have JavaScript of their own.
 * Returns what fails in them beyond what is known: whoever mends a dead link is to be told at once
 * of a component that throws.
 */
export async function tryPages(options: TryPagesOptions): Promise<readonly Problem[]> {
  const { input, routes, problems, pool, onProgress } = options;
  const pages = routes.filter((route) => isWorthTrying(route, input));
  const bare = { ...input, site: withoutFrame(input.site) };
  const contextOf = createPageContexts(bare.site);
  const found = new Map<Route, readonly Problem[]>();
  let done = 0;
  const tell = () => onProgress((done += 1), pages.length);
  function* jobs() {
    for (const route of pages) {
      const json = jsonOf(() => createPageJob(bare, contextOf(route), null));
      if (json === null) tell();
      else yield { route, json };
    }
  }
  const frame = { ...createRenderSettings(bare), stage: null, isTrial: true };
  await pool.render(frame, jobs(), ({ route }, result) => {
    tell();
    if ('problems' in result) found.set(route, result.problems);
  });
  // What is wrong with a component that was told already fails when it is printed, too.
  const known = new Set(problems.map(placeOf));
  return pages.flatMap((route) => found.get(route) ?? []).filter((problem) => !known.has(placeOf(problem)));
}

/**
 * Text without JavaScript cannot fail. A page that is shown in several languages fails in its own.
 */
function isWorthTrying(route: Route, { compiled, mdxModules, diagrams }: RenderInput): boolean {
  const entry = entryOf(route);
  if (entry === null || entry.fallback || pageFormat(entry.source.file) !== 'mdx') return false;
  const { file } = entry.source;
  const page = compiled.pages.get(file);
  return page?.isParsed === true && mdxModules.has(file) && page.diagrams.every(({ source }) => diagrams.has(source));
}

/** What stands around the texts may be what is wrong with the site. */
function withoutFrame(site: Site): Site {
  const { config } = site;
  const navbar = { ...config.navbar, logo: null, items: [] };
  return { ...site, config: { ...config, navbar, footer: null, favicon: null, image: null } };
}

/**
 * Where the site's graph has mistakes, what is made of it may not know what to do: those are told,
 * and this page is left out.
 */
function jsonOf(create: () => unknown): string | null {
  try {
    return JSON.stringify(create());
  } catch {
    return null;
  }
}

function placeOf({ file, line, column }: Problem): string {
  return JSON.stringify([file, line, column]);
}
