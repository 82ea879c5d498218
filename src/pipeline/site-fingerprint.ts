import { hashOf } from '../system/hash.ts';
import { textsOf } from './create-page-job.ts';
import type { RenderInput } from './render-input.ts';
import type { Route } from '../site/graph/site.ts';
import { hasAddressList } from '../site/redirects/address-list.ts';

/**
 * Returns the fingerprint of everything that pages can show beside their own texts. Each part of
 * the input is taken whole, so a new field counts by itself. Values that no page shows are left
 * out, because otherwise a change of them would render all pages again.
 */
export function siteFingerprint(input: RenderInput): string {
  const { imageCopies, diagrams, theme, client } = input;
  // The contents of these files do not show, and their names have the hash of the content.
  const drawings = [...diagrams].map(([source, { light, dark, ...drawn }]) => [source, light.path, dark.path, drawn]);
  const { files: _files, search: _search, scripts, sources: _sources, warnings: _warnings, ...shared } = client;
  const { files: _scripts, ...scriptPaths } = scripts;
  const parts = [hasAddressList(input.site), imageCopies, drawings, shared, scriptPaths];
  return hashOf(contentFingerprint(input), theme.hash, String(input.marksBroken), ...parts.map(toText));
}

/**
 * Returns the fingerprint of everything that decides where the links in a text lead: the
 * configuration, the pages of the site with their headings, and the files that pages refer to.
 */
function contentFingerprint({ site, compiled, assets }: Pick<RenderInput, 'site' | 'compiled' | 'assets'>): string {
  // The folder of the site does not show. Redirects, files for hosts and the list of routes are
  // beside the pages, and what `docsgen check` and the preview go by changes nothing that is built.
  const { root: _root, refs: _refs, redirects: _redirects, hosts: _hosts, compress: _compress, ...built } = site.config;
  const { check: _check, dev: _dev, routesFile: _routesFile, ...config } = built;
  // A page shows its own text only, generated or not, the last change of that, and whether its
  // original has changed. All are in `inputFingerprint`. Only the search index has the synonyms.
  const { hashes: _hashes, generated: _generated, history: _history, synonyms: _synonyms, ...rest } = site.content;
  const { outdated: _outdated, sets, ...content } = rest;
  const found = sets.map((set) => set.fingerprint ?? set);
  const { outlines, inheritedIds, otherOutlines } = compiled;
  const generated = [...site.collections.values()].map((graph) => graph.generated);
  // A file that does not exist is the same as one that nothing refers to.
  const present = [...assets].filter(([, asset]) => asset !== null);
  const parts = [config, generated, content, found, inheritedIds, otherOutlines, present];
  // By far the largest part, and plain data: `toText` would take twice as long.
  return hashOf(...parts.map(toText), JSON.stringify([...outlines]));
}

function toText(part: unknown): string {
  return JSON.stringify(part, toJson) ?? '';
}

/** JSON would write every map and set as `{}`. */
function toJson(_: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}

/**
 * Returns the fingerprint of everything that a page is made from: the site, the page's own texts,
 * and the headings of other pages that it shows. Pages of equal fingerprints are equal, so their
 * jobs need not be created to see that.
 */
export function inputFingerprint(input: RenderInput, route: Route, site: string): string {
  const { compiled, tasks, mdxModules, pageData, pluginChanges } = input;
  const { config, content, editAddresses } = input.site;
  const showsHistory = config.pageDetails.lastUpdated || config.pageDetails.lastAuthor;
  const texts = textsOf(route).map(({ source: { file } }) => [
    tasks.get(file)?.digest,
    mdxModules.get(file),
    showsHistory ? content.history.get(file) : undefined,
  ]);
  const outlined = route.kind.outlinedPages?.(input.site, route, compiled) ?? [];
  const headings = outlined.map(({ entry }) => compiled.pages.get(entry?.source.file ?? '')?.headings);
  const outdated = content.outdated.get(route.entry?.source.file ?? '');
  const own = [pageData.get(route.url), pluginChanges.get(route.url), editAddresses.get(route.url), outdated];
  const parts = [texts, headings, ...own];
  return hashOf(site, route.url, JSON.stringify(parts));
}
