import { join, resolve } from 'node:path';
import { findStateFolder } from '../config/state-folder.ts';
import { collectionTypes } from '../collections/collection-types.ts';
import { mergeProfiles } from '../pipeline/clock.ts';
import { readSiteConfig } from '../pipeline/read-site-config.ts';
import { groupBy } from '../shared/group-by.ts';
import { checkPublishing } from '../pipeline/check-publishing.ts';
import { DocsgenError, hasErrors, type Problem, uniqueProblems } from '../shared/problem.ts';
import type { BuildOptions, BuildResult, StagedBuild } from './build-options.ts';
import { publishTogether } from './output/publish-together.ts';
import { recoverOutputs } from './output/recover-outputs.ts';
import { removeGoneOutputs } from './output/remove-gone-outputs.ts';
import { otherPlaces, outputFolder } from './output/site-outputs.ts';
import { stageBuild } from './stage-build.ts';

/** The results of all outputs of a site. The fields of `BuildResult` are their sums. */
export interface SiteBuild extends BuildResult {
  /** One for each output, that of the site itself first. */
  readonly parts: readonly [BuildResult, ...BuildResult[]];
}

/**
 * Builds a site into its output folder, and the locales that are served elsewhere into folders
 * beside it: `build-es/` beside `build/`. Returns what was built. If an output has errors, throws a
 * `DocsgenError` with all of them. Then, or if a folder cannot be written, all stay as they were.
 */
export async function buildSite(options: BuildOptions): Promise<SiteBuild> {
  const root = resolve(options.root);
  const out = resolve(options.out ?? join(root, 'build'));
  const state = await findStateFolder(root);
  const outputs = { root, state, out, onWait: options.onWait };
  await recoverOutputs(outputs);
  const staged: StagedBuild[] = [];
  try {
    await stageOutputs({ ...options, root, out }, staged);
    const lacking = await checkPublication(staged);
    for (const { checkHeld } of staged) checkHeld();
    await staged[0]?.clock.measure('publish', () => publishTogether(staged.map(({ publication }) => publication)));
    const parts: BuildResult[] = [];
    for (const { finish } of staged) parts.push(await finish());
    const isWhole = options.locales === undefined;
    if (isWhole) await removeGoneOutputs({ ...outputs, places: staged.map(({ place }) => place) });
    return sumOf(parts, lacking);
  } finally {
    for (const { close } of staged.toReversed()) await close();
  }
}

/**
 * Builds the outputs on their stages, and adds them to `staged`. The output of the site itself is
 * always the first one that is locked. So two builds at once never wait for each other.
 */
async function stageOutputs(options: BuildOptions & { readonly out: string }, staged: StagedBuild[]): Promise<void> {
  const { locales, out } = options;
  const stage = async (place: string | null, names?: readonly string[]) => {
    const one = await stageBuild({ ...options, place, locales: names, out: outputFolder(out, place) });
    staged.push(one);
    return one;
  };
  try {
    if (locales) for (const [place, names] of await groupByPlace(options, locales)) await stage(place, names);
    else for (const place of otherPlaces((await stage(null)).site.config)) await stage(place);
  } catch (error) {
    for (const { discard } of staged) await discard();
    throw error;
  }
}

/**
 * Returns the named locales in groups: one for each place where locales are served. Unknown names
 * and mistakes in the configuration are no matter of this function: the build reports them.
 */
async function groupByPlace(
  { root, drafts, types = collectionTypes }: BuildOptions,
  names: readonly string[],
): Promise<ReadonlyMap<string | null, readonly string[]>> {
  const { value } = await readSiteConfig(root, types, { drafts });
  const locales = value?.config.locales ?? [];
  const placeOf = (name: string) => locales.find((locale) => locale.name === name)?.away?.domain ?? null;
  const groups = groupBy(names, placeOf);
  const places = [null, ...(value ? otherPlaces(value.config) : [])];
  return new Map(places.flatMap((place) => (groups.has(place) ? [[place, groups.get(place) ?? []]] : [])));
}

/**
 * Returns what the site still lacks before it is published. Throws it as a `DocsgenError` if
 * warnings are errors.
 */
async function checkPublication(staged: readonly StagedBuild[]): Promise<readonly Problem[]> {
  const main = staged.find(({ place }) => place === null);
  const lacking = main ? main.filter.filter(checkPublishing(main.site)) : [];
  if (!hasErrors(lacking)) return lacking;
  for (const { discard } of staged) await discard();
  throw new DocsgenError(uniqueProblems([...staged.flatMap(({ warnings }) => warnings), ...lacking]));
}

function sumOf(parts: readonly BuildResult[], lacking: readonly Problem[]): SiteBuild {
  const [first, ...others] = parts;
  if (!first) throw new TypeError('A build has at least one output');
  return {
    ...first,
    parts: [first, ...others],
    routes: parts.flatMap(({ routes }) => routes),
    rendered: parts.reduce((sum, { rendered }) => sum + rendered, 0),
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    warnings: uniqueProblems([...parts.flatMap(({ warnings }) => warnings), ...lacking]),
    profile: others.length === 0 ? first.profile : mergeProfiles(parts.map(({ profile }) => profile)),
  };
}
