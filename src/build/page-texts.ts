import type { Root } from 'hast';
import type { SourceFile } from '../content/content.ts';
import { pathWithoutExtension } from '../content/page-file.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';
import type { FinalReference } from '../render/final-reference.ts';
import type { RenderContentOptions } from '../render/render-content.ts';
import type { TocItemProps } from '../shared/main-props.ts';
import type { Addresses } from '../site/address.ts';
import { postUrl } from '../site/blog.ts';
import { compiledPage } from '../site/page-props/content.ts';
import { type ResolvedReference, resolveReference } from '../site/references.ts';
import { entryOf, type Route } from '../site/route.ts';
import type { ImageCopies } from './images/image-copies.ts';
import type { RenderInput } from './render-input.ts';

/** One text of a page. */
export interface PageText {
  /** Its key among the page's contents. */
  readonly file: string;
  readonly options: RenderContentOptions;
}

interface PagePlace {
  readonly to: Addresses;
  readonly toc: readonly TocItemProps[];
}

/** Returns the texts that a page shows, with all that they are rendered from: its own, or the excerpts of the posts that it lists. */
export function createPageTexts(input: RenderInput, route: Route, place: PagePlace): readonly PageText[] {
  return contentsOf(route).map((content, index) =>
    createPageText({ input, route, content, leads: index === 0, ...place }),
  );
}

interface TextContext extends PagePlace {
  readonly input: RenderInput;
  readonly route: Route;
  readonly content: RouteContent;
  /** The text is the first of the page. */
  readonly leads: boolean;
}

interface RouteContent {
  readonly source: SourceFile;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Address of the post that the text is an excerpt of; null for the page's own text. */
  readonly postUrl: string | null;
}

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

function createPageText({ input, route, content, leads, to, toc }: TextContext): PageText {
  const { source } = content;
  const excerpt = content.postUrl !== null;
  const compiled = compiledPage(input.compiled, source.file);
  const page = excerpt || route.kind === 'blog-post' ? withoutTitle(compiled) : compiled;
  const options: RenderContentOptions = {
    page,
    program: input.programs.get(source.file) ?? null,
    scope: { frontMatter: content.frontMatter, toc },
    excerpt,
    leads,
    theme: input.theme,
    inheritedIds: input.compiled.inheritedIds.get(source.file) ?? new Map(),
    idPrefix: excerpt ? `${pathWithoutExtension(source.relativePath)}-` : '',
    drawing: (index) => {
      const diagram = page.diagrams[index];
      const drawn = diagram && input.diagrams.get(diagram.source);
      if (!drawn) throw new Error(`${source.file} has no drawing ${index}`);
      const { light, dark, width, height } = drawn;
      return { text: diagram.text, light: to.file(light.path), dark: to.file(dark.path), width, height };
    },
    resolve: (index) => {
      const reference = page.references[index];
      if (!reference) throw new Error(`${source.file} has no reference ${index}`);
      const resolved = resolveReference(input, route, source, reference);
      // A list shows parts of other pages: what they say of themselves is found on those.
      if (content.postUrl === null || resolved.type !== 'anchor')
        return finalReference(resolved, to, input.imageCopies);
      return finalReference({ type: 'page', url: content.postUrl, rest: `#${resolved.id}` }, to, input.imageCopies);
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
