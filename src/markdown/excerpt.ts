import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import type { Reference } from './page/compiled-page.ts';

/**
 * Returns a copy of what stands before `<!-- truncate -->`, null without the marker. Its references are added to the
 * list. It has no ids and no references to footnotes, since a list shows many excerpts on one page.
 */
export function takeExcerpt(tree: Root, references: Reference[]): Root | null {
  if (!hasMarker(tree)) return null;
  const copied: Reference[] = [];
  const { kept, found } = takeBefore(tree.children, { references, copied });
  if (!found) return null;
  for (const reference of copied) references.push(reference);
  return { type: 'root', children: kept };
}

function isMarker(node: Nodes): boolean {
  return node.type === 'comment' && node.value.trim() === 'truncate';
}

function hasMarker(node: Nodes): boolean {
  return isMarker(node) || (node.type === 'element' || node.type === 'root' ? node.children.some(hasMarker) : false);
}

interface Sources {
  readonly references: readonly Reference[];
  /** Those of the excerpt so far, which will follow the page's. */
  readonly copied: Reference[];
}

interface Taken<T> {
  readonly kept: T[];
  readonly found: boolean;
}

function takeBefore<T extends RootContent | ElementContent>(nodes: readonly T[], sources: Sources): Taken<T | Element> {
  const kept: (T | Element)[] = [];
  for (const node of nodes) {
    if (isMarker(node)) return { kept, found: true };
    if (node.type !== 'element') {
      kept.push({ ...node });
      continue;
    }
    if (isFootnoteReference(node)) continue;
    const copy = copyElement(node, sources);
    const inner = takeBefore(node.children, sources);
    if (!inner.found || inner.kept.length > 0) kept.push({ ...copy, children: inner.kept });
    if (inner.found) return { kept, found: true };
  }
  return { kept, found: false };
}

function copyElement(node: Element, { references, copied }: Sources): Element {
  const { id: _id, ...properties } = node.properties;
  const copy: Element = { ...node, properties };
  const reference = node.data?.reference === undefined ? undefined : references[node.data.reference];
  if (reference) {
    copy.data = { reference: references.length + copied.length };
    copied.push(reference);
  }
  return copy;
}

function isFootnoteReference(node: Element): boolean {
  const [child] = node.children;
  return node.tagName === 'sup' && child?.type === 'element' && child.properties['dataFootnoteRef'] !== undefined;
}
