import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import type { ReactNode } from 'react';
import { Fragment } from 'react/jsx-runtime';
import rehypeReact from 'rehype-react';
import { unified } from 'unified';
import type { CompiledPage } from '../markdown/page/compiled-page.ts';
import { fillPicture } from './fill-picture.ts';
import type { FinalReference } from './final-reference.ts';
import { createJsxUses, insideProperty, type JsxUses } from './jsx-uses.ts';
import type { PageScope, PageValues } from './page-values.ts';
import type { Theme } from './theme.ts';

/** The drawing of a diagram in both color modes. */
export interface FinalDrawing {
  /** Alternative text. */
  readonly text: string;
  /** Addresses of the drawings. */
  readonly light: string;
  readonly dark: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface RenderContentOptions {
  readonly page: CompiledPage;
  /** The loaded MDX module; null for an `.md` page. */
  readonly mdxModule: PageValues | null;
  readonly scope: PageScope;
  /** Render only the excerpt. */
  readonly excerpt: boolean;
  readonly theme: Theme;
  /** Returns the final form of a reference by its index. */
  readonly resolve: (index: number) => FinalReference;
  /** Returns the drawing of a diagram by its index. */
  readonly drawing: (index: number) => FinalDrawing;
  /** Heading ids that a translation inherits, by the translation's own ids. */
  readonly inheritedIds: ReadonlyMap<string, string>;
  /** Whether the text is the first of the page: its first picture may be the largest element. */
  readonly isFirst: boolean;
  /** Prefix of every id if a page contains several texts; empty for a single text. */
  readonly idPrefix: string;
}

/**
 * Returns a compiled page as React elements of the theme, with its placeholders filled in. Throws a
 * `ContentError` for JavaScript that fails.
 */
export function renderContent(options: RenderContentOptions): ReactNode {
  const { page, excerpt, theme, mdxModule, scope, resolve } = options;
  const tree = excerpt ? (page.excerpt ?? page.tree) : page.tree;
  const components = theme.markdownComponents;
  const uses = createJsxUses({ mdxModule, scope, resolve, components: { ...components, ...theme.mdxComponents } });
  const filled: Root = { type: 'root', children: tree.children.map((node) => fill(node, { ...options, uses })) };
  const { jsx, jsxs } = uses;
  return unified().use(rehypeReact, { Fragment, jsx, jsxs, components, ignoreInvalidStyle: true }).stringify(filled);
}

interface FillOptions extends RenderContentOptions {
  readonly uses: JsxUses;
}

function fill<T extends RootContent | ElementContent>(node: T, options: FillOptions, parentName = ''): T | Element {
  if (node.type !== 'element') return node;
  const [inside] = node.children;
  if (inside?.type === 'raw') {
    const properties = { ...fillProperties(node, null, options), [insideProperty]: inside.value };
    return { ...node, properties, children: [] };
  }
  const children = node.children.map((child) => fill(child, options, node.tagName));
  if (node.data?.jsx || node.data?.value) return options.uses.add({ ...node, children });
  const index = node.data?.reference;
  const final = index === undefined ? null : options.resolve(index);
  const filled: Element = { ...node, properties: fillProperties(node, final, options), children };
  if (node.tagName !== 'img') return filled;
  // A <picture> that the author wrote has its own sources.
  const own = final && parentName === 'picture' ? { ...final, sources: undefined } : final;
  const hasPriority = options.isFirst && index !== undefined && options.page.references[index]?.leading === true;
  return fillPicture(filled, own, hasPriority);
}

const addressProperties = ['href', 'src', 'srcSet', 'poster'] as const;

function fillProperties(
  { tagName, properties, data }: Element,
  final: FinalReference | null,
  options: RenderContentOptions,
): Properties {
  if (tagName === 'docs-diagram') return { ...options.drawing(Number(properties['index'])) };
  const filled = { ...properties };
  const { id } = filled;
  if (typeof id === 'string') filled['id'] = options.idPrefix + (options.inheritedIds.get(id) ?? id);
  if (final === null || data?.reference === undefined) {
    if (options.idPrefix !== '') prefixTargets(filled, options.idPrefix);
    return filled;
  }
  const target = options.page.references[data.reference]?.target.trim();
  for (const name of addressProperties) {
    const value = filled[name];
    if (typeof value === 'string' && value.trim() === target) filled[name] = final.address;
  }
  if (final.broken !== undefined) filled['dataBroken'] = final.broken;
  return filled;
}

/** Adds the prefix to the ids that footnotes use for each other. They are not in the references. */
function prefixTargets(properties: Properties, prefix: string): void {
  const { href, ariaDescribedBy } = properties;
  if (typeof href === 'string' && href.startsWith('#')) properties['href'] = `#${prefix}${href.slice(1)}`;
  if (Array.isArray(ariaDescribedBy)) properties['ariaDescribedBy'] = ariaDescribedBy.map((id) => `${prefix}${id}`);
}
