import type { Root } from 'hast';
import type { ReactNode } from 'react';
import type { SourceFile } from '../content/content.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';
import type { FinalReference } from '../render/final-reference.ts';
import { renderContent } from '../render/render-content.ts';
import { renderPage } from '../render/render-page.tsx';
import type { Theme } from '../render/theme.ts';
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
import type { ImageCopies } from './images/image-copies.ts';

/** All that pages are rendered from. */
export interface RenderInput {
  readonly site: Site;
  readonly compiled: CompiledContent;
  readonly assets: Assets;
  readonly imageCopies: ImageCopies;
  readonly theme: Theme;
  readonly client: ClientBundle;
}

/** Returns the HTML of a page. */
export function renderRoute(input: RenderInput, route: Route): string {
  const { site, compiled, theme, client } = input;
  const { config } = site;
  const to = createAddresses(config, route.kind === 'not-found' ? null : route.output);
  const contents = Object.fromEntries(
    contentsOf(route).map((content, index) => [
      content.source.file,
      renderText(input, route, { content, to, leads: index === 0 }),
    ]),
  );
  return renderPage({
    props: createPageProps(site, route, compiled),
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
}

interface RouteContent {
  readonly source: SourceFile;
  /** Address of the post that the text is an excerpt of; null for the page's own text. */
  readonly postUrl: string | null;
}

/** The texts that a page shows: its own, or the excerpts of the posts that it lists. */
function contentsOf(route: Route): readonly RouteContent[] {
  const own = entryOf(route);
  if (own) return [{ source: own.source, postUrl: null }];
  if (!('page' in route)) return [];
  return route.page.posts.map((post) => ({ source: post.source, postUrl: postUrl(route.blog, post) }));
}

interface TextPlace {
  readonly content: RouteContent;
  readonly to: Addresses;
  /** The text is the first of the page. */
  readonly leads: boolean;
}

function renderText(input: RenderInput, route: Route, { content, to, leads }: TextPlace): ReactNode {
  const { source } = content;
  const excerpt = content.postUrl !== null;
  const compiled = compiledPage(input.compiled, source.file);
  const page = excerpt || route.kind === 'blog-post' ? withoutTitle(compiled) : compiled;
  return renderContent({
    page,
    excerpt,
    leads,
    theme: input.theme,
    inheritedIds: input.compiled.inheritedIds.get(source.file) ?? new Map(),
    idPrefix: excerpt ? `${source.relativePath.replace(/\.md$/, '')}-` : '',
    resolve: (index) => {
      const reference = page.references[index];
      if (!reference) throw new Error(`${source.file} has no reference ${index}`);
      const resolved = resolveReference(input, route, source, reference);
      // A list shows parts of other pages: what they say of themselves is found on those.
      if (content.postUrl === null || resolved.type !== 'anchor')
        return finalReference(resolved, to, input.imageCopies);
      return finalReference({ type: 'page', url: content.postUrl, rest: `#${resolved.id}` }, to, input.imageCopies);
    },
  });
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

function finalReference(resolved: ResolvedReference, to: Addresses, copies: ImageCopies): FinalReference {
  switch (resolved.type) {
    case 'page':
      return { address: to.page(resolved.url, resolved.rest), width: null, height: null };
    case 'anchor':
      return { address: `#${encodeURIComponent(resolved.id)}`, width: null, height: null };
    case 'asset': {
      const { output, width, height } = resolved.asset;
      const sources = copies.get(output)?.map(({ type, files }) => ({
        type,
        candidates: files.map((file) => ({ address: to.file(file.output), width: file.width })),
      }));
      return { address: to.file(output) + resolved.rest, width, height, sources };
    }
    case 'broken':
      throw new Error(resolved.title);
  }
}
