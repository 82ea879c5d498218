import { keyOf } from '../plugins/diagrams/draw-diagrams.ts';
import type { ThemeBundle } from '../bundler/open-theme.ts';
import { pageFormat } from '../content/page-file.ts';
import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import type { Problem } from '../shared/problem.ts';
import { createPageContexts } from '../site/graph/page-context.ts';
import type { Route, Site } from '../site/graph/site.ts';
import type { WorkerPool } from '../workers/open-worker-pool.ts';
import { textsOf } from './create-page-job.ts';
import type { RenderInput } from './render-input.ts';
import { renderPages } from './render-pages.ts';

interface TryPagesOptions {
  readonly input: RenderInput;
  readonly routes: readonly Route[];
  /** The problems that are known already. */
  readonly problems: readonly Problem[];
  readonly pool: Pick<WorkerPool, 'render'>;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Renders the pages of a site with errors that have JavaScript of their own, without writing them.
 * Returns the new problems, so that a writer sees a broken link and a component that throws in one
 * run.
 */
export async function tryPages(options: TryPagesOptions): Promise<readonly Problem[]> {
  const { input, routes, problems, pool, onProgress } = options;
  const pages = routes.filter((route) => isWorthTrying(route, input));
  const bare = { ...input, site: withoutLayout(input.site) };
  const found = new Map<Route, readonly Problem[]>();
  const contextOf = createPageContexts(bare.site);
  let done = 0;
  await renderPages({
    input: bare,
    pages: pages.map((route) => ({ route, entry: null })),
    contextOf: (route) => ({ ...contextOf(route), isTrial: true }),
    pool,
    target: { stage: null, isTrial: true },
    onDone: ({ route }, result) => {
      onProgress((done += 1), pages.length);
      if ('problems' in result) found.set(route, result.problems);
    },
  });
  // A component with a known problem also fails when it is rendered. Report it once.
  const known = new Set(problems.map(placeOf));
  return pages.flatMap((route) => found.get(route) ?? []).filter((problem) => !known.has(placeOf(problem)));
}

/**
 * Returns whether a page can fail when it is rendered. Text without JavaScript cannot fail, unless
 * a component of a plugin shows it. A file that is shown in several locales is tried in its own.
 */
function isWorthTrying(route: Route, input: RenderInput): boolean {
  const { entry, kind } = route;
  const hasComponent = input.site.config.pageComponents.some((each) => each.kind === kind.name);
  if (!hasComponent && (entry === null || pageFormat(entry.source.file) === 'md')) return false;
  if (entry?.fallback || input.pageData.get(route.url) === null) return false;
  return textsOf(route).every(({ source }) => isWhole(source.file, input));
}

/** Returns whether a text was compiled without errors, with everything that it needs. */
function isWhole(file: string, { compiled, mdxModules, diagrams, theme }: RenderInput): boolean {
  const page = compiled.pages.get(file);
  if (usesMissing(page, theme)) return false;
  return (
    page?.isParsed === true &&
    (pageFormat(file) === 'md' || mdxModules.has(file)) &&
    page.diagrams.every((diagram) => diagrams.has(keyOf(diagram)))
  );
}

/**
 * Returns whether a page uses a component of the site that the theme lacks because of a mistake in
 * its code.
 */
export function usesMissing(page: PageMetadata | undefined, { missing }: Pick<ThemeBundle, 'missing'>): boolean {
  return page?.mdxModule?.components.some(({ name }) => missing?.includes(name) ?? true) ?? false;
}

/**
 * Returns the site without the configured parts of the page layout, because these may have errors.
 */
function withoutLayout(site: Site): Site {
  const { config } = site;
  const navbar = { ...config.navbar, logo: null, items: [] };
  return { ...site, config: { ...config, navbar, footer: null, announcements: [], favicon: null, image: null } };
}

function placeOf({ file, line, column }: Problem): string {
  return JSON.stringify([file, line, column]);
}
