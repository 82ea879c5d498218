import type { FinishedPage } from '../reading/finished-page.ts';
import type { Finding } from '../reading/page/finding.ts';
import { parsePage } from '../reading/page/parse-page.ts';
import type { ProblemCode } from '../shared/problem-codes.ts';
import { type Problem, uniqueProblems } from '../shared/problem.ts';
import type { Site } from '../site/graph/site.ts';
import { addressesOf } from './addresses-of.ts';
import { uniqueFindings } from './check-folder.ts';
import { createPageJudge, type ExamineSettings } from './examine/examine-page.ts';
import type { PageFacts } from './examine/page-report.ts';
import { createResolver } from './folder/site-folder.ts';
import { createLocator } from './locate/create-locator.ts';
import { joinGraphs } from './locate/site-graphs.ts';
import { createSuggestions } from './locate/suggest-page.ts';
import { withoutCopies } from './locate/without-copies.ts';
import { checkAnchors } from './site/check-anchors.ts';
import { checkHeads } from './site/check-heads.ts';
import { checkRedirects } from './site/check-redirects.ts';
import { createSiteCollector } from './site/site-facts.ts';

/** Pages of an output that is complete but not published, or that is shown while it is written. */
export interface PagesToJudge {
  readonly site: Site;
  /** All files of the output, by path. */
  readonly files: ReadonlyMap<string, { readonly size: number }>;
  /** The files of the pages to judge. */
  readonly pages: { readonly has: (file: string) => boolean };
  /** Returns what was read of one of these pages. Each is forgotten when it is judged. */
  readonly readPage: (file: string) => FinishedPage;
  /**
   * Returns what was read of another page that one of these names, with some of its ids if links
   * lead to them; null if nobody can read it.
   */
  readonly findPage: (file: string, ids: readonly string[]) => FinishedPage | null;
  /** Returns the HTML of one of these pages. Is called only for a page with a mistake. */
  readonly htmlOf: (file: string) => string;
  /** The codes of the problems that are looked for. */
  readonly codes: readonly ProblemCode[];
}

/**
 * Returns what is wrong with pages, judged by all files of their output. Rules that compare all pages
 * of a site are left to `checkSite`.
 */
export function judgePages({
  site,
  pages,
  readPage,
  findPage,
  htmlOf,
  codes,
  ...output
}: PagesToJudge): readonly Problem[] {
  // Pages of other languages may be built another time.
  const files = [...new Set([...output.files.keys(), ...site.routes.map(({ output: file }) => file)])].toSorted();
  const { config } = site;
  const settings: ExamineSettings = {
    addresses: { ...addressesOf(config), files, otherOutputs: [] },
    sizes: files.map((file) => output.files.get(file)?.size ?? 0),
    budget: config.check.budget,
    codes,
    collectsExternal: false,
  };
  const { addresses } = settings;
  const resolver = createResolver(addresses);
  const collector = createSiteCollector({ addresses, resolver, htmlOf });
  const judge = createPageJudge(settings);
  const findings: Finding[] = [];
  const needed = new Map<number, string[]>();
  for (const [place, file] of files.entries()) {
    if (!pages.has(file)) continue;
    const report = judge(readPage(file), place, () => parsePage(htmlOf(file), { collectsTexts: false }));
    collector.add(report);
    findings.push(...report.findings);
    for (const [target, id] of namedBy(report.facts)) {
      const name = files[target] ?? '';
      if (pages.has(name) || !name.endsWith('.html')) continue;
      const ids = needed.get(target) ?? [];
      needed.set(target, id === null ? ids : [...ids, id]);
    }
  }
  for (const [place, ids] of needed) {
    const page = findPage(files[place] ?? '', ids);
    if (page) collector.add(judge(page, place, () => emptyPage));
  }
  const facts = collector.finish();
  const ofSite = [...checkRedirects(facts), ...checkAnchors(facts), ...checkHeads(facts)];
  const wrong = [...findings, ...ofSite].filter(
    ({ code, output: file }) => codes.some((each) => each === code) && pages.has(file),
  );
  if (wrong.length === 0) return [];
  const graphs = joinGraphs([{ folder: '', site }]);
  const locate = createLocator(graphs);
  const complete = createSuggestions(files.map((_, place) => resolver.pathOf(place)));
  const inOrder = uniqueFindings(wrong).toSorted(
    (one, other) => compareText(one.output, other.output) || offsetOf(one) - offsetOf(other),
  );
  return uniqueProblems(withoutCopies(inOrder, graphs).map((finding) => complete(locate(finding))));
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const offsetOf = ({ element }: Finding): number => element?.offset ?? -1;

const emptyPage = parsePage('');

/**
 * Returns the pages that decide whether what a page says of them is right, each with the id that a
 * link leads to.
 */
function namedBy({
  anchors,
  canonical,
  alternates,
  redirect,
}: PageFacts): readonly (readonly [number, string | null])[] {
  const ofAnchors = [...anchors.own, ...anchors.shared].map((anchor): readonly [number, string] => {
    const at = anchor.indexOf('#');
    return [Number(anchor.slice(0, at)), anchor.slice(at + 1)];
  });
  const inHead = [canonical, redirect, ...alternates].flatMap((each) => each?.file ?? []);
  return [...ofAnchors, ...inHead.map((file): readonly [number, null] => [file, null])].filter(([file]) => file >= 0);
}

/** A link that leads nowhere from the source may lead nowhere from the page in another way. */
const linkCodes = ['broken-link', 'missing-anchor', 'missing-file', 'link-to-draft', 'refused-file'] as const;

/** Returns what was found in finished pages, without what was said of the same lines of their sources. */
export function withoutRepeats(said: readonly Problem[], found: readonly Problem[]): readonly Problem[] {
  const keyOf = ({ code, title, file, line }: Problem) =>
    JSON.stringify([linkCodes.some((each) => each === code) ? 'link' : code, file, line, line === undefined && title]);
  const keys = new Set(said.map(keyOf));
  return found.filter((problem) => !keys.has(keyOf(problem)));
}
