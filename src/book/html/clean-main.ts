import type { Element, ElementContent, Nodes, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';

/** Elements that are for screens: navigation, controls, code, and what plays. */
const droppedNames: ReadonlySet<string> = new Set(
  'audio button canvas dialog embed form iframe link meta nav noscript object script select source style template textarea video'.split(
    ' ',
  ),
);

const droppedClasses: ReadonlySet<string> = new Set(
  'anchor back-to-top breadcrumbs code-tools icon-external only-dark page-details pager tab-list toc-column toc-fold tooltip-text version-badge video-frame visually-hidden zoom-open'.split(
    ' ',
  ),
);

/** Elements of the site's scripts, and what they mark. What is in them is on paper too. */
const unwrapped: ReadonlySet<string> = new Set(['docs-island', 'docs-slot', 'picture']);

/** The list of the pages of a category is text of a page, if the author has put it there. */
const keptUnsearched: ReadonlySet<string> = new Set(['cards', 'post-meta', 'video-note']);

/** Attributes for scripts, keyboards and loading. */
const droppedProperties: ReadonlySet<string> = new Set(
  'ariaControls ariaOwns autoPlay decoding fetchPriority hidden loading open role sizes srcSet tabIndex target'.split(
    ' ',
  ),
);

/**
 * Returns the parts of the main area of a page that are printed, as they are on paper: everything
 * unfolded. Notices about the page, such as that it is not translated, are among them if asked for.
 */
export function cleanMain(html: string, keepsNotices: boolean): readonly ElementContent[] {
  const tree = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: html }] });
  const main: Root | Element = findColumn(tree) ?? tree;
  const isNotice = (node: Nodes): node is Element => node.type === 'element' && hasClass(node, 'callout');
  const nodes: readonly Nodes[] = main.children;
  return nodes.flatMap((node) => (keepsNotices && isNotice(node) ? cleanInside(node) : cleanNode(node)));
}

/** The column of text of a page. Beside it are tables of contents and buttons. */
function findColumn({ children }: Root | Element): Element | null {
  for (const child of children) {
    if (child.type !== 'element') continue;
    const found = hasClass(child, 'column') ? child : findColumn(child);
    if (found) return found;
  }
  return null;
}

function cleanNode(node: Nodes): readonly ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  if (node.tagName === 'video') return videoLink(node);
  return isDropped(node) ? [] : cleanInside(node);
}

function cleanInside(node: Element): readonly ElementContent[] {
  const children = node.children.flatMap(cleanNode);
  if (unwrapped.has(node.tagName)) return children;
  return [{ ...node, properties: printProperties(node), children }];
}

function isDropped(node: Element): boolean {
  const { tagName, properties } = node;
  if (droppedNames.has(tagName) || [...droppedClasses].some((name) => hasClass(node, name))) return true;
  if (properties.role === 'tooltip') return true;
  if (properties.hidden === true && !hasClass(node, 'tab-panel')) return true;
  return properties['dataSearch'] === 'off' && ![...keptUnsearched].some((name) => hasClass(node, name));
}

function printProperties({ tagName, properties }: Element): Element['properties'] {
  const kept = Object.entries(properties).filter(
    ([name]) => !droppedProperties.has(name) && !(tagName === 'details' && name === 'name'),
  );
  return { ...Object.fromEntries(kept), ...(tagName === 'details' && { open: true }) };
}

/** A film on paper is its address. */
function videoLink({ properties: { src } }: Element): readonly ElementContent[] {
  if (typeof src !== 'string') return [];
  const text = { type: 'text' as const, value: src.split('/').at(-1) ?? src };
  return [{ type: 'element', tagName: 'a', properties: { href: src }, children: [text] }];
}

/** Returns whether an element has a class. */
export function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
