import { asProblem } from '../../shared/problem.ts';
import type { Element, ElementContent, Root } from 'hast';
import type { Transformer } from 'unified';
import type { Reference } from '../page/compiled-page.ts';
import type { CompileState } from '../page/compile-state.ts';
import { compileStateOf, placeOf, rangeOf } from '../page/compile-state.ts';
import { codeScheme } from '../../shared/code-scheme.ts';
import { isExternal } from '../../shared/is-external.ts';
import type { JsxData } from '../mdx/jsx-data.ts';
import { linkKind } from './reference-kind.ts';

declare module 'hast' {
  interface ElementData {
    /** Index in the references of the page. */
    reference?: number | undefined;
  }
}

type Positioned = Pick<Element, 'position'>;

/**
 * Collects the references of a page, and stores the index of its reference in each element that
 * leads to a part of the site.
 */
export function references(): Transformer<Root> {
  return (tree, file) => {
    const start = { text: 0, modes: new Set<string>() };
    return collect({ nodes: tree.children, around: {}, state: compileStateOf(file), start });
  };
}

interface Collection {
  readonly nodes: readonly (Root['children'][number] | ElementContent)[];
  /** The nearest parent with a position, for generated elements without one. */
  readonly around: Positioned;
  readonly state: CompileState;
  readonly start: PageStart;
}

/** State of the walk down the page. */
interface PageStart {
  /** Number of characters of text so far. */
  text: number;
  /** Color modes for which a picture was found. The empty string stands for both modes. */
  readonly modes: Set<string>;
}

/** Approximate number of characters that fill the first screen of a page. */
const firstScreen = 1500;

function collect({ nodes, around, state, start }: Collection): undefined {
  for (const node of nodes) {
    if (node.type === 'text') start.text += node.value.length;
    if (node.type !== 'element') continue;
    const own = node.position ? node : around;
    if (node.data?.jsx) collectAttributes(node.data.jsx, state);
    splitVideo(node);
    const found = pointsTo(node);
    if (found && isExternal(found.target)) addExternal(takeWritten(node, found), placeOf(own), state);
    else if (found) {
      node.data = { reference: state.references.length };
      state.references.push({
        ...found,
        ...rangeOf(own, state.lines),
        ...(isLeading(node, start) && { leading: true }),
      });
    }
    collect({ nodes: node.children, around: own, state, start });
  }
}

/** Adds a reference to another site. What is inside the address itself leads nowhere. */
function addExternal(
  found: Pick<Reference, 'kind' | 'target'>,
  { line, column }: ReturnType<typeof placeOf>,
  { externals, references: { length } }: CompileState,
): void {
  if (!/^\s*data:/i.test(found.target)) externals.push({ ...found, line, column, after: length });
}

/**
 * Returns a reference with the address as the author wrote it, which `writtenTargets` has noted.
 */
function takeWritten({ tagName, properties }: Element, found: Pick<Reference, 'kind' | 'target'>) {
  const { dataWritten } = properties;
  delete properties['dataWritten'];
  const written = typeof dataWritten === 'string' ? { ...found, target: dataWritten } : found;
  // Only the site knows which of its addresses are files.
  return tagName === 'a' || tagName === 'area' ? { ...written, kind: 'link' as const } : written;
}

/**
 * Returns whether a picture is the first one of the page and near the top. If there is one for each
 * color mode, both are leading.
 */
function isLeading({ tagName, properties: { className } }: Element, start: PageStart): boolean {
  if (tagName !== 'img') return false;
  const names = Array.isArray(className) ? className : [];
  const mode = ['only-light', 'only-dark'].find((name) => names.includes(name)) ?? '';
  const isFirst = start.modes.size === 0 || (mode !== '' && !start.modes.has('') && !start.modes.has(mode));
  start.modes.add(mode);
  return isFirst && start.text < firstScreen;
}

/**
 * Moves the `src` of a video with a poster into a `source` element, because an element has only one
 * reference.
 */
function splitVideo(node: Element): void {
  const { src, poster, ...others } = node.properties;
  if (node.tagName !== 'video' || src === undefined || poster === undefined) return;
  node.properties = { ...others, poster };
  node.children.unshift({ type: 'element', tagName: 'source', properties: { src }, children: [] });
}

const pictureAttributes: ReadonlySet<string> = new Set(['src', 'srcDark']);

/**
 * Adds references for the URLs in attributes of theme components. Components that the page declares
 * get the attributes unchanged.
 */
function collectAttributes({ name, attributes, line, column }: JsxData, state: CompileState): void {
  const { script, references, messages } = state;
  if (script.declared.has(name.split('.')[0] ?? name)) return;
  for (const attribute of attributes) {
    if (!('value' in attribute) || typeof attribute.value !== 'string') continue;
    const scheme = attribute.name === 'href' ? codeScheme(attribute.value) : null;
    if (scheme !== null) {
      const title = `The address of \`<${name}>\` begins with \`${scheme}\`, which has no effect here.`;
      const hint = 'Pages do not run code from URLs: name a page, a file or another URL.';
      messages.push(asProblem({ code: 'script-address', title, hint, line, column }));
    }
    const kind = attributeKind(name, attribute.name, attribute.value);
    if (kind === null) continue;
    if (isExternal(attribute.value)) {
      const found = { kind: attribute.name === 'href' ? ('link' as const) : kind, target: attribute.value };
      addExternal(found, { line, column, ...attribute.place }, state);
      continue;
    }
    attribute.reference = references.length;
    references.push({ kind, target: attribute.value, line, column, ...attribute.place });
  }
}

/** The attributes of `<Video>` that name files. */
const videoFiles: ReadonlySet<string> = new Set(['src', 'poster', 'captions']);

/** Returns what an attribute of a component refers to; null for one that is no reference. */
function attributeKind(component: string | null, attribute: string, value: string): Reference['kind'] | null {
  if (attribute === 'href') return linkKind(value);
  if (component === 'Video' && videoFiles.has(attribute)) return 'file';
  return pictureAttributes.has(attribute) ? 'image' : null;
}

function pointsTo(node: Element): Pick<Reference, 'kind' | 'target'> | null {
  const { href, src, srcSet, poster, dataFootnoteRef, dataFootnoteBackref } = node.properties;
  if (node.tagName === 'a' || node.tagName === 'area') {
    const isFootnote = dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined;
    return typeof href === 'string' && !isFootnote ? { kind: linkKind(href), target: href } : null;
  }
  if (node.tagName === 'img') return typeof src === 'string' ? { kind: 'image', target: src } : null;
  if (!['source', 'video', 'audio', 'track'].includes(node.tagName)) return null;
  const target = src ?? (node.tagName === 'source' ? singleCandidate(srcSet) : poster);
  return typeof target === 'string' ? { kind: 'file', target } : null;
}

function singleCandidate(srcSet: unknown): string | null {
  return typeof srcSet === 'string' && !/[\s,]/.test(srcSet.trim()) ? srcSet.trim() : null;
}
