import { posix } from 'node:path';
import { staticSource } from '../../content/scan-static.ts';
import { locateKey } from '../../content/yaml-source.ts';
import { readSiteText } from '../../pipeline/problem-filter/create-problem-filter.ts';
import { problemCodes } from '../../shared/problem-codes.ts';
import type { Problem } from '../../shared/problem.ts';
import { isAtRef } from '../../shared/ref-path.ts';
import { servedBase } from '../../site/graph/address.ts';
import type { Route, Site } from '../../site/graph/site.ts';
import type { Finding } from '../../reading/page/finding.ts';
import { listSourceFiles } from './source-files.ts';
import { addressOf, type KnownFile, type SiteGraphs } from './site-graphs.ts';
import { addressClues } from './address-clues.ts';
import { createFinder, placeAt, type TextPlace } from './find-in-text.ts';

/**
 * Returns a function that returns the problem of a finding, with its place in the source as far as
 * that is known. `graphs` is null if the output was made of no known site.
 */
export function createLocator(graphs: SiteGraphs | null): (finding: Finding) => Problem {
  const site = graphs?.main ?? null;
  const statics = new Set(site?.content.staticFiles);
  const find = createFinder();
  const read = createReader(site?.config.root ?? '');
  let others: readonly string[] | null = null;
  /**
   * Components, partials and style sheets of the site: where a text may come from besides its page.
   */
  const otherFiles = () => (others ??= site ? listOtherFiles(site) : []);

  const placeOf = (finding: Finding): SourcePlace | null => {
    const { output, element, field } = finding;
    if (site === null || graphs === null) return null;
    const known = graphs.find(output);
    const { route } = known;
    if (statics.has(known.path)) {
      const file = staticSource(site.content, known.path);
      const text = read(file) ?? '';
      const { line, column } = (element ? placeAt(text, element.offset) : find(file, text, finding.clues)) ?? {};
      return { file, ...(line !== undefined && column !== undefined && { line, column }) };
    }
    const clues = allClues(finding, known);
    const own = route && sourceOf(route);
    if (element !== null && element.region !== 'main' && element.region !== 'page')
      return searchOthers(clues) ?? (own === null || own === undefined ? null : search([own], clues, true));
    if (!route || own === null || own === undefined) return element ? searchOthers(clues) : null;
    const key = field && route.entry ? locateKey(route.entry.yaml, [field]) : null;
    if (key) return { file: own, line: key.line, column: key.column };
    const found = search([own], clues, true);
    if (found) return found;
    if (field === 'title' || !element) return { file: own, line: 1, column: 1 };
    return searchOthers(clues) ?? { file: own };
  };
  const search = (files: readonly string[], clues: readonly string[], isOwn = false): SourcePlace | null => {
    for (const file of files) {
      const text = read(file);
      const place = text === null ? null : find(file, text, clues, { isOwn });
      if (place) return { file, ...place };
    }
    return null;
  };
  /** Many pages may have the same clue. The files beside the pages are searched once for each. */
  const searched = new Map<string, SourcePlace | null>();
  const searchOthers = (clues: readonly string[]): SourcePlace | null => {
    const key = clues.join('\n');
    const known = searched.get(key);
    if (known !== undefined || site === null) return known ?? null;
    const place = searched.size < mostSearched ? search([site.config.file, ...otherFiles()], clues) : null;
    searched.set(key, place);
    return place;
  };
  return (finding) => {
    const { code, title, hint, output, element, target } = finding;
    const found = placeOf(finding);
    const fix = fixOf(finding, found);
    const { file, line, column, endColumn } = found ?? {};
    return {
      severity: problemCodes[code].severity,
      ...{ code, title, hint },
      ...{ file, line, column, endColumn },
      ...(graphs?.placeOf(output) ?? { page: addressOf(output) }),
      ...(element && { element: element.tag }),
      ...(target !== undefined && { target }),
      ...(fix && { fix }),
    };
  };
}

interface SourcePlace extends Partial<TextPlace> {
  /** Relative to the site's root. */
  readonly file: string;
}

/** Returns what to write in the source, if the address is written there as the page has it. */
function fixOf({ target, replacement }: Finding, place: SourcePlace | null): Problem['fix'] | null {
  const { line, column, text: before } = place ?? {};
  if (replacement === undefined || target === undefined || before !== target) return null;
  return line === undefined || column === undefined ? null : { line, column, before, after: replacement };
}

function allClues({ clues, target }: Finding, { site, route }: KnownFile): readonly string[] {
  if (target === undefined || !clues.includes(target)) return clues;
  const more = addressClues(target, { base: servedBase(site.config), localePath: route?.locale.path ?? '' });
  return [...new Set([...clues, ...more])];
}

/**
 * More clues are not searched for in the files beside the pages: a mistake in all pages has many.
 */
const mostSearched = 500;

/** Returns the file that a page is written in; null for a page that docsgen or a plugin makes. */
function sourceOf({ entry, source }: Route): string | null {
  const file = entry?.source.file ?? source;
  return file === null || isAtRef(file) || posix.extname(file) === '' ? null : file;
}

const isCode = /\.(?:tsx?|jsx?|mjs|css|mdx?|ya?ml|json)$/;

function listOtherFiles(site: Site): readonly string[] {
  const pages = new Set(site.routes.flatMap((route) => sourceOf(route) ?? []));
  return listSourceFiles(site.config).filter((file) => isCode.test(file) && !pages.has(file));
}

/**
 * Returns a function that reads texts; null for a file that cannot be read. The last ones are kept.
 */
function createReader(root: string): (file: string) => string | null {
  const kept = new Map<string, string | null>();
  return (file) => {
    const known = kept.get(file);
    if (known !== undefined) return known;
    const text = readSiteText({ root }, file);
    if (kept.size > 200) kept.clear();
    kept.set(file, text);
    return text;
  };
}
