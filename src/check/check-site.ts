import { resolveCheck } from '../config/resolve-check.ts';
import { createTextParser, type ParseText } from '../markdown/text-parser.ts';
import { readSiteText } from '../pipeline/problem-filter/create-problem-filter.ts';
import type { Problem } from '../shared/problem.ts';
import type { Site } from '../site/graph/site.ts';
import { isMapped } from '../site/maps/site-maps.ts';
import { checkFolder } from './check-folder.ts';
import { createLocator } from './locate/create-locator.ts';
import { withHeadingId } from './locate/heading-id.ts';
import type { SiteGraphs } from './locate/site-graphs.ts';
import { withoutCopies } from './locate/without-copies.ts';
import { createSuggestions } from './locate/suggest-page.ts';
import { checkHeadingIds } from './site/check-heading-ids.ts';
import { staleTranslations, untranslatedPages } from './site/check-translations.ts';
import type { Finding } from '../reading/page/finding.ts';
import { loadGraphs, type OutputsToCheck, readOutputs } from './read-outputs.ts';
import type { SiteFacts } from './site/site-facts.ts';

/** Which finished site to check, and how. */
export interface CheckSiteOptions {
  readonly outputs: OutputsToCheck;
  /** Returns whether the problems of a code are reported. */
  readonly isOn: (code: Problem['code']) => boolean;
  readonly collectsExternal: boolean;
  readonly onProgress: (done: number, total: number) => void;
}

/** Where a page links to another site. */
export type LinkPlace = Pick<Problem, 'file' | 'line' | 'column' | 'page' | 'element'>;

/** What was found in a finished site, before exceptions are applied. */
export interface CheckedSite {
  readonly problems: readonly Problem[];
  readonly pages: number;
  readonly files: number;
  readonly links: number;
  /** Addresses of other sites, and the pages that link to them. */
  readonly external: ReadonlyMap<string, readonly LinkPlace[]>;
}

/**
 * Returns what is wrong in the output folders of a site, with the places in the sources. Throws a
 * `DocsgenError` if there is no such folder.
 */
export async function checkSite(options: CheckSiteOptions): Promise<CheckedSite> {
  const { outputs, isOn, collectsExternal, onProgress } = options;
  const [{ folder, config }] = outputs;
  const { listed, addresses } = readOutputs(outputs);
  const { budget } = config?.check ?? resolveCheck({});
  const found = await checkFolder({ folder, listed, addresses, budget, collectsExternal, onProgress });
  const { site: facts, links } = found;
  const asked = isOn('implicit-heading-id') ? checkHeadingIds(facts, folder) : [];
  const findings = [...found.findings, ...asked].filter(({ code }) => isOn(code));
  const needsGraph =
    isOn('untranslated-page') || isOn('stale-translation') || findings.length > 0 || facts.external.size > 0;
  const graphs = needsGraph ? await loadGraphs(outputs) : null;
  const main = graphs?.main ?? null;
  const isWanted = graphs ? createTest(graphs) : () => true;
  const own = (graphs ? withoutCopies(findings, graphs) : findings).filter(isWanted);
  const locate = createLocator(graphs);
  const complete = createSuggestions([...new Set(listed.files.map((_, place) => facts.resolver.pathOf(place)))]);
  const parse = createTextParser(config?.markdown.admonitions ?? {});
  const located = own.flatMap((finding) => finishHeading(main, complete(locate(finding)), parse) ?? []);
  const problems = [
    ...(outputs.length === 1 ? located : onceInFile(located)),
    ...(main && isOn('untranslated-page') ? untranslatedPages(main) : []),
    ...(main && isOn('stale-translation') ? await staleTranslations(main) : []),
  ];
  return {
    problems,
    ...{ pages: facts.pages.size, files: listed.files.length, links },
    external: externalPlaces(facts, locate),
  };
}

/** Returns problems without those of copies: each output has all static files. */
function onceInFile(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ code, title, file, line, column, target }) => {
    const key = JSON.stringify([code, title, file, line, column, target]);
    if (file === undefined || !file.startsWith('static/')) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Returns whether the author of a site can do anything about a finding: not about a page that is in
 * no map on purpose, and not about a list that docsgen makes and nobody links to.
 */
function createTest({ find }: SiteGraphs): (finding: Finding) => boolean {
  return ({ code, output }) => {
    const { site, route } = find(output);
    // Translations take the ids of their source.
    if (code === 'implicit-heading-id') return route?.locale === site.config.locales[0] && !route.fallback;
    if (code === 'orphan-page') return route === undefined || route.entry !== null;
    if (code === 'duplicate-description') return route === undefined || (route.entry ?? route.description) !== null;
    if (code !== 'wrong-map-entry' || !output.endsWith('.html')) return true;
    return route !== undefined && isMapped(site, route);
  };
}

/** Returns a problem as it is, or null if it is about a heading whose source has an id. */
function finishHeading(site: Site | null, problem: Problem, parse: ParseText): Problem | null {
  const { code, file } = problem;
  if (code !== 'implicit-heading-id') return problem;
  return site && file !== undefined ? withHeadingId(problem, readSiteText(site.config, file) ?? '', parse) : null;
}

/** Returns the first place of each link to another site. */
function externalPlaces(
  { external, findExternal, addresses }: SiteFacts,
  locate: (finding: Finding) => Problem,
): CheckedSite['external'] {
  return new Map(
    [...external].map(([url, page]) => {
      const [link] = findExternal(page, url);
      const output = addresses.files[page] ?? '';
      const { address = url, element = null } = link ?? {};
      const finding: Finding = {
        code: 'broken-external-link',
        title: '',
        hint: '',
        output,
        element,
        clues: [address, url],
        target: address,
      };
      const { file, line, column, page: at, element: tag } = locate(finding);
      return [url, [{ file, line, column, page: at, element: tag }]];
    }),
  );
}
