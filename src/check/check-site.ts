import type { Config } from '../config/config.ts';
import { resolveCheck } from '../config/resolve-check.ts';
import { createTextParser, type ParseText } from '../markdown/text-parser.ts';
import { readSiteText } from '../pipeline/problem-filter/create-problem-filter.ts';
import { DocsgenError, type Problem } from '../shared/problem.ts';
import type { Site } from '../site/graph/site.ts';
import { isMapped } from '../site/maps/site-maps.ts';
import { addressesOf } from './addresses-of.ts';
import { checkFolder } from './check-folder.ts';
import { builtBase } from './folder/built-base.ts';
import { readFolder } from './folder/read-folder.ts';
import { createLocator } from './locate/create-locator.ts';
import { withHeadingId } from './locate/heading-id.ts';
import { withoutCopies } from './locate/without-copies.ts';
import { createSuggestions } from './locate/suggest-page.ts';
import { checkHeadingIds } from './site/check-heading-ids.ts';
import { staleTranslations, untranslatedPages } from './site/check-translations.ts';
import type { Finding } from './page/finding.ts';
import type { SiteFacts } from './site/site-facts.ts';

/** Which finished site to check, and how. */
export interface CheckSiteOptions {
  /** Absolute path of the output folder. */
  readonly folder: string;
  /** Null for a folder that was made of no known site. */
  readonly config: Config | null;
  /** Returns the graph of the site; null for no known site. Is called only if it is needed. */
  readonly loadSite: () => Promise<Site | null>;
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
 * Returns what is wrong in an output folder, with the places in the sources. Throws a `DocsgenError` if
 * there is no such folder.
 */
export async function checkSite(options: CheckSiteOptions): Promise<CheckedSite> {
  const { folder, config, loadSite, isOn, collectsExternal, onProgress } = options;
  const listed = readFolder(folder);
  if (!listed || listed.files.every((file) => !file.endsWith('.html'))) throw noSite(folder);
  const { budget } = config?.check ?? resolveCheck({});
  const base = builtBase(folder, listed.files) ?? config?.base ?? '/';
  const addresses = config ? addressesOf({ ...config, base }) : unknownAddresses;
  const found = await checkFolder({ folder, listed, addresses, budget, collectsExternal, onProgress });
  const { site: facts, links } = found;
  const asked = isOn('implicit-heading-id') ? checkHeadingIds(facts, folder) : [];
  const findings = [...found.findings, ...asked].filter(({ code }) => isOn(code));
  const needsGraph =
    isOn('untranslated-page') || isOn('stale-translation') || findings.length > 0 || facts.external.size > 0;
  const graph = needsGraph ? await loadSite() : null;
  const isWanted = graph ? createTest(graph) : () => true;
  const own = (graph ? withoutCopies(findings, graph) : findings).filter(isWanted);
  const locate = createLocator(graph);
  const complete = createSuggestions(listed.files.map((_, place) => facts.resolver.pathOf(place)));
  const parse = createTextParser(config?.markdown.admonitions ?? {});
  const problems = [
    ...own.flatMap((finding) => finishHeading(graph, complete(locate(finding)), parse) ?? []),
    ...(graph && isOn('untranslated-page') ? untranslatedPages(graph) : []),
    ...(graph && isOn('stale-translation') ? await staleTranslations(graph) : []),
  ];
  return {
    problems,
    ...{ pages: facts.pages.size, files: listed.files.length, links },
    external: externalPlaces(facts, locate),
  };
}

const unknownAddresses = { base: '/', isRelative: false, origin: null, trailingSlash: null, others: [] } as const;

/**
 * Returns whether the author of a site can do anything about a finding: not about a page that is in no
 * map on purpose, and not about a list that docsgen makes and nobody links to.
 */
function createTest(site: Site): (finding: Finding) => boolean {
  const routes = new Map(site.routes.map((route) => [route.output, route]));
  return ({ code, output }) => {
    const route = routes.get(output);
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
  return site && file !== undefined ? withHeadingId(problem, readSiteText(site.config.root, file) ?? '', parse) : null;
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

function noSite(folder: string): DocsgenError {
  const title = `There is no finished site in ${folder}`;
  const hint = 'Run `docsgen build` first, or `docsgen check` without `--out`, which builds the site.';
  return new DocsgenError([{ severity: 'error', code: 'missing-folder', title, hint }]);
}
