import type { Element, ElementContent } from 'hast';
import type { ReactNode } from 'react';
import { ContentError, explainThrown } from './content-error.ts';
import { renderContent, type RenderContentOptions } from './render-content.ts';

/** The use of a component, or an expression, in a page. */
export type Use = NonNullable<NonNullable<Element['data']>['jsx'] | NonNullable<Element['data']>['value']>;

/** Renders a page with the given content. */
type RenderContentPage = (content: ReactNode) => unknown;

type Nodes = readonly ElementContent[];

/**
 * Returns whether a use is one of those that are searched for. `content` returns the use alone,
 * rendered without the rest of the page; `node` is its element.
 */
export type UseTest = (content: () => ReactNode, node: Element) => boolean;

/** Returns the innermost uses in a page for which the test returns true. */
export function findUses(options: RenderContentOptions, test: UseTest): readonly Use[] {
  const isFound = (node: Element) => {
    // It may throw because it needs the components around it: then it is not found.
    const result = attempt(() => test(() => renderNodes(options, [node]), node));
    return 'value' in result && result.value;
  };
  const find = (nodes: Nodes): readonly Use[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'element') return [];
      const [inside, use] = [find(node.children), useOf(node)];
      return inside.length === 0 && use !== null && isFound(node) ? [use] : inside;
    });
  return find(nodesOf(options));
}

/** Returns the name of a component or an expression in messages. */
export function nameUse(use: Use): string {
  if (!('name' in use)) return 'The expression';
  return `The ${/^[a-z]/.test(use.name) ? 'element' : 'component'} \`<${use.name}>\``;
}

/** The errors of a page, and the page without the uses that fail. */
interface Failures {
  readonly errors: readonly ContentError[];
  readonly rest: RenderContentOptions;
}

/**
 * Returns the errors of all uses that make the page fail. Each failing use is removed, then the
 * page is rendered again. Uses around a removed one are not reported, because they may fail without
 * it; uses inside it are not tested.
 */
export function findFailures(options: RenderContentOptions, renderPage: RenderContentPage): Failures {
  const errors: ContentError[] = [];
  const incomplete = new Set<Use>();
  const passing = new Set<ElementContent>();
  let nodes = nodesOf(options);
  for (;;) {
    const failure = attempt(() => renderPage(renderNodes(options, nodes)));
    const found = 'error' in failure ? findFailure(failure.error, { options, nodes, renderPage, passing }) : null;
    if (!found) {
      const own = 'error' in failure && failure.error instanceof ContentError ? [failure.error] : [];
      return { errors: [...errors, ...own].toSorted(byPlace), rest: withNodes(options, nodes) };
    }
    if (!incomplete.has(found.use)) errors.push(found.error);
    for (const use of found.ancestors) incomplete.add(use);
    nodes = withoutUse(nodes, found.use);
  }
}

interface FailureSearch {
  readonly options: RenderContentOptions;
  readonly nodes: Nodes;
  readonly renderPage: RenderContentPage;
  /** Top-level nodes that do not fail when rendered alone. */
  readonly passing: Set<ElementContent>;
}

interface FoundUse {
  readonly use: Use;
  readonly error: ContentError;
  /** The uses that contain it, outermost first. */
  readonly ancestors: readonly Use[];
}

/**
 * Returns the use that makes a page fail; null if none does. Candidates are the nested uses that
 * still fail with the same message when their siblings are removed. Of these it returns the
 * innermost one that also fails alone: everything inside a throwing component seems to fail, and a
 * child may work only inside its parent.
 */
function findFailure(error: unknown, { options, nodes, renderPage, passing }: FailureSearch): FoundUse | null {
  const message = messageOf(error);
  const fails = (content: Nodes): boolean => {
    const failure = attempt(() => renderPage(renderNodes(options, content)));
    const [only, ...others] = content;
    if (!('error' in failure) && only && others.length === 0) passing.add(only);
    return 'error' in failure && messageOf(failure.error) === message;
  };
  const chain: Element[] = [];
  let inside = nodes;
  let wrap = (content: Nodes): Nodes => content;
  for (;;) {
    const around = wrap;
    const isPassing = (node: ElementContent) => chain.length === 0 && passing.has(node);
    const failing = inside.find((node) => hasUse(node) && !isPassing(node) && fails(around([node])));
    if (failing?.type !== 'element') break;
    chain.push(failing);
    inside = failing.children;
    wrap = (content) => around([{ ...failing, children: [...content] }]);
  }
  const uses = chain.flatMap((node) => useOf(node) ?? []);
  const alone = chain.findLast((node) => useOf(node) !== null && fails([node]));
  const use = alone ? useOf(alone) : uses.at(-1);
  // If the page also fails without its content, the content is not the cause.
  if (!use || fails([])) return null;
  return { use, error: explainThrown(error, nameUse(use), use), ancestors: uses.slice(0, uses.indexOf(use)) };
}

function nodesOf({ page, excerpt }: RenderContentOptions): Nodes {
  const { children } = excerpt ? (page.excerpt ?? page.tree) : page.tree;
  return children.filter((node) => node.type !== 'doctype' && node.type !== 'mdxjsEsm');
}

function withNodes(options: RenderContentOptions, nodes: Nodes): RenderContentOptions {
  return { ...options, page: { ...options.page, tree: { type: 'root', children: [...nodes] } }, excerpt: false };
}

function renderNodes(options: RenderContentOptions, nodes: Nodes): ReactNode {
  return renderContent(withNodes(options, nodes));
}

/** Returns the nodes without a use. Unchanged nodes stay the same objects, as `passing` needs. */
function withoutUse(nodes: Nodes, use: Use): Nodes {
  return nodes.flatMap((node): Nodes => {
    if (node.type !== 'element') return [node];
    if (useOf(node) === use) return [];
    const children = withoutUse(node.children, use);
    const isSame =
      children.length === node.children.length && children.every((child, at) => child === node.children[at]);
    return [isSame ? node : { ...node, children: [...children] }];
  });
}

function useOf({ data }: Element): Use | null {
  return data?.jsx ?? data?.value ?? null;
}

function hasUse(node: ElementContent): boolean {
  return node.type === 'element' && (useOf(node) !== null || node.children.some(hasUse));
}

function attempt<T>(work: () => T): { readonly value: T } | { readonly error: unknown } {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}

function byPlace(one: ContentError, other: ContentError): number {
  const [file, otherFile] = [one.file ?? '', other.file ?? ''];
  if (file !== otherFile) return file < otherFile ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
