import { resolve } from 'node:path';
import { collectionTypes } from '../collections/collection-types.ts';
import { resolveReports } from '../config/report-levels.ts';
import type { Config } from '../config/config.ts';
import type { Baseline } from '../pipeline/problem-filter/baseline.ts';
import { writeBaseline } from '../pipeline/problem-filter/baseline.ts';
import {
  createProblemFilter,
  type ProblemFilter,
  readSiteText,
} from '../pipeline/problem-filter/create-problem-filter.ts';
import { loadSite } from '../pipeline/load-site.ts';
import { readSiteConfig } from '../pipeline/read-site-config.ts';
import { DocsgenError, type Problem, uniqueProblems } from '../shared/problem.ts';
import type { Site } from '../site/graph/site.ts';
import { once } from '../system/once.ts';
import { build } from './build.ts';
import type { BuildResult } from './build-options.ts';
import type { RunCheckOptions } from './run-check-options.ts';

/** A finished site, and what is known of it before it is checked. */
export interface SiteToCheck {
  /** The output folder. */
  readonly folder: string;
  /** Null for a folder that was made of no known site. */
  readonly config: Config | null;
  readonly loadSite: () => Promise<Site | null>;
  readonly filter: ProblemFilter;
  readonly baseline: Baseline;
  /** What the build has found, filtered. */
  readonly problems: readonly Problem[];
}

/** Builds a site, and returns its output. Throws a `DocsgenError` with the errors of the site. */
export async function makeSiteToCheck(options: RunCheckOptions): Promise<SiteToCheck> {
  const { root, updateBaseline, onProgress, onWait } = options;
  const settings = { root, drafts: false, cache: true, profile: false, onProgress, onWait };
  const make = (ignoresBaseline: boolean) =>
    // Warnings are raised when all is known. The site with them is what shall be checked.
    build({ ...settings, ignoresBaseline });
  const first = updateBaseline ? await makeFirst(resolve(root), make) : { made: await make(false), known: [] };
  const { site, outDir, warnings, filter, baseline } = first.made;
  const problems = uniqueProblems([...first.known, ...warnings]);
  return {
    ...{ folder: outDir, config: site.config, loadSite: async () => site, filter, problems },
    baseline: updateBaseline ? null : baseline,
  };
}

/**
 * Builds a site to make its baseline. If it has errors, they become the baseline, and the site is
 * built again. Returns the result and these errors. Throws errors that no baseline may have.
 */
async function makeFirst(
  root: string,
  make: (ignoresBaseline: boolean) => Promise<BuildResult>,
): Promise<{ readonly made: BuildResult; readonly known: readonly Problem[] }> {
  try {
    return { made: await make(true), known: [] };
  } catch (error) {
    if (!(error instanceof DocsgenError)) throw error;
    await writeBaseline(root, error.problems);
    return { made: await make(false), known: error.problems };
  }
}

/** Returns a folder to check as it is. The site of the root, if there is one, has made it. */
export async function openSiteToCheck(options: RunCheckOptions, out: string): Promise<SiteToCheck> {
  const { root, strict, updateBaseline } = options;
  const folder = resolve(out);
  const read = async (place: string | null) =>
    readSiteConfig(root, collectionTypes, { drafts: false, place }).catch((error: unknown) => {
      if (error instanceof DocsgenError && error.problems.every(({ code }) => code === 'missing-config')) return null;
      throw error;
    });
  const first = await read(null);
  const place = placeOfFolder(first?.value?.config ?? null, folder);
  const configured = place === null ? first : await read(place);
  if (configured !== null && configured.value === null) throw new DocsgenError(configured.problems);
  const { config = null, baseline: known = null } = configured?.value ?? {};
  const baseline = updateBaseline ? null : known;
  const reading = once(async () => (await loadSite({ root, drafts: false, forMaps: true, place })).value);
  const filter = createProblemFilter({
    config: config ?? { reports: resolveReports({}), sources: [] },
    ...{ strict, baseline },
    readText: (file) => readSiteText(resolve(root), file),
  });
  return { folder, config, loadSite: async () => (config ? reading() : null), filter, baseline, problems: [] };
}

/** Returns the place that a folder is built for, which is at the end of its name; null for that of the site. */
function placeOfFolder(config: Config | null, folder: string): string | null {
  const places = (config?.locales ?? []).flatMap(({ away }) => away?.domain ?? []);
  return places.find((place) => folder.endsWith(`-${place}`)) ?? null;
}
