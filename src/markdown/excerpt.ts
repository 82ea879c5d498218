import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import type { Reference } from './page/compiled-page.ts';

/**
 * Returns a copy of the nodes before `<!-- truncate -->`, or null if there is no marker. The
 * references of the copy are appended to `references`. The copy has no ids and no footnote
 * references, because one page may list many excerpts.
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
  /** The references of the excerpt so far. They are appended to those of the page at the end. */
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
