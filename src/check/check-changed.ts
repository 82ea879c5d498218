import type { Problem } from '../shared/problem.ts';
import { outputCodes } from '../shared/problem-codes.ts';
import { pageCodes } from './page-codes.ts';
import type { Site } from '../site/graph/site.ts';
import { addressesOf } from './addresses-of.ts';
import type { ExamineSettings } from './examine/examine-page.ts';
import { examinePages } from './examine/examine-pages.ts';
import type { PageFacts } from './examine/page-report.ts';
import type { Finding } from './page/finding.ts';
import { createResolver } from './folder/site-folder.ts';
import { createLocator } from './locate/create-locator.ts';
import { joinGraphs } from './locate/site-graphs.ts';
import { createSuggestions } from './locate/suggest-page.ts';
import { withoutCopies } from './locate/without-copies.ts';
import { checkAnchors } from './site/check-anchors.ts';
import { checkHeads } from './site/check-heads.ts';
import { checkRedirects } from './site/check-redirects.ts';
import { createSiteCollector } from './site/site-facts.ts';

/** An output that is complete but not published yet. */
export interface CheckChangedOptions {
  readonly site: Site;
  /** All files of the output with their sizes, also those that stay as they are. */
  readonly files: ReadonlyMap<string, { readonly size: number }>;
  readonly isChanged: (file: string) => boolean;
  /** Returns where a file is now. */
  readonly pathOf: (file: string) => string;
  /** Returns whether the problems of a code are errors of the site. */
  readonly isError: (code: Problem['code']) => boolean;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Returns what is wrong with the changed pages of an output, as far as it is an error. Of other
 * pages only those are read that the changed ones name. Rules that compare all pages of a site are
 * left to `checkSite`.
 */
export async function checkChanged(options: CheckChangedOptions): Promise<readonly Problem[]> {
  const { site, isChanged, pathOf, isError, onProgress } = options;
  // Those of other languages may be built another time.
  const files = [...new Set([...options.files.keys(), ...site.routes.map(({ output }) => output)])].toSorted();
  const isPage = (file: string) => file.endsWith('.html');
  // Static pages may come from other programs, so they stop no build.
  const changed = new Set(site.routes.flatMap(({ output }) => (isChanged(output) ? [output] : [])));
  if (changed.size === 0) return [];
  const settings = settingsOf(options, files);
  const { addresses } = settings;
  const resolver = createResolver(addresses);
  const collector = createSiteCollector({ addresses, resolver, pathOf });
  const findings: Finding[] = [];
  const needed = new Set<number>();
  const pageFiles = (isWanted: (file: string, place: number) => boolean) =>
    files.flatMap((file, place) => (isWanted(file, place) ? [{ place, path: pathOf(file) }] : []));
  await examinePages({
    settings,
    pages: pageFiles((file) => changed.has(file)),
    onProgress,
    onReport: (report) => {
      collector.add(report);
      findings.push(...report.findings);
      for (const place of namedBy(report.facts)) needed.add(place);
    },
  });
  await examinePages({
    settings,
    pages: pageFiles(
      (file, place) => needed.has(place) && isPage(file) && !changed.has(file) && options.files.has(file),
    ),
    onProgress: () => undefined,
    onReport: collector.add,
  });
  const facts = collector.finish();
  const ofSite = [...checkRedirects(facts), ...checkAnchors(facts), ...checkHeads(facts)];
  const errors = [...findings, ...ofSite].filter(({ code, output }) => isError(code) && changed.has(output));
  if (errors.length === 0) return [];
  const graphs = joinGraphs([{ folder: '', site }]);
  const locate = createLocator(graphs);
  const complete = createSuggestions(files.map((_, place) => resolver.pathOf(place)));
  return withoutCopies(errors, graphs).map((finding) => complete(locate(finding)));
}

function settingsOf({ site, files: known, isError }: CheckChangedOptions, files: readonly string[]): ExamineSettings {
  const { config } = site;
  return {
    addresses: { ...addressesOf(config), files, otherOutputs: [] },
    sizes: files.map((file) => known.get(file)?.size ?? 0),
    budget: config.check.budget,
    codes: [...outputCodes, ...pageCodes].filter(isError),
    collectsExternal: false,
  };
}

/** Returns the pages that decide whether what a page says of them is right. */
function namedBy({ anchors, canonical, alternates, redirect }: PageFacts): readonly number[] {
  const ofAnchors = [...anchors.own, ...anchors.shared].map((anchor) => Number(anchor.slice(0, anchor.indexOf('#'))));
  const inHead = [canonical, redirect, ...alternates].flatMap((each) => each?.file ?? []);
  return [...ofAnchors, ...inHead].filter((place) => place >= 0);
}
