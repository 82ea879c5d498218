import type { Root } from 'hast';
import type { ReactNode } from 'react';
import type { SourceFile } from '../content/content.ts';
import { pathWithoutExtension } from '../content/page-file.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';
import { ContentError } from '../render/content-error.ts';
import type { FinalReference } from '../render/final-reference.ts';
import { findFailure } from '../render/find-failure.ts';
import type { PageValues } from '../render/page-values.ts';
import { renderContent, type RenderContentOptions } from '../render/render-content.ts';
import { renderPage } from '../render/render-page.tsx';
import type { Theme } from '../render/theme.ts';
import type { TocItemProps } from '../shared/main-props.ts';
import { DocsgenError } from '../shared/problem.ts';
import { postUrl } from '../site/blog.ts';
import { type Addresses, createAddresses } from '../site/address.ts';
import type { CompiledContent } from '../site/compiled-content.ts';
import { entryOf } from '../site/route.ts';
import { compiledPage } from '../site/page-props/content.ts';
import { createPageProps } from '../site/page-props/create-page-props.ts';
import { type Assets, type ResolvedReference, resolveReference } from '../site/references.ts';
import type { Route } from '../site/route.ts';
import type { Site } from '../site/site.ts';
import type { ClientBundle } from './bundle-client.ts';

/** All that pages are rendered from. */
export interface RenderInput {
  readonly site: Site;
  readonly compiled: CompiledContent;
  readonly assets: Assets;
  readonly theme: Theme;
  /** The JavaScript of `.mdx` pages, by path relative to the site's root. */
  readonly programs: ReadonlyMap<string, PageValues>;
  readonly client: ClientBundle;
}

/** Returns the HTML of a page. Throws a `DocsgenError` if JavaScript of its text fails. */
export function renderRoute(input: RenderInput, route: Route): string {
  const { site, compiled, theme, client } = input;
  const { config } = site;
  const to = createAddresses(config, route.kind === 'not-found' ? null : route.output);
  const props = createPageProps(site, route, compiled);
  const toc = 'toc' in props.main ? props.main.toc : [];
  const texts = contentsOf(route).map((content) => textOptions({ input, route, content, to, toc }));
  const print = (contents: Readonly<Record<string, ReactNode>>) =>
    renderPage({
      props,
      contents,
      theme,
      assets: {
        styleHref: to.file(client.stylePath),
        scriptHref: to.file(client.scripts.earlyPath),
        prepaint: client.scripts.prepaint,
        policy: client.policy,
        buildId: client.buildId,
        base: config.base,
      },
      colorMode: config.colorMode.default,
    });
  try {
    return print(Object.fromEntries(texts.map(({ file, options }) => [file, renderText(file, options)])));
  } catch (error) {
    throw explain(error, texts, (file, content) => print({ [file]: content }));
  }
}

interface Text {
  /** Key of the text among the page's contents. */
  readonly file: string;
  readonly options: RenderContentOptions;
}

function renderText(file: string, options: RenderContentOptions): ReactNode {
  try {
    return renderContent(options);
  } catch (error) {
    throw error instanceof ContentError ? contentProblem(file, error) : error;
  }
}

/** Only what the text of a page brings along may fail; anything else is a fault of docsgen. */
function explain(
  error: unknown,
  texts: readonly Text[],
  print: (file: string, content: ReactNode) => unknown,
): unknown {
  if (error instanceof DocsgenError) return error;
  for (const { file, options } of texts) {
    const found = findFailure(error, options, (content) => print(file, content));
    if (found) return contentProblem(file, found);
  }
  return error;
}

function contentProblem(file: string, error: ContentError): DocsgenError {
  const { message: title, hint, line, column } = error;
  return new DocsgenError([{ severity: 'error', title, hint, file, line, column }], { cause: error });
}

interface RouteContent {
  readonly source: SourceFile;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Address of the post that the text is an excerpt of; null for the page's own text. */
  readonly postUrl: string | null;
}

/** The texts that a page shows: its own, or the excerpts of the posts that it lists. */
function contentsOf(route: Route): readonly RouteContent[] {
  const own = entryOf(route);
  if (own) return [{ source: own.source, frontMatter: own.frontMatter, postUrl: null }];
  if (!('page' in route)) return [];
  return route.page.posts.map((post) => ({
    source: post.source,
    frontMatter: post.frontMatter,
    postUrl: postUrl(route.blog, post),
  }));
}

interface TextContext {
  readonly input: RenderInput;
  readonly route: Route;
  readonly content: RouteContent;
  readonly to: Addresses;
  readonly toc: readonly TocItemProps[];
}

function textOptions({ input, route, content, to, toc }: TextContext): Text {
  const { source } = content;
  const excerpt = content.postUrl !== null;
  const compiled = compiledPage(input.compiled, source.file);
  const page = excerpt || route.kind === 'blog-post' ? withoutTitle(compiled) : compiled;
  const options: RenderContentOptions = {
    page,
    program: input.programs.get(source.file) ?? null,
    scope: { frontMatter: content.frontMatter, toc },
    excerpt,
    theme: input.theme,
    inheritedIds: input.compiled.inheritedIds.get(source.file) ?? new Map(),
    idPrefix: excerpt ? `${pathWithoutExtension(source.relativePath)}-` : '',
    resolve: (index) => {
      const reference = page.references[index];
      if (!reference) throw new Error(`${source.file} has no reference ${index}`);
      const resolved = resolveReference(input, route, source, reference);
      // A list shows parts of other pages: what they say of themselves is found on those.
      if (content.postUrl === null || resolved.type !== 'anchor') return finalReference(resolved, to);
      return finalReference({ type: 'page', url: content.postUrl, rest: `#${resolved.id}` }, to);
    },
  };
  return { file: source.file, options };
}

/** A post's title is printed over it, so its text does not begin with it again. */
function withoutTitle(page: CompiledPage): CompiledPage {
  const strip = (tree: Root): Root => {
    const first = tree.children.findIndex((node) => node.type === 'element');
    const node = tree.children[first];
    const hasTitle = node?.type === 'element' && node.tagName === 'h1';
    return hasTitle ? { ...tree, children: tree.children.toSpliced(first, 1) } : tree;
  };
  return { ...page, tree: strip(page.tree), excerpt: page.excerpt && strip(page.excerpt) };
}

function finalReference(resolved: ResolvedReference, to: Addresses): FinalReference {
  switch (resolved.type) {
    case 'page':
      return { address: to.page(resolved.url, resolved.rest), width: null, height: null };
    case 'anchor':
      return { address: `#${encodeURIComponent(resolved.id)}`, width: null, height: null };
    case 'asset': {
      const { output, width, height } = resolved.asset;
      return { address: to.file(output) + resolved.rest, width, height };
    }
    case 'broken':
      throw new Error(resolved.title);
  }
}
