import { posix } from 'node:path';
import { listAnnouncements, resolveAnnouncement } from './announcements.ts';
import type { CollectionSchema } from './collection-schema.ts';
import type { CodeConfig, Collection, Config, ImagesConfig, MarkdownConfig, PageDetailsConfig } from './config.ts';
import type { ConfiguredHtml } from './configured-html.ts';
import type { Locate } from './key-place.ts';
import type { Labels } from './labels.ts';
import type { PageDetailsFields } from './fields/page-details.ts';
import { resolveReports } from './report-levels.ts';
import { resolveAdditions } from './resolve-additions.ts';
import { resolveCheck } from './resolve-check.ts';
import { type LocaleChoice, resolveLocales } from './resolve-locales.ts';
import { resolveSearch } from './resolve-search.ts';
import { resolveSitemap } from './resolve-sitemap.ts';
import type { ParsedConfig } from './schema/site-config.ts';

interface ResolveOptions {
  readonly parsed: ParsedConfig;
  readonly root: string;
  readonly file: string;
  readonly sources: readonly string[];
  readonly html: ConfiguredHtml;
  readonly locate: Locate;
  readonly types: readonly CollectionSchema[];
  readonly choice: LocaleChoice;
  readonly labels: Labels;
}

/**
 * Returns the configuration with all defaults filled in. Throws a `TypeError` if there is no
 * locale; `findConflicts` has already reported that.
 */
export function resolveConfig(options: ResolveOptions): Config {
  const { parsed, root, file, sources, html, locate, types, choice, labels } = options;
  const { footer } = parsed;
  const main = { url: parsed.url.replace(/\/$/, ''), base: parsed.base ?? '/' };
  const locales = resolveLocales(parsed.locales, main, choice);
  return {
    root,
    refs: new Map(),
    file,
    sources,
    html,
    locate,
    labels,
    title: parsed.title,
    titleTemplate: parsed.titleTemplate ?? null,
    tagline: parsed.tagline ?? '',
    baseNotice: parsed.baseNotice ?? true,
    favicon: parsed.favicon ?? null,
    image: parsed.image ?? null,
    noIndex: parsed.noIndex ?? false,
    machineReaders: parsed.machineReaders ?? false,
    ...locales,
    translationPage: parsed.translationPage ?? false,
    languageHint: locales.locales.length > 1 && (parsed.languageHint ?? true),
    strings: parsed.strings ?? {},
    collections: resolveCollections(parsed, types),
    navbar: {
      title: parsed.navbar?.title ?? parsed.title,
      logo: parsed.navbar?.logo ?? null,
      hideOnScroll: parsed.navbar?.hideOnScroll ?? false,
      style: parsed.navbar?.style ?? 'default',
      items: parsed.navbar?.items ?? [],
    },
    footer: footer
      ? {
          style: footer.style ?? 'default',
          columns: footer.columns ?? [],
          links: footer.links ?? [],
          logo: footer.logo ?? null,
          copyright: footer.copyright ?? null,
        }
      : null,
    announcements: listAnnouncements(parsed.announcement).map(resolveAnnouncement),
    colorMode: { default: parsed.colorMode?.default ?? 'light', switch: parsed.colorMode?.switch ?? true },
    palette: parsed.palette ?? null,
    tableOfContents: {
      minLevel: parsed.tableOfContents?.minLevel ?? 2,
      maxLevel: parsed.tableOfContents?.maxLevel ?? 3,
    },
    pageDetails: resolvePageDetails(parsed.pageDetails ?? {}),
    code: resolveCode(parsed.code ?? {}),
    markdown: resolveMarkdown(parsed.markdown ?? {}),
    plugins: [],
    pluginStrings: [],
    pageComponents: [],
    pluginAssets: [],
    serviceWorker: null,
    frontMatter: parsed.frontMatter ?? {},
    security: {
      inlineStyles: parsed.security?.inlineStyles ?? false,
      dotfiles: parsed.security?.dotfiles ?? [],
      linkedFolders: parsed.security?.linkedFolders ?? [],
    },
    images: resolveImages(parsed.images ?? {}),
    reports: resolveReports(parsed.reports ?? {}),
    check: resolveCheck(parsed.check ?? {}),
    search: resolveSearch(parsed.search ?? {}),
    sitemap: resolveSitemap(parsed.sitemap ?? {}),
    trailingSlash: parsed.trailingSlash ?? 'never',
    redirects: (parsed.redirects ?? []).map(({ from, to }) => ({ from: [from].flat(), to })),
    hosts: [...new Set(parsed.hosts)],
    compress: parsed.compress ?? false,
    routesFile: parsed.routesFile ?? false,
    staticFolders: parsed.staticFolders?.map(normalFolder) ?? null,
    ...resolveAdditions(parsed),
    custom: parsed.custom ?? {},
    dev: { poll: parsed.dev?.poll ?? null, allowedHosts: parsed.dev?.allowedHosts ?? [] },
  };
}

function resolveCode({ theme = 'vsDark', darkTheme, marks = {} }: NonNullable<ParsedConfig['code']>): CodeConfig {
  const looks = Object.entries(marks).map(
    ([name, { color = 'neutral', sign = '' }]) => [name, { color, sign }] as const,
  );
  return { theme, darkTheme: darkTheme ?? null, marks: Object.fromEntries(looks) };
}

function resolveMarkdown(markdown: NonNullable<ParsedConfig['markdown']>): MarkdownConfig {
  return {
    variables: markdown.variables ?? {},
    admonitions: Object.fromEntries(
      Object.entries(markdown.admonitions ?? {}).map(([name, { label, icon = 'note', color = 'neutral' }]) => [
        name,
        { label, icon, color },
      ]),
    ),
    customElements: markdown.customElements ?? [],
    parser: markdown.parser ?? 'remark',
    emoji: markdown.emoji ?? true,
    diagrams: markdown.diagrams ?? true,
    headingIds: markdown.headingIds ?? 'lower',
  };
}

function resolvePageDetails(details: PageDetailsFields): PageDetailsConfig {
  return {
    editUrl: details.editUrl ?? null,
    breadcrumbs: details.breadcrumbs ?? true,
    actions: [...new Set(details.actions)],
    reportUrl: details.reportUrl ?? null,
    openIn: details.openIn ?? [],
    structuredData: details.structuredData ?? false,
    readingTime: details.readingTime ?? false,
    lastUpdated: details.lastUpdated ?? false,
    lastAuthor: details.lastAuthor ?? false,
    owner: details.owner ?? false,
    reviewBy: details.reviewBy ?? false,
  };
}

function normalFolder(path: string): string {
  return posix.normalize(path).replace(/\/$/, '');
}

function resolveCollections({ collections }: ParsedConfig, types: readonly CollectionSchema[]): readonly Collection[] {
  return Object.entries(collections).flatMap(([key, { path, source, rewrites, editUrl, ...options }]) => {
    const type = types.find(({ name }) => name === options.type);
    const resolved = type?.resolve(key, path === undefined ? options : { ...options, path: trimSlashes(path) });
    if (!resolved) return [];
    const place = source === undefined ? {} : { source: normalFolder(source) };
    return { ...resolved, ...place, ...(rewrites && { rewrites }), ...(editUrl !== undefined && { editUrl }) };
  });
}

/**
 * In pixels: for a narrow screen, for the text column, and for the text column at double density.
 */
const defaultWidths = [480, 800, 1376];

function resolveImages(images: NonNullable<ParsedConfig['images']>): ImagesConfig {
  const formats = [...new Set(images.formats)];
  const widths = images.widths ?? (formats.length > 0 ? defaultWidths : []);
  return {
    formats,
    widths: [...new Set(widths)].toSorted((one, other) => one - other),
    quality: images.quality ?? null,
    zoom: images.zoom ?? false,
    captions: images.captions ?? false,
  };
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
