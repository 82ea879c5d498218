import type { SourceFile } from '../content/content.ts';
import { pathWithoutExtension } from '../content/page-file.ts';
import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import type { FinalReference } from '../render/final-reference.ts';
import type { DiagramSource } from '../render/markdown-copy/copy-context.ts';
import type { PageAssets } from '../render/document.tsx';
import type { FinalDrawing } from '../render/render-content.ts';
import type { TocItemProps } from '../shared/main-props.ts';
import type { Addresses } from '../site/graph/address.ts';
import { compiledPage } from '../site/page-props/content.ts';
import { ownHeadTags } from '../site/page-props/head-tags.ts';
import { createPageProps } from '../site/page-props/create-page-props.ts';
import { copiedPage } from '../site/page-props/markdown-copy.ts';
import { sharedPicture } from '../site/page-props/shared-picture.ts';
import { noChanges } from '../site/page-props/plugin-changes.ts';
import { findAsset, fragmentText, type ResolvedReference, resolveReference } from '../site/references/references.ts';
import type { SearchEntry } from '../site/search/search-entry.ts';
import { keyOf } from '../plugins/diagrams/draw-diagrams.ts';
import type { ImageCopies } from './images/image-copies.ts';
import type { ComponentJob } from '../workers/component-props.ts';
import type { PageJob, TextJob } from '../workers/page-job.ts';
import { baseNoticeOf } from './base-notice.ts';
import { policyOfPage } from './page-policy.ts';
import { scriptTags } from './script-tags.ts';
import type { RenderInput } from './render-input.ts';
import type { PageContext, Route } from '../site/graph/site.ts';

/**
 * Returns everything that a page is rendered from: its props, and each text that it shows with its
 * references resolved. If `entry` is null, the page is not searchable.
 */
export function createPageJob(input: RenderInput, context: PageContext, entry: SearchEntry | null): PageJob {
  const { compiled, client } = input;
  const { route, to } = context;
  const changes = input.pluginChanges.get(route.url) ?? noChanges;
  const props = createPageProps(context, compiled, changes);
  const toc = ('main' in props && props.main.toc) || [];
  const texts = textsOf(route).map((text, index) =>
    createTextJob({ input, route, text, isFirst: index === 0, to, toc }),
  );
  const assets = {
    styleHrefs: [...client.stylePaths, ...textStyles(client, texts)].map((path) => to.file(path)),
    fontHref: client.fontPath === null ? null : to.file(client.fontPath),
    scriptHref: to.file(client.scripts.earlyPath),
    scripts: 'head' in props ? scriptTags(context, client) : [],
    pageStyles: addressesOf(client.pageStyles, to),
    ...themeStyles(client, to),
    ...policyOfPage(client, ownHeadTags(context, compiled, changes)),
    ...baseNoticeOf(context),
    ...(client.themeColors.length > 0 && { themeColors: client.themeColors }),
    ...imageSizeOf(input, route),
  };
  const search = entry && { title: entry.title, description: entry.description, keywords: entry.keywords };
  const copied = copiedPage(context);
  const copy = copied && {
    ...copied,
    diagrams: texts.flatMap(({ compiled: { file }, drawings }) => sources(input, file, drawings)),
  };
  return { output: route.output, props, assets, texts, search, copy };
}

/** Returns the sources of the diagrams of a text. */
function sources(input: RenderInput, file: string, drawings: readonly FinalDrawing[]): readonly DiagramSource[] {
  return compiledPage(input.compiled, file).diagrams.flatMap(({ language, source }, index) => {
    const drawing = drawings[index];
    return drawing ? [{ address: drawing.light, language, source }] : [];
  });
}

/** Returns the size of the picture for links to a page, if it is a picture of the site. */
function imageSizeOf({ site, assets }: RenderInput, route: Route): Pick<PageAssets, 'imageSize'> {
  const file = sharedPicture(site, route);
  const { width = null, height = null } = (file === null ? null : findAsset(assets, file)) ?? {};
  return width === null || height === null ? {} : { imageSize: { width, height } };
}

/** Returns the paths of the style sheets that the components of these texts import. */
function textStyles({ textStyles: paths }: RenderInput['client'], texts: readonly TextJob[]): readonly string[] {
  return [...new Set(texts.flatMap(({ compiled: { file } }) => paths.get(file) ?? []))];
}

/** Returns the style sheets of the theme's components; nothing for a theme without any. */
function themeStyles({ themeStyles: all }: RenderInput['client'], to: Addresses): Pick<PageAssets, 'themeStyles'> {
  if (all.length === 0) return {};
  return { themeStyles: all.map(({ path, classes, islands }) => ({ href: to.file(path), classes, islands })) };
}

function addressesOf(paths: Readonly<Record<string, string>>, to: Addresses): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, to.file(path)]));
}

interface RouteText {
  readonly source: SourceFile;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Address of the page that the text is an excerpt of; null for the page's own text. */
  readonly ownUrl: string | null;
  readonly hasOwnHeading: boolean;
  readonly promotesHeading?: true;
}

/**
 * Returns the texts that a page shows: its own text, or the excerpts of the entries that it lists.
 */
export function textsOf(route: Route): readonly RouteText[] {
  if (route.entry) return [{ ...textOf(route.entry), ownUrl: null }];
  return (route.listed ?? []).map(({ entry, url }) => ({ ...textOf(entry), ownUrl: url }));
}

function textOf(text: Omit<RouteText, 'ownUrl'>): Omit<RouteText, 'ownUrl'> {
  const { source, frontMatter, hasOwnHeading, promotesHeading } = text;
  return { source, frontMatter, hasOwnHeading, ...(promotesHeading && { promotesHeading }) };
}

interface TextContext {
  readonly input: RenderInput;
  readonly route: Route;
  readonly text: RouteText;
  /** The text is the first of the page. */
  readonly isFirst: boolean;
  readonly to: Addresses;
  readonly toc: readonly TocItemProps[];
}

function createTextJob(context: TextContext): TextJob {
  const { input, route, text, isFirst, toc } = context;
  const { source, frontMatter } = text;
  const { file } = source;
  const metadata = compiledPage(input.compiled, file);
  const compiled = input.tasks.get(file);
  if (!compiled) throw new Error(`${file} was not compiled`);
  const excerpt = text.ownUrl !== null;
  return {
    compiled,
    mdxModule: input.mdxModules.get(file) ?? null,
    scope: { frontMatter, toc },
    ...(compiled.format === 'component' ? { component: componentJob(context) } : {}),
    excerpt,
    withoutTitle: text.hasOwnHeading && (excerpt || route.kind.showsTitle === true),
    ...(text.promotesHeading && { promotesHeading: true as const }),
    isFirst,
    inheritedIds: [...(input.compiled.inheritedIds.get(file) ?? [])],
    idPrefix: excerpt ? `${pathWithoutExtension(source.relativePath)}-` : '',
    drawings: metadata.diagrams.map((diagram) => finalDrawing(context, diagram)),
    references: finalReferences(context, metadata),
  };
}

function componentJob({ input, route, text }: TextContext): ComponentJob {
  const { base, trailingSlash } = input.site.config;
  const { locale, output } = route;
  return { data: input.pageData.get(route.url)?.data, page: text.frontMatter, locale, base, trailingSlash, output };
}

function finalDrawing({ input, to, text }: TextContext, diagram: PageMetadata['diagrams'][number]): FinalDrawing {
  const drawn = input.diagrams.get(keyOf(diagram));
  if (!drawn) throw new Error(`A diagram of ${text.source.file} was not drawn`);
  const { light, dark, width, height } = drawn;
  return { text: diagram.text, light: to.file(light.path), dark: to.file(dark.path), width, height };
}

function finalReferences(
  { input, route, text, to }: TextContext,
  { references }: PageMetadata,
): readonly FinalReference[] {
  return references.map((reference) => {
    const resolved = resolveReference(input, route, text.source, reference);
    // A list shows excerpts. A link to a heading of the text must point to the page of the text.
    const isElsewhere = text.ownUrl !== null && resolved.type === 'anchor';
    const final: ResolvedReference = isElsewhere
      ? { type: 'page', url: text.ownUrl, rest: fragmentText(resolved) }
      : resolved;
    if (final.type !== 'broken') return finalReference(final, to, input.imageCopies);
    const mark = input.marksBroken ? { broken: `${final.title}. ${final.hint}` } : {};
    return { address: reference.target, width: null, height: null, ...mark };
  });
}

type ResolvedTarget = Exclude<ResolvedReference, { readonly type: 'broken' }>;

function finalReference(resolved: ResolvedTarget, to: Addresses, copies: ImageCopies): FinalReference {
  switch (resolved.type) {
    case 'page':
      return { address: to.page(resolved.url, resolved.rest), width: null, height: null };
    case 'address':
      return { address: resolved.address, width: null, height: null };
    case 'anchor':
      return { address: fragmentText(resolved) || '#', width: null, height: null };
    case 'asset': {
      const { output, width, height } = resolved.asset;
      const sources = copies.get(output)?.map(({ type, files }) => ({
        type,
        candidates: files.map((file) => ({ address: to.file(file.output), width: file.width })),
      }));
      return { address: to.file(output) + resolved.rest, width, height, sources };
    }
  }
}
