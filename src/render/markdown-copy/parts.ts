import { markdownAttribute, searchAttribute } from '../../shared/dom.ts';
import type { HtmlReader } from '../../system/parse-html.ts';

/** An element of a page that its Markdown copy shows. */
export interface Part {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly classes: readonly string[];
  readonly children: PartNode[];
}

export type PartNode = Part | string;

/** Elements without text for readers. */
const skippedNames: ReadonlySet<string> = new Set(
  'nav button svg script style template select textarea noscript object canvas'.split(' '),
);
/** Texts of other pages, which the search does not index, but which readers of a list need. */
const listClasses: ReadonlySet<string> = new Set(['cards', 'post-meta', 'tooltip-text', 'video-note']);

/**
 * Returns the reader of the parts of a page that have text for readers: without navigation, controls
 * and decoration. It is told of the main area. In code, only lines with marks are parts of their own.
 */
export function createPartReader(): HtmlReader & { readonly finish: () => readonly PartNode[] } {
  const root = createPart('main', {});
  // What each open element adds its children to.
  const open: Part[] = [root];
  let skippedDepth = 0;
  let codeDepth = 0;
  return {
    open: (name, attributes) => {
      if (skippedDepth > 0 || isSkipped(name, attributes) || (codeDepth > 0 && attributes[searchAttribute] === 'off')) {
        skippedDepth += 1;
        return;
      }
      const parent = open.at(-1) ?? root;
      if (codeDepth > 0 && !isMarkedLine(attributes)) {
        open.push(parent);
        return;
      }
      const part = createPart(name, attributes);
      parent.children.push(part);
      open.push(part);
      if (name === 'pre') codeDepth = open.length;
    },
    text: (text) => {
      if (skippedDepth > 0) return;
      const { children } = open.at(-1) ?? root;
      const last = children.at(-1);
      if (typeof last === 'string') children[children.length - 1] = last + text;
      else children.push(text);
    },
    close: () => {
      if (skippedDepth > 0) {
        skippedDepth -= 1;
        return;
      }
      if (codeDepth === open.length) codeDepth = 0;
      open.pop();
    },
    finish: () => root.children,
  };
}

function createPart(name: string, attributes: Readonly<Record<string, string>>): Part {
  return { name, attributes, classes: attributes['class']?.split(' ') ?? [], children: [] };
}

function isSkipped(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (attributes[markdownAttribute] === 'off') return true;
  if (skippedNames.has(name) || attributes['aria-hidden'] === 'true' || attributes['role'] === 'tablist') return true;
  if (name === 'input') return attributes['type'] !== 'checkbox' || attributes['disabled'] === undefined;
  const classes = attributes['class']?.split(' ') ?? [];
  // Code can be run as it is copied.
  if (classes.includes('line-note')) return true;
  if (classes.includes('anchor') || classes.includes('only-dark')) return true;
  if (attributes[searchAttribute] !== 'off') return false;
  return name !== 'h2' && !(classes.some((each) => listClasses.has(each)) && !classes.includes('reading-time'));
}

function isMarkedLine({ class: names = '' }: Readonly<Record<string, string>>): boolean {
  return names.startsWith('line ');
}

/** Returns the first part inside others, at any depth, that fits; null for none. */
export function findPart(nodes: readonly PartNode[], fits: (part: Part) => boolean): Part | null {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = fits(node) ? node : findPart(node.children, fits);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the text of parts as it is in the page. */
export function textOf(nodes: readonly PartNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}
