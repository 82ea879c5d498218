import { basename } from 'node:path';
import type { Problem } from '../shared/problem.ts';
import { describeRoute } from '../site/describe-route.ts';
import type { RouteInfo } from '../shared/route-info.ts';

/** What to build, and where to. Every field is optional. */
export interface BuildSettings {
  /** The site's folder. Default: the current folder. */
  root?: string | undefined;
  /** The output folder. Default: `build/` in the root. */
  out?: string | undefined;
  /** Names of the locales to build. Default: all. */
  locales?: readonly string[] | undefined;
  /** The path under which the site will be served. Default: that of the configuration. */
  base?: string | undefined;
  /** Build drafts and hidden locales too. Default: false. */
  drafts?: boolean | undefined;
  /** Use the results of earlier builds, and keep those of this one. Default: true. */
  cache?: boolean | undefined;
  /**
   * Is called when a step starts, with its name, and during long steps with the number of pages or
   * files that are done and that there are.
   */
  onProgress?: ((step: string, done?: number, total?: number) => void) | undefined;
}

/** The result of a build. */
export interface BuildReport {
  /** Absolute path of the output folder. */
  readonly outDir: string;
  /** Absolute paths of all output folders, including those of locales that are served elsewhere. */
  readonly outDirs: readonly string[];
  /** The routes that were built. */
  readonly routes: readonly RouteInfo[];
  /** How many pages were rendered. The others were unchanged. */
  readonly rendered: number;
  /** Size of the output in bytes. */
  readonly bytes: number;
  readonly warnings: readonly Problem[];
}

/**
 * Builds a site into its output folder, and returns what was built. It prints nothing. If the site
 * has errors, throws a `DocsgenError` with all of them and leaves the folder as it was.
 */
export async function build(settings: BuildSettings = {}): Promise<BuildReport> {
  const { root = '.', out, locales, base, drafts = false, cache = true, onProgress } = settings;
  const { buildSite } = await import('../build/build-site.ts');
  const { parts, outDir, rendered, bytes, warnings } = await buildSite({
    root,
    out,
    locales,
    base,
    drafts,
    cache,
    profile: false,
    onProgress: (step, done, total) => onProgress?.(step, done, total),
    onWait: () => undefined,
  });
  const routes = parts.flatMap((part) =>
    part.routes.map((route) => describeRoute(part.site, route, out === undefined ? undefined : basename(out))),
  );
  return { outDir, outDirs: parts.map((part) => part.outDir), routes, rendered, bytes, warnings };
}
