import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { OutputsToCheck, OutputToCheck } from '../check/read-outputs.ts';
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
import { readSiteConfig, type SiteConfiguration } from '../pipeline/read-site-config.ts';
import { DocsgenError, type Problem, uniqueProblems } from '../shared/problem.ts';
import { once } from '../system/once.ts';
import type { BuildResult } from './build-options.ts';
import { buildSite, type SiteBuild } from './build-site.ts';
import { otherPlaces, outputFolder, placeOfFolder } from './output/site-outputs.ts';
import type { RunCheckOptions } from './run-check-options.ts';

/** A finished site, and what is known of it before it is checked. */
export interface SiteToCheck {
  readonly outputs: OutputsToCheck;
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
    buildSite({ ...settings, ignoresBaseline });
  const first = updateBaseline ? await makeFirst(resolve(root), make) : { made: await make(false), known: [] };
  const { parts, warnings, filter, baseline } = first.made;
  const [main, ...others] = parts;
  // What was left out in one output is so in all.
  for (const other of others) filter.filter(other.filter.leftOut());
  return {
    outputs: [builtOutput(main), ...others.map(builtOutput)],
    ...{ filter, problems: uniqueProblems([...first.known, ...warnings]) },
    baseline: updateBaseline ? null : baseline,
  };
}

function builtOutput({ outDir, site }: BuildResult): OutputToCheck {
  return { folder: outDir, config: site.config, loadSite: async () => site };
}

/**
 * Builds a site to make its baseline. If it has errors, they become the baseline, and the site is
 * built again. Returns the result and these errors. Throws errors that no baseline may have.
 */
async function makeFirst(
  root: string,
  make: (ignoresBaseline: boolean) => Promise<SiteBuild>,
): Promise<{ readonly made: SiteBuild; readonly known: readonly Problem[] }> {
  try {
    return { made: await make(true), known: [] };
  } catch (error) {
    if (!(error instanceof DocsgenError)) throw error;
    await writeBaseline(root, error.problems);
    return { made: await make(false), known: error.problems };
  }
}

/**
 * Returns a folder to check as it is. The site of the root, if there is one, has made it. Those of
 * locales that are served elsewhere are checked with the folder of the site, if they are beside it.
 */
export async function openSiteToCheck(options: RunCheckOptions, out: string): Promise<SiteToCheck> {
  const { root, strict, updateBaseline } = options;
  const folder = resolve(out);
  const first = await readPlace(root, null);
  const place = first && placeOfFolder(first.config, folder);
  const configured = place === null ? first : await readPlace(root, place);
  const { config = null, baseline: known = null } = configured ?? {};
  const outputs: OutputToCheck[] = [];
  for (const other of config && place === null ? otherPlaces(config) : []) {
    const beside = outputFolder(folder, other);
    if (existsSync(beside)) outputs.push(toCheck(root, beside, other, (await readPlace(root, other))?.config ?? null));
  }
  const baseline = updateBaseline ? null : known;
  const filter = createProblemFilter({
    config: config ?? { reports: resolveReports({}), sources: [] },
    ...{ strict, baseline },
    readText: (file) => readSiteText({ root: resolve(root) }, file),
  });
  return { outputs: [toCheck(root, folder, place, config), ...outputs], filter, baseline, problems: [] };
}

/** Returns the configuration of the site for a place; null if there is no site. */
async function readPlace(root: string, place: string | null): Promise<SiteConfiguration | null> {
  try {
    const { value, problems } = await readSiteConfig(root, collectionTypes, { drafts: false, place });
    if (value === null) throw new DocsgenError(problems);
    return value;
  } catch (error) {
    if (error instanceof DocsgenError && error.problems.every(({ code }) => code === 'missing-config')) return null;
    throw error;
  }
}

function toCheck(root: string, folder: string, place: string | null, config: Config | null): OutputToCheck {
  const reading = once(async () => (await loadSite({ root, drafts: false, forMaps: true, place })).value);
  return { folder, config, loadSite: async () => (config ? reading() : null) };
}
