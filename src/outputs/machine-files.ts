import { localize } from '../config/localize.ts';
import type { Locale } from '../config/config.ts';
import { hashOf } from '../system/hash.ts';
import { pageFacts } from '../site/machine-readers/page-facts.ts';
import { type PageSection, pageSections, type SectionScope } from '../site/machine-readers/page-sections.ts';
import type { Site } from '../site/graph/site.ts';
import { copyFile } from '../site/page-props/markdown-copy.ts';
import { type GeneratedFile, type GeneratedFilesInput, textFile } from './generated-file.ts';
import { type LlmsList, llmsText } from './llms-text.ts';

/**
 * Yields the files for programs and chat assistants: `llms.txt` and `llms-full.txt` of each locale
 * and version, and `pages.json` of each locale. Yields nothing for a site without them. A file in
 * `static/` takes the place of each of the texts.
 */
export function* machineFiles(input: GeneratedFilesInput): Generator<GeneratedFile> {
  const { site, locales } = input;
  if (!site.config.machineReaders) return;
  for (const file of ownTexts(input)) if (!site.staticFiles.has(file.path)) yield file;
  for (const locale of site.config.locales) {
    if (locales.has(locale.name)) {
      yield textFile(`${folderOf(locale)}pages.json`, locale.name, () => pagesText(site, locale));
    }
  }
}

function* ownTexts(input: GeneratedFilesInput): Generator<GeneratedFile> {
  const { site, locales } = input;
  for (const locale of site.config.locales) {
    if (!locales.has(locale.name)) continue;
    for (const list of llmsLists(site, locale)) {
      yield textFile(`${list.folder}llms.txt`, locale.name, () => llmsText(site.config, list));
      yield fullText(input, list);
    }
  }
}

function folderOf({ path }: Locale): string {
  return path === '' ? '' : `${path}/`;
}

/** Returns the lists of a locale: one of the latest pages, and one for each other version. */
function llmsLists(site: Site, locale: Locale): readonly LlmsList[] {
  const { config } = site;
  const name = localize(config.title, locale);
  const summary = localize(config.tagline, locale);
  const folder = folderOf(locale);
  const all = [...site.collections.values()].flatMap((graph) => scopesOf(graph, locale));
  const sectionsOf = (scope: SectionScope): readonly PageSection[] => pageSections(site, scope);
  const others = all.flatMap(({ isLatest, label, ...scope }): readonly LlmsList[] => {
    const url = isLatest || scope.version === null ? null : (scope.graph.versionUrl?.(locale, scope.version) ?? null);
    const sections = url === null ? [] : sectionsOf(scope);
    if (url === null || sections.length === 0) return [];
    const title = `${name}: ${sections[0]?.title.split(': ')[0] ?? ''} ${label}`;
    return [{ title, summary, folder: `${url.slice(1)}/`, sections, apis: [], others: [] }];
  });
  const sections = all.filter(({ isLatest }) => isLatest).flatMap(sectionsOf);
  if (sections.length === 0) return others;
  const elsewhere = config.locales
    .filter((other) => other !== locale && site.homes.has(other.name))
    .map((other) => ({ title: other.label, folder: other.away?.address ?? folderOf(other) }));
  const apis = [...site.staticFiles].filter((file) => /(?:^|\/)openapi\.(?:json|ya?ml)$/.test(file)).toSorted();
  return [{ title: name, summary, folder, sections, apis, others: [...others, ...elsewhere] }, ...others];
}

interface VersionScope extends SectionScope {
  readonly isLatest: boolean;
  /** Label of the version; empty for a collection without versions. */
  readonly label: string;
}

/** Returns the versions of a collection in a locale. One without versions has its pages only. */
function scopesOf(graph: SectionScope['graph'], locale: Locale): readonly VersionScope[] {
  const { versions } = graph.collection;
  if (versions.length === 0) return [{ graph, locale: locale.name, version: null, isLatest: true, label: '' }];
  return versions.map(({ name, label, status }) => ({
    graph,
    locale: locale.name,
    version: name,
    isLatest: status === 'latest',
    label: localize(label, locale),
  }));
}

/** Returns the file with the Markdown copies of all pages of a list. It may be large. */
function fullText(
  { site, copies }: GeneratedFilesInput,
  { title, summary, folder, sections }: LlmsList,
): GeneratedFile {
  const head = `# ${title}\n${summary === '' ? '' : `\n> ${summary}\n`}`;
  const routes = sections.flatMap((section) => section.routes);
  const files = routes.flatMap((route) => copyFile(site, route) ?? []);
  return {
    path: `${folder}llms-full.txt`,
    locale: routes[0]?.locale.name ?? null,
    key: () => hashOf(head, ...files.map((file) => copies.hash(file))),
    make: async () => {
      const texts = [head];
      for (const file of files) texts.push(await copies.read(file));
      return texts.join('\n---\n\n');
    },
  };
}

/** Returns the JSON with what programs may want to know of each page, one page on a line. */
function pagesText(site: Site, locale: Locale): string {
  const facts = site.routes.filter((route) => route.locale === locale).flatMap((route) => pageFacts(site, route) ?? []);
  return `{"pages":[\n${facts.map((page) => JSON.stringify(page)).join(',\n')}\n]}\n`;
}
