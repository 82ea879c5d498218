import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import { collectionTypes } from '../collections/collection-types.ts';
import { withMakers } from '../content/generated-pages.ts';
import { noMemo } from '../content/content-memo.ts';
import { openRefs } from '../content/open-refs.ts';
import { scanContent, type ScanOptions } from '../content/scan-content.ts';
import { DocsgenError, type Outcome } from '../shared/problem.ts';
import { isAtRef } from '../shared/ref-path.ts';
import { repeatedTitles } from '../site/check-titles.ts';
import { checkEntries } from '../site/check-entries.ts';
import { overdueReviews } from '../site/check-reviews.ts';
import { createSite } from '../site/create-site.ts';
import type { CollectionType } from '../site/collection-type.ts';
import { checkNavigation } from '../site/navigation/check-navigation.ts';
import type { Site } from '../site/graph/site.ts';
import { today } from '../system/today.ts';
import { checkHostLimits } from '../site/redirects/host-limits.ts';
import { checkPermalinks } from './check-permalinks.ts';
import { generatePages } from './generate-pages.ts';
import { openSiteFilter } from './problem-filter/create-problem-filter.ts';
import { findOutdated } from '../translation/status/find-outdated.ts';
import { type HistoryOptions, readHistory } from './read-history.ts';
import { readSiteConfig } from './read-site-config.ts';
import { readSubmodules } from './read-submodules.ts';

/** How to scan a configured site. */
export interface ScanSiteOptions extends ScanOptions, HistoryOptions {
  readonly types: readonly CollectionType[];
  /** Where git refs are checked out, as in `openRefs`. */
  readonly checkouts?: string | undefined;
}

/** Which site to load. */
export interface LoadSiteOptions extends Pick<ScanOptions, 'drafts'>, Pick<HistoryOptions, 'forMaps'> {
  readonly root: string;
  /** As in `LocaleChoice`. Default: null. */
  readonly place?: string | null;
}

/**
 * Returns the graph of a site, with all problems that can be found before Markdown is compiled.
 * Throws a `DocsgenError` if the configuration has mistakes.
 */
export async function loadSite({ root, drafts, place = null, ...options }: LoadSiteOptions): Promise<Outcome<Site>> {
  const configured = await readSiteConfig(root, collectionTypes, { command: 'routes', drafts, place });
  if (configured.value === null) throw new DocsgenError(configured.problems);
  const { config, plugins, types, baseline } = configured.value;
  const generated = await generatePages({ config, plugins }, configured.problems);
  const { value, problems } = await scanSite(config, { ...options, drafts, generated, types });
  const { filter } = openSiteFilter(value, { baseline });
  return { value, problems: filter([...configured.problems, ...problems]) };
}

/**
 * Returns the graph of a configured site, with all problems that can be found before Markdown is
 * compiled.
 */
export async function scanSite(configured: Config, options: ScanSiteOptions): Promise<Outcome<Site>> {
  const refs = await openRefs(configured, options.checkouts);
  const config = { ...configured, refs: refs.value };
  const scanned = await scanContent(config, options);
  const content = { ...scanned, value: { ...scanned.value, submodules: await submodulesOf(config, scanned.value) } };
  const history = await readHistory(config, content.value, options);
  const outdated = await findOutdated({ config, content: content.value }, options.memo ?? noMemo);
  const site = createSite(config, { ...content.value, history: history.value, outdated }, options.types);
  // A navbar item cannot lead to a version that could not be read.
  const lacksDocs = [...refs.problems, ...content.problems].some(
    ({ code }) => code === 'missing-ref' || code === 'empty-collection',
  );
  const problems = [
    refs.problems,
    content.problems,
    history.problems,
    site.problems,
    checkNavigation(site.value).filter(({ code }) => !(lacksDocs && code === 'empty-collection')),
    checkEntries(site.value),
    overdueReviews(site.value, today),
    repeatedTitles(site.value),
    await checkPermalinks(site.value),
    checkHostLimits(site.value),
  ].flat();
  return { value: site.value, problems: withMakers(problems, content.value.generated) };
}

/** Edit links and last changes of files in a submodule are those of its repository. */
async function submodulesOf(config: Config, { sets }: Content): Promise<Content['submodules']> {
  const { editUrl, lastUpdated, lastAuthor } = config.pageDetails;
  const isNeeded =
    editUrl !== null ||
    lastUpdated ||
    lastAuthor ||
    config.sitemap?.lastmod === true ||
    config.collections.some((collection) => collection.editUrl !== undefined);
  return isNeeded ? readSubmodules(config.root, filesOf(sets)) : [];
}

/** Returns the files of the working tree that pages are made from. */
function filesOf(sets: Content['sets']): ReadonlySet<string> {
  return new Set(
    sets.flatMap(({ entries }) => entries.map(({ source }) => source.file)).filter((file) => !isAtRef(file)),
  );
}
