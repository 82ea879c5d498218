import { join, resolve } from 'node:path';
import { collectionTypes } from '../collections/collection-types.ts';
import type { Locale } from '../config/config.ts';
import { readSiteConfig } from '../pipeline/read-site-config.ts';
import { groupBy } from '../shared/group-by.ts';
import { uniqueProblems } from '../shared/problem.ts';
import { build, type BuildOptions, type BuildResult } from './build.ts';

/** The results of all outputs of a site. The fields of `BuildResult` are their sums. */
export interface SiteBuild extends BuildResult {
  /** One for each output, that of the site itself first. */
  readonly parts: readonly BuildResult[];
}

/**
 * Builds a site into its output folder, and the locales that are served elsewhere into folders
 * beside it: `build-es/` beside `build/`. Returns what was built. If an output has errors, throws a
 * `DocsgenError` with all of them and leaves its folder, and those that come later, as they were.
 */
export async function buildSite(options: BuildOptions): Promise<SiteBuild> {
  const out = resolve(options.out ?? join(options.root, 'build'));
  const parts: BuildResult[] = [];
  const buildPlace = async (place: string | null, locales: BuildOptions['locales']) => {
    const part = await build({ ...options, place, locales, out: place === null ? out : `${out}-${place}` });
    parts.push(part);
    return part;
  };
  if (options.locales) {
    const places = await findPlaces(options);
    for (const [place, names] of groupBy(options.locales, (name) => places.get(name) ?? null))
      await buildPlace(place, names);
  } else {
    const { site } = await buildPlace(null, undefined);
    for (const place of new Set(site.config.locales.flatMap(placeOf))) await buildPlace(place, undefined);
  }
  return sumOf(parts);
}

function placeOf({ away }: Locale): readonly string[] {
  return away === null || away.domain === null ? [] : [away.domain];
}

/** Returns where locales are served elsewhere. The build reports mistakes in the configuration. */
async function findPlaces({
  root,
  drafts,
  types = collectionTypes,
}: BuildOptions): Promise<ReadonlyMap<string, string>> {
  const { value } = await readSiteConfig(resolve(root), types, { drafts });
  return new Map(value?.config.locales.flatMap((locale) => placeOf(locale).map((place) => [locale.name, place])));
}

function sumOf(parts: readonly BuildResult[]): SiteBuild {
  const [first] = parts;
  if (!first) throw new TypeError('A build has at least one output');
  return {
    ...first,
    parts,
    routes: parts.flatMap(({ routes }) => routes),
    rendered: parts.reduce((sum, { rendered }) => sum + rendered, 0),
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    warnings: uniqueProblems(parts.flatMap(({ warnings }) => warnings)),
  };
}
