import type { Element, ElementContent } from 'hast';
import type { ReactNode } from 'react';
import { ContentError, explainThrown } from './content-error.ts';
import { renderContent, type RenderContentOptions } from './render-content.ts';

/** A component, or an expression, of a text. */
export type Use = NonNullable<NonNullable<Element['data']>['jsx'] | NonNullable<Element['data']>['value']>;

/** Puts a text into its page and prints that. */
type Print = (content: ReactNode) => unknown;

type Nodes = readonly ElementContent[];

/**
 * Tells whether a component or expression is looked for. `content` puts it into the page by itself;
 * the node tells it from the others.
 */
export type UseTest = (content: () => ReactNode, node: Element) => boolean;

/** Returns the innermost components and expressions of a text of which a test is true. */
export function findUses(options: RenderContentOptions, test: UseTest): readonly Use[] {
  const isFound = (node: Element) => {
    // It may fail for want of what stands around it.
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

/** Returns what a message calls a component or an expression. */
export function nameUse(use: Use): string {
  if (!('name' in use)) return 'The expression';
  return `The ${/^[a-z]/.test(use.name) ? 'element' : 'component'} \`<${use.name}>\``;
}

/** What fails in a text, and the text without that. */
interface Failures {
  readonly errors: readonly ContentError[];
  readonly rest: RenderContentOptions;
}

/**
 * Returns every component and expression of a text that makes its page fail. Each that is found is
 * taken out, and the page is tried again: what stands around it is not blamed then, for it may miss
 * it, and what stands in it is not looked at.
 */
export function findFailures(options: RenderContentOptions, print: Print): Failures {
  const errors: ContentError[] = [];
  const incomplete = new Set<Use>();
  const sound = new Set<ElementContent>();
  let nodes = nodesOf(options);
  for (;;) {
    const failure = attempt(() => print(renderNodes(options, nodes)));
    const found = 'error' in failure ? findFailure(failure.error, { options, nodes, print, sound }) : null;
    if (!found) {
      const own = 'error' in failure && failure.error instanceof ContentError ? [failure.error] : [];
      return { errors: [...errors, ...own].toSorted(byPlace), rest: withNodes(options, nodes) };
    }
    if (!incomplete.has(found.use)) errors.push(found.error);
    for (const use of found.around) incomplete.add(use);
    nodes = withoutUse(nodes, found.use);
  }
}

interface FailureSearch {
  readonly options: RenderContentOptions;
  readonly nodes: Nodes;
  readonly print: Print;
  /** Blocks of the text that are known not to fail by themselves. */
  readonly sound: Set<ElementContent>;
}

interface FoundUse {
  readonly use: Use;
  readonly error: ContentError;
  /** The uses that it stands in. */
  readonly around: readonly Use[];
}

/**
 * Returns which use makes a page fail, null if none does. Of those that fail in the same words
 * where they stand, it is the innermost that does so by itself, too: in a component that throws,
 * all that it holds seems to fail, and a part of one is often wrong alone.
 */
function findFailure(error: unknown, { options, nodes, print, sound }: FailureSearch): FoundUse | null {
  const message = messageOf(error);
  const fails = (content: Nodes): boolean => {
    const failure = attempt(() => print(renderNodes(options, content)));
    const [only, ...others] = content;
    if (!('error' in failure) && only && others.length === 0) sound.add(only);
    return 'error' in failure && messageOf(failure.error) === message;
  };
  const chain: Element[] = [];
  let inside = nodes;
  let wrap = (content: Nodes): Nodes => content;
  for (;;) {
    const around = wrap;
    const isSound = (node: ElementContent) => chain.length === 0 && sound.has(node);
    const failing = inside.find((node) => hasUse(node) && !isSound(node) && fails(around([node])));
    if (failing?.type !== 'element') break;
    chain.push(failing);
    inside = failing.children;
    wrap = (content) => around([{ ...failing, children: [...content] }]);
  }
  const uses = chain.flatMap((node) => useOf(node) ?? []);
  const alone = chain.findLast((node) => useOf(node) !== null && fails([node]));
  const use = alone ? useOf(alone) : uses.at(-1);
  // Where the page fails without the text, too, nothing in it is the cause.
  if (!use || fails([])) return null;
  return { use, error: explainThrown(error, nameUse(use), use), around: uses.slice(0, uses.indexOf(use)) };
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

/** Nodes that do not change stay the same objects. */
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
