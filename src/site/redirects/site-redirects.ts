import type { Config } from '../../config/config.ts';
import { isExternal } from '../../shared/is-external.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import { followPatterns, parametersOf } from '../../shared/redirect-patterns.ts';
import { addressOf, type Redirect, type SiteRedirects } from '../graph/redirects.ts';
import { type Route, shownRoute } from '../graph/site.ts';
import { suggestPage } from '../navigation/site-link.ts';
import { type RedirectSource, redirectSources } from './redirect-sources.ts';

/** What redirects are checked with. */
interface RedirectContext {
  readonly config: Config;
  /** All pages of the site. */
  readonly routes: readonly Route[];
  readonly staticFiles: ReadonlySet<string>;
}

/**
 * Returns the redirects of a site, and their mistakes. A redirect to another redirect leads to the
 * target of that one: old lines need not be changed when a page moves again, and readers wait for
 * one answer only.
 */
export function createRedirects(context: RedirectContext): Outcome<SiteRedirects> {
  const { config, routes } = context;
  const sources = redirectSources(config, routes);
  if (sources.length === 0) return { value: { exact: [], patterns: [] }, problems: [] };
  const pages = new Map(routes.map((route) => [addressOf(route.url).toLowerCase(), route]));
  const problems: Problem[] = [];
  const reported = new Set<string>();
  const report = ({ line, place }: RedirectSource, { code, title, hint }: Mistake) => {
    // What is wrong in one language is wrong in all.
    if (!reported.has(line)) problems.push(asProblem({ code, title, hint, ...place() }));
    reported.add(line);
  };
  const table = new Map<string, RedirectSource>();
  const patterns: RedirectSource[] = [];
  for (const source of sources) {
    const taken = takenBy(context, pages, source);
    const other = table.get(source.from) ?? patterns.find(({ from }) => from === source.from);
    if (taken !== null) report(source, taken);
    else if (other) report(source, duplicate(source, other));
    else if (parametersOf(source.from).length > 0) patterns.push(source);
    else table.set(source.from, source);
  }
  const follow = createFollower(context, pages, table, patterns);
  const isSomewhere = new Set<string>();
  const broken: [RedirectSource, Failure][] = [];
  const settle = (source: RedirectSource): Redirect[] => {
    const found = follow(source);
    if ('from' in found) isSomewhere.add(source.line);
    else if (found.code === 'broken-link') broken.push([source, found]);
    else report(source, found);
    return 'from' in found ? [found] : [];
  };
  const exact = [...table.values()].flatMap(settle);
  const settled = patterns.flatMap(settle);
  for (const [source, failure] of broken) {
    // A page may exist in some languages only: its redirects exist there. Of a chain, the last
    // redirect without a target has the mistake.
    const wrong = failure.lines.findLast((line) => !isSomewhere.has(line));
    if (wrong === source.line) report(source, failure);
  }
  return {
    value: {
      exact: exact.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
      patterns: settled
        .filter(({ locale }) => locale.away === null)
        .map(({ from, to, rest }) => ({ from, to: to + rest })),
    },
    problems,
  };
}

type Mistake = Pick<Problem, 'code' | 'title' | 'hint'>;
type Pages = ReadonlyMap<string, Route>;

/** A redirect that leads nowhere. */
interface Failure extends Mistake {
  /** Its line, and those of the redirects that it leads to. */
  readonly lines: readonly string[];
}

/** Returns the mistake of a redirect whose address is that of a page or a file; null for none. */
function takenBy({ staticFiles }: RedirectContext, pages: Pages, source: RedirectSource): Mistake | null {
  const { from, to } = source;
  const isPattern = parametersOf(from).length > 0;
  const rule = [{ from, to: from }];
  const page = isPattern
    ? [...pages.values()].find((route) => followPatterns(rule, addressOf(route.url)) !== null && !route.target)
    : pages.get(from.toLowerCase());
  if (page) {
    const isSame = page === to;
    const what = isPattern
      ? `The pattern \`${from}\` matches the page ${page.url}`
      : `${from} is the address of a page`;
    const hint = isSame
      ? 'The page is already there: remove the line.'
      : 'On some hosts the page wins, on others the redirect. Remove the redirect, or name only addresses without a page.';
    return { code: 'redirect-conflict', title: `${what}, so it cannot lead elsewhere`, hint };
  }
  const path = from.slice(1);
  if (isPattern || !(staticFiles.has(path) || staticFiles.has(`${path}/index.html`))) return null;
  return {
    code: 'redirect-conflict',
    title: `${from} is the address of a static file, so it cannot lead elsewhere`,
    hint: 'Remove the file or the redirect.',
  };
}

function duplicate({ from }: RedirectSource, other: RedirectSource): Mistake {
  const { file, line } = other.place();
  const at = line === undefined ? file : `${file}:${line}`;
  const title = `There are two redirects from ${from}`;
  return { code: 'redirect-conflict', title, hint: `The other one is in ${at}. Keep one of them.` };
}

/** Returns the function that follows a redirect to its end, or says what is wrong with it. */
function createFollower(
  { config, staticFiles }: RedirectContext,
  pages: Pages,
  table: ReadonlyMap<string, RedirectSource>,
  patterns: readonly RedirectSource[],
): (source: RedirectSource) => Redirect | Failure {
  const rules = patterns.flatMap(({ from, to, line }) => (typeof to === 'string' ? [{ from, to, line }] : []));
  const stepFrom = (path: string): Pick<RedirectSource, 'to' | 'line'> | undefined => {
    const exact = table.get(path);
    if (exact) return exact;
    const rule = rules.find((each) => followPatterns([each], path) !== null);
    return rule && { to: followPatterns([rule], path) ?? path, line: rule.line };
  };
  return ({ from, locale, to: first, line, place }) => {
    const seen = [from];
    const lines = [line];
    let to = first;
    let rest = '';
    const end = (page: Route | null, path: string, added: string): Redirect => {
      const hasOwnRest = typeof first === 'string' && first.endsWith(added);
      const shown = page && shownRoute(page);
      return { from, locale, page: shown, to: shown?.url ?? path, rest: added, hasOwnRest, line, place };
    };
    for (;;) {
      if (typeof to !== 'string') return end(to, '', rest);
      if (isExternal(to)) return end(null, to, /[?#]/.test(to) ? '' : rest);
      const [, path = '', own = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
      rest ||= own;
      const page = pages.get(path.toLowerCase());
      if (page) return end(page, path, rest);
      if (staticFiles.has(path.slice(1))) return end(null, path, rest);
      const next = stepFrom(path);
      if (!next && parametersOf(path).length > 0)
        return matchesPage(path, pages) ? end(null, path, rest) : { ...noPages(path), lines };
      if (!next) return { ...missing(config, path, pages), lines };
      if (seen.includes(path) || seen.length > 50) return { ...loop([...seen, path]), lines };
      seen.push(path);
      lines.push(next.line);
      to = next.to;
    }
  };
}

/** Parts of an address with parameters may be any. */
function matchesPage(pattern: string, pages: Pages): boolean {
  const rule = [{ from: pattern, to: '/' }];
  return [...pages.keys()].some((path) => followPatterns(rule, path) !== null);
}

function noPages(pattern: string): Mistake {
  const title = `The redirect leads to \`${pattern}\`, but no page has such an address`;
  return { code: 'broken-link', title, hint: 'Run `docsgen routes` for the list of pages.' };
}

function missing({ locales: [source] }: Config, path: string, pages: Pages): Mistake {
  const known = [...pages.values()].filter(({ locale, kind }) => locale === source && !kind.isNotFound);
  const hint = suggestPage(
    path,
    known.map(({ url }) => url),
  );
  return { code: 'broken-link', title: `The redirect leads to ${path}, which is not a page`, hint };
}

function loop(seen: readonly string[]): Mistake {
  const shown = seen.length > 6 ? [...seen.slice(0, 6), '…'] : seen;
  return {
    code: 'redirect-loop',
    title: `The redirects lead in a circle: ${shown.join(' → ')}`,
    hint: 'Point one of them to a page.',
  };
}
